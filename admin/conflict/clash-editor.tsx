/** One field that two people changed: their text, yours, and what is to stay. */
import type { Field, Locale } from '@cyanotype/content/model/index.ts'
import { TextArea } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import type { Clash } from '../edits/edits.ts'
import { bothTogether, wordsOfValue } from './decision.ts'
import { diffWords } from './diff.ts'
import { MarkedText } from './marked-text.tsx'

type Way = 'together' | 'theirs' | 'yours'

interface ClashEditorProps {
  // biome-ignore lint/suspicious/noExplicitAny: fields of any value can clash.
  readonly field: Field<any> | undefined
  readonly clash: Clash
  /** Who wrote the other text. */
  readonly editor: string
  readonly lang: Locale | undefined
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

export function ClashEditor({ field, clash, editor, lang, value, onChange }: ClashEditorProps) {
  const { t, i18n } = useLingui()
  const both = bothTogether(field, clash)
  const [way, setWay] = useState<Way>(both === undefined ? 'yours' : 'together')
  const [written, setWritten] = useState(both ?? '')
  const words = {
    base: wordsOfValue(field, clash.base),
    theirs: wordsOfValue(field, clash.theirs),
    yours: wordsOfValue(field, clash.yours),
  }
  const choose = (next: Way) => {
    setWay(next)
    onChange(next === 'together' ? written : clash[next])
  }
  const write = (text: string) => {
    setWritten(text)
    onChange(text)
  }
  const sides = { chosen: way, group: useId(), onChoose: choose }
  const label = field === undefined ? clash.field : i18n._(field.label)
  return (
    <fieldset className="clash">
      <legend>{label}</legend>
      <div className="clash-texts">
        <Side title={t`What ${editor} wrote`} way="theirs" {...sides} label={t`Keep this`}>
          <MarkedText pieces={diffWords(words.base, words.theirs)} lang={lang} />
        </Side>
        <Side title={t`What you wrote`} way="yours" {...sides} label={t`Keep this`}>
          <MarkedText pieces={diffWords(words.base, words.yours)} lang={lang} />
        </Side>
      </div>
      {both === undefined ? null : (
        <Side title={t`Both together`} way="together" {...sides} label={t`Write together`}>
          {way === 'together' ? (
            <TextArea
              label={<Trans>What stays: what both of you wrote is here, take away what is double</Trans>}
              face="code"
              rows={6}
              lang={lang}
              value={typeof value === 'string' ? value : written}
              onChange={(event) => write(event.target.value)}
            />
          ) : null}
        </Side>
      )}
    </fieldset>
  )
}

interface SideProps {
  readonly title: string
  readonly way: Way
  readonly chosen: Way
  /** Radio buttons of one field belong together by this. */
  readonly group: string
  readonly label: string
  readonly onChoose: (way: Way) => void
  readonly children: ReactNode
}

function Side({ title, way, chosen, group, label, onChoose, children }: SideProps) {
  const id = useId()
  return (
    <section className="clash-side" aria-labelledby={id} data-chosen={way === chosen ? '' : undefined}>
      <h3 id={id}>{title}</h3>
      {children}
      <label className="clash-choice">
        <input
          type="radio"
          name={group}
          checked={way === chosen}
          onChange={() => onChoose(way)}
          aria-describedby={id}
        />
        {label}
      </label>
    </section>
  )
}
