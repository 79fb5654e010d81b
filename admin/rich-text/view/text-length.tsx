/** Text length: the length of the text or of the selection. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useMemo } from 'react'

interface TextLengthProps {
  readonly text: string
  readonly selected: string
  readonly lang: Locale
}

export function TextLength({ text, selected, lang }: TextLengthProps) {
  const { words, minutes } = useMemo(() => countOf(text, lang), [text, lang])
  const chosen = useMemo(() => countOf(selected, lang), [selected, lang])
  return (
    <p className="text-length">
      {chosen.words > 0 ? (
        <Trans>
          <Plural value={chosen.words} one="# word" other="# words" /> of {words} selected
        </Trans>
      ) : (
        <>
          <Plural value={words} one="# word" other="# words" />
          {minutes > 0 ? (
            <>
              {' · '}
              <Plural value={minutes} one="# min read" other="# min read" />
            </>
          ) : null}
        </>
      )}
    </p>
  )
}

interface Count {
  readonly words: number
  readonly characters: number
  readonly minutes: number
}

/**
 * Words per minute for silent reading (Brysbaert 2019 for English). Languages with longer words have fewer.
 */
const wordsPerMinute: Readonly<Partial<Record<Locale, number>>> = { en: 238, et: 190, el: 200 }
const defaultWordsPerMinute = 200

const segmenters = new Map<string, Intl.Segmenter>()

function segmenter(locale: Locale): Intl.Segmenter {
  const cached = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, cached)
  return cached
}

/** Counts words and estimates the reading time. */
function countOf(text: string, locale: Locale): Count {
  let words = 0
  for (const { isWordLike } of segmenter(locale).segment(text)) if (isWordLike) words += 1
  const characters = text.replaceAll(/\s+/g, ' ').trim().length
  const minutes =
    words === 0 ? 0 : Math.max(1, Math.round(words / (wordsPerMinute[locale] ?? defaultWordsPerMinute)))
  return { words, characters, minutes }
}
