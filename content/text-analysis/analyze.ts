/**
 * Text analysis: the terms of a word are the folded word and its stem. Documents and queries are analysed in
 * the same way in both databases, which is why “näitused” finds “näitus”.
 */
import type { Locale } from '../model/index.ts'
import { memoizeWord } from './memoize-word.ts'
import { stemEnglish } from './stem/english.ts'
import { stemEstonian } from './stem/estonian.ts'
import { stemGreek } from './stem/greek.ts'
import { snowballStemmer } from './stem/snowball.ts'
import type { Word } from './tokenize.ts'
import { foldWord } from './tokenize.ts'

/** Increase it when the same text yields other terms or they are stored in another form. */
export const analysis = '4'

/** Our own stemmers take a folded word. */
const stemmers: Readonly<Partial<Record<Locale, (folded: string) => string>>> = {
  en: memoizeWord(stemEnglish),
  et: memoizeWord(stemEstonian),
  el: memoizeWord(stemGreek),
}

/** A word of a text or of a query. */
export type AnalysedWord = Pick<Word, 'folded' | 'lower'>

/**
 * The stem of a word in a locale, folded. It is never empty. Words of languages without a stemmer are found as they
 * are written. `loadStemmers` must have been called for the locale.
 */
export function stemOf(locale: Locale, { folded, lower }: AnalysedWord): string {
  if (isStopWord(locale, folded)) return folded
  const own = stemmers[locale]
  if (own !== undefined) return own(folded)
  const stem = snowballStemmer(locale)?.(lower)
  return stem === undefined ? folded : foldWord(stem) || folded
}

/** The terms by which a word is found. The folded word itself is a term in every locale. */
export function termsOf(locale: Locale, word: AnalysedWord): readonly string[] {
  const stem = stemOf(locale, word)
  return stem === word.folded ? [stem] : [word.folded, stem]
}

const lists = {
  en: 'a an and are as at be been but by for from had has have he her his how i if in into is it its me my no nor not of off on or our she so than that the their them then there these they this those to us was we were what when where which who why will with you your',
  et: 'aga ega ehk ei et ja ka kas kes kui kuid kuidas kus ma ma me meie mida mille millal mis mu mul mulle nad need neid nende ning nii oli oleme olen olete olin oma on ongi sa sa see seda sel selle sellel sest siin siis ta ta tema teie tema temal toda too uhe voi vaid valja',
  el: 'α αι αλλα αν απο αυτα αυτεσ αυτη αυτο αυτοι αυτοσ αυτου αυτων για γιατι δε δεν εαν εγω ειμαι ειναι εισαι εμεισ ενα εναν ενασ ενοσ εσεισ εσυ η ηταν θα και κατα κι μασ με μεσα μετα μη μην μια μιασ μου να ο οι ομωσ οποια οποιο οποιοσ οπου οπωσ οσο οτι ουτε παρα ποια ποιο ποιοσ που προσ πωσ σαν σασ σε σου στα στη στην στισ στο στον στουσ στων τα τη την τησ τι τισ το τον του τουσ των ωσ',
}

const sets: Readonly<Partial<Record<Locale, ReadonlySet<string>>>> = {
  en: new Set(lists.en.split(' ')),
  et: new Set(lists.et.split(' ')),
  el: new Set(lists.el.split(' ')),
}

/**
 * Stop words, folded: words that occur in nearly every text. They are searched only if a query has no other
 * words. The lists are short and contain no word that has a meaning of its own.
 */
export function isStopWord(locale: Locale, folded: string): boolean {
  return sets[locale]?.has(folded) ?? false
}

/** The stop words of Estonian that are written with other letters than they are folded to. */
const accentedStopWords: ReadonlySet<string> = new Set(['ühe', 'või', 'välja'])

/**
 * The same for a word as a visitor writes it. In Estonian õ, ä, ö and ü are letters of their own: “õli” (oil) and “töö”
 * (work) are no stop words, unlike “oli” and “too”.
 */
export function isWrittenStopWord(locale: Locale, { folded, lower }: AnalysedWord): boolean {
  const isMeant = locale !== 'et' || lower === folded || accentedStopWords.has(lower)
  return isMeant && isStopWord(locale, folded)
}
