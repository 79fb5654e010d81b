/**
 * Text analysis: the terms of a word are the folded word and its stem. Documents and queries are analysed in
 * the same way in both databases, which is why “näitused” finds “näitus”.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { stemEnglish } from './stem/english.ts'
import { stemEstonian } from './stem/estonian.ts'
import { stemGreek } from './stem/greek.ts'

/** Increase it when the same text yields other terms or they are stored in another form. */
export const analysis = '3'

const stemmers: Readonly<Record<Locale, (folded: string) => string>> = {
  en: memoizeStem(stemEnglish),
  et: memoizeStem(stemEstonian),
  el: memoizeStem(stemGreek),
}

/** The stem of a folded word in a locale. It is never empty. */
export function stemOf(locale: Locale, folded: string): string {
  return isStopWord(locale, folded) ? folded : stemmers[locale](folded)
}

/** The terms by which a folded word is found. The folded word itself is a term in every locale. */
export function termsOf(locale: Locale, folded: string): readonly string[] {
  const stem = stemOf(locale, folded)
  return stem === folded ? [folded] : [folded, stem]
}

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

/**
 * Stop words, folded: words that occur in nearly every text. They are searched only if a query has no other
 * words. The lists are short and contain no word that has a meaning of its own.
 */
export function isStopWord(locale: Locale, folded: string): boolean {
  return sets[locale].has(folded)
}

/** A few megabytes at most. */
const maxWords = 20_000
const maxLength = 64

/** Caches stems, because a few thousand words make up most of all texts. */
export function memoizeStem(find: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const answer = known.get(word)
    if (answer !== undefined) return answer
    const found = find(word)
    if (known.size >= maxWords) known.clear()
    if (word.length <= maxLength) known.set(word, found)
    return found
  }
}
