/** Conflict choice: shows both versions of a changed block and the combined text, and selects one. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { DiffBlock } from '@cyanotype/ui/index.ts'
import { DiffView, TextArea } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { TextComparison } from '../comparison/text-comparison.tsx'
import type { ConflictChoice } from './conflict.ts'

type Text = string | readonly DiffBlock[]

interface ChoiceProps {
  readonly label: ReactNode
  readonly texts: Readonly<Record<'base' | 'theirs' | 'yours', Text>>
  /** The name of the person who wrote the other text. */
  readonly editor: string
  /** Whether the texts are Markdown. */
  readonly isMarkdown?: boolean
  readonly lang: Locale | undefined
  readonly choice: ConflictChoice
  readonly onChoose: (choice: ConflictChoice) => void
  /** The combined text. `undefined` when the values cannot be combined. */
  readonly written?: string | undefined
  readonly onWrite: (text: string) => void
}

export function Choice({
  label,
  texts,
  isMarkdown = false,
  editor,
  lang,
  choice,
  onChoose,
  ...rest
}: ChoiceProps) {
  const { t } = useLingui()
  const { written, onWrite } = rest
  const View = isMarkdown ? TextComparison : DiffView
  const sides = { choice, group: useId(), onChoose }
  const drawn = { before: texts.base, beforeLabel: t`Before`, language: lang, layout: 'within' } as const
  const theirTitle = t`Text by ${editor}`
  const yourTitle = t`Your text`
  return (
    <fieldset className="conflict-field">
      <legend>{label}</legend>
      <div className="conflict-texts">
        <Side title={theirTitle} side="theirs" {...sides} label={t`Keep this`}>
          <View {...drawn} label={theirTitle} after={texts.theirs} />
        </Side>
        <Side title={yourTitle} side="yours" {...sides} label={t`Keep this`}>
          <View {...drawn} label={yourTitle} after={texts.yours} />
        </Side>
      </div>
      {written === undefined ? null : (
        <Side title={t`Combined text`} side="together" {...sides} label={t`Combine both`}>
          {choice === 'together' ? (
            <TextArea
              label={<Trans>Combined text: remove any duplicates</Trans>}
              face="code"
              rows={6}
              lang={lang}
              dir="auto"
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
  readonly side: ConflictChoice
  readonly choice: ConflictChoice
  /** The name that groups the radio buttons of one block. */
  readonly group: string
  readonly label: string
  readonly onChoose: (choice: ConflictChoice) => void
  readonly children: ReactNode
}

function Side({ title, side, choice, group, label, onChoose, children }: SideProps) {
  const id = useId()
  return (
    <section className="conflict-side" aria-labelledby={id} data-chosen={side === choice ? '' : undefined}>
      <h3 id={id}>{title}</h3>
      {children}
      <label className="conflict-choice">
        <input
          type="radio"
          className="radio-control"
          name={group}
          checked={side === choice}
          onChange={() => onChoose(side)}
          aria-describedby={id}
        />
        {label}
      </label>
    </section>
  )
}
