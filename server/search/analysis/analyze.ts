/**
 * What is written down of a word, and asked for: the word itself, folded, and its stem. Documents and queries go through
 * here alike, on both engines; that is all that makes “näitused” find “näitus”.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { memoizeStem } from './memoize-terms.ts'
import { stemEnglish } from './stem/english.ts'
import { stemEstonian } from './stem/estonian.ts'
import { stemGreek } from './stem/greek.ts'
import { isStopWord } from './stop-words.ts'

/** Changes whenever the same text gives other terms than before, or they are kept in another form. */
export const analysis = '2'

const stemmers: Readonly<Record<Locale, (folded: string) => string>> = {
  en: memoizeStem(stemEnglish),
  et: memoizeStem(stemEstonian),
  el: memoizeStem(stemGreek),
}

/** The stem of a folded word in a language. Never empty. */
export function stemOf(locale: Locale, folded: string): string {
  return isStopWord(locale, folded) ? folded : stemmers[locale](folded)
}

/** Under which terms a folded word is found. A name in the index is found by itself in every language. */
export function termsOf(locale: Locale, folded: string): readonly string[] {
  const stem = stemOf(locale, folded)
  return stem === folded ? [folded] : [folded, stem]
}
