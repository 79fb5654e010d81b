/** One place that two people changed: their words, yours, both together, and which of them stays. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { DiffBlock } from '@cyanotype/ui/index.ts'
import { DiffView, TextArea } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { TextComparison } from '../comparison/index.ts'
import type { Way } from './conflict-choice.ts'

type Text = string | readonly DiffBlock[]

interface ChoiceProps {
  readonly label: ReactNode
  readonly texts: Readonly<Record<'base' | 'theirs' | 'yours', Text>>
  /** Who wrote the other text. */
  readonly editor: string
  /** The texts are Markdown. */
  readonly isMarkdown?: boolean
  readonly lang: Locale | undefined
  readonly way: Way
  readonly onWay: (way: Way) => void
  /** What both wrote, where that can be joined. */
  readonly written?: string | undefined
  readonly onWrite: (text: string) => void
}

export function Choice({ label, texts, isMarkdown = false, editor, lang, way, onWay, ...rest }: ChoiceProps) {
  const { t } = useLingui()
  const { written, onWrite } = rest
  const View = isMarkdown ? TextComparison : DiffView
  const sides = { chosen: way, group: useId(), onChoose: onWay }
  const drawn = { before: texts.base, beforeLabel: t`Before`, language: lang, layout: 'within' } as const
  const theirTitle = t`What ${editor} wrote`
  const yourTitle = t`What you wrote`
  return (
    <fieldset className="clash">
      <legend>{label}</legend>
      <div className="clash-texts">
        <Side title={theirTitle} way="theirs" {...sides} label={t`Keep this`}>
          <View {...drawn} label={theirTitle} after={texts.theirs} />
        </Side>
        <Side title={yourTitle} way="yours" {...sides} label={t`Keep this`}>
          <View {...drawn} label={yourTitle} after={texts.yours} />
        </Side>
      </div>
      {written === undefined ? null : (
        <Side title={t`Both together`} way="together" {...sides} label={t`Write together`}>
          {way === 'together' ? (
            <TextArea
              label={<Trans>What stays: what both of you wrote is here, take away what is double</Trans>}
              face="code"
              rows={6}
              lang={lang}
              value={written}
              onChange={(event) => onWrite(event.target.value)}
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
  /** Radio buttons of one place belong together by this. */
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
          className="radio-control"
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
