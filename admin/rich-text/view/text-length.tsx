/** Text length: the length of the text or of the selection. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { countOf } from './count-words.ts'

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
              <Plural value={minutes} one="# minute to read" other="# minutes to read" />
            </>
          ) : null}
        </>
      )}
    </p>
  )
}
