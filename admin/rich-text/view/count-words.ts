/** How long a text is, and how long one reads it. */
import type { Locale } from '@cyanotype/content/model/index.ts'

export interface Count {
  readonly words: number
  readonly characters: number
  readonly minutes: number
}

/** Words a minute that people read silently in their language (Brysbaert 2019 for English; longer words are fewer). */
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
