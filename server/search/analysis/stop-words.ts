/**
 * Stop words, folded: words that occur in nearly every text. They are searched only if a query has no other
 * words. The lists are short and contain no word that has a meaning of its own.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'

const lists: Readonly<Record<Locale, string>> = {
  en: 'a an and are as at be been but by for from had has have he her his how i if in into is it its me my no nor not of off on or our she so than that the their them then there these they this those to us was we were what when where which who why will with you your',
  et: 'aga ega ehk ei et ja ka kas kes kui kuid kuidas kus ma ma me meie mida mille millal mis mu mul mulle nad need neid nende ning nii oli oleme olen olete olin oma on ongi sa sa see seda sel selle sellel sest siin siis ta ta tema teie tema temal toda too uhe voi vaid valja',
  el: 'α αι αλλα αν απο αυτα αυτεσ αυτη αυτο αυτοι αυτοσ αυτου αυτων για γιατι δε δεν εαν εγω ειμαι ειναι εισαι εμεισ ενα εναν ενασ ενοσ εσεισ εσυ η ηταν θα και κατα κι μασ με μεσα μετα μη μην μια μιασ μου να ο οι ομωσ οποια οποιο οποιοσ οπου οπωσ οσο οτι ουτε παρα ποια ποιο ποιοσ που προσ πωσ σαν σασ σε σου στα στη στην στισ στο στον στουσ στων τα τη την τησ τι τισ το τον του τουσ των ωσ',
}

const sets: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(lists.en.split(' ')),
  et: new Set(lists.et.split(' ')),
  el: new Set(lists.el.split(' ')),
}

export function isStopWord(locale: Locale, folded: string): boolean {
  return sets[locale].has(folded)
}
