/**
 * Text analysis: the terms of a word are the folded word and its stem. Documents and queries are analysed in
 * the same way in both databases, which is why “näitused” finds “näitus”.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { memoizeStem } from './memoize-terms.ts'
import { stemEnglish } from './stem/english.ts'
import { stemEstonian } from './stem/estonian.ts'
import { stemGreek } from './stem/greek.ts'
import { isStopWord } from './stop-words.ts'

/** Increase it when the same text yields other terms or they are stored in another form. */
export const analysis = '2'

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
