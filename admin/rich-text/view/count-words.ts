/** Counts words and estimates the reading time. */
import type { Locale } from '@cyanotype/content/model/index.ts'

export interface Count {
  readonly words: number
  readonly characters: number
  readonly minutes: number
}

/**
 * Words per minute for silent reading (Brysbaert 2019 for English). Languages with longer words have fewer.
 */
const pace: Readonly<Record<Locale, number>> = { en: 238, et: 190, el: 200 }

const segmenters = new Map<string, Intl.Segmenter>()

function segmenter(locale: Locale): Intl.Segmenter {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, known)
  return known
}

export function countOf(text: string, locale: Locale): Count {
  let words = 0
  for (const { isWordLike } of segmenter(locale).segment(text)) if (isWordLike) words += 1
  const characters = text.replaceAll(/\s+/g, ' ').trim().length
  return { words, characters, minutes: words === 0 ? 0 : Math.max(1, Math.round(words / pace[locale])) }
}
