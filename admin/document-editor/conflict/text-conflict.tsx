/**
 * Text conflict: accepts changes of one person automatically and asks about blocks that both people changed.
 */
import type { ConflictPart, MergedPart, MergePart } from '@cyanotype/content/mdx/merge/merge-blocks.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import { Disclosure } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { TextEditor } from '../../rich-text/index.ts'
import { ComparisonSwitch, TextComparison } from '../comparison/text-comparison.tsx'
import { Choice } from './block-choice.tsx'
import type { ConflictingTexts, Decision } from './combine-texts.ts'
import { decidedText, firstDecisions, openMerge } from './combine-texts.ts'
import type { PartDecision, StoredDecision } from './conflict.ts'

interface TextConflictProps {
  readonly texts: ConflictingTexts
  /** The decision from before the user went back to their text. */
  readonly stored: StoredDecision | undefined
  readonly label: string
  readonly editor: string
  readonly lang: Locale | undefined
  readonly onChange: (value: string, places: readonly PartDecision[]) => void
}

export function TextConflict({ texts, stored, label, onChange, ...rest }: TextConflictProps) {
  const [merge] = useState(() => openMerge(texts))
  const [decisions, setDecisions] = useState(() => decisionsIn(stored) ?? firstDecisions(merge))
  const result = useMemo(() => decidedText(merge, decisions), [merge, decisions])
  const notifyChange = useEffectEvent(onChange)
  useEffect(() => notifyChange(result, decisions), [result, decisions])

  const decide = (index: number, change: Partial<Decision>) =>
    setDecisions(decisions.map((one, at) => (at === index ? { ...one, ...change } : one)))
  const clashes = merge.parts.filter(({ kind }) => kind === 'conflict').length
  const titleId = useId()
  return (
    <section className="text-conflict" aria-labelledby={titleId}>
      <h3 id={titleId}>{label}</h3>
      <p>
        <Plural
          value={clashes}
          one="# conflict to resolve. All other changes were combined automatically."
          other="# conflicts to resolve. All other changes were combined automatically."
        />
      </p>
      <ComparisonSwitch />
      {merge.parts.map((part, index) => (
        <Part
          {...rest}
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of parts does not change.
          key={index}
          part={part}
          index={indexOf(merge.parts, index)}
          count={clashes}
          decision={decisions[index]}
          onDecide={(change) => decide(index, change)}
        />
      ))}
      <Outcome source={result} lang={rest.lang} />
    </section>
  )
}

function decisionsIn(stored: StoredDecision | undefined): readonly Decision[] | undefined {
  return stored?.places.map(({ way, written = '' }) => ({ way, written }))
}

/** Returns the position of a part among those that need a decision. */
function indexOf(parts: readonly MergePart[], index: number): number {
  return parts.slice(0, index + 1).filter(({ kind }) => kind === 'conflict').length
}

interface PartProps extends Pick<TextConflictProps, 'editor' | 'lang'> {
  readonly part: MergePart
  readonly index: number
  readonly count: number
  readonly decision: Decision | undefined
  readonly onDecide: (change: Partial<Decision>) => void
}

function Part({ part, decision, ...rest }: PartProps) {
  if (part.kind === 'settled') return <ResolvedPart {...rest} part={part} />
  return decision === undefined ? null : <Clashing {...rest} part={part} decision={decision} />
}

interface ClashingProps extends PartProps {
  readonly part: ConflictPart
  readonly decision: Decision
}

function Clashing({ part, index: place, count: places, decision, onDecide, ...rest }: ClashingProps) {
  const { t } = useLingui()
  return (
    <Choice
      {...rest}
      isMarkdown
      label={places === 1 ? t`Conflict` : t`Conflict ${place} of ${places}`}
      texts={{ base: blocks(part.base), theirs: blocks(part.theirs), yours: blocks(part.yours) }}
      choice={decision.way}
      onChoose={(choice) => onDecide({ way: choice })}
      written={decision.written}
      onWrite={(written) => onDecide({ written })}
    />
  )
}

const blocks = (segments: readonly { readonly source: string }[]) =>
  segments.map(({ source }) => ({ text: source }))

type ResolvedPartProps = Pick<PartProps, 'editor' | 'lang'> & { readonly part: MergedPart }

/** A part that needs no decision: collapsed when it is unchanged, otherwise with its change. */
function ResolvedPart({ part, editor, lang }: ResolvedPartProps) {
  const { t } = useLingui()
  if (part.by === 'neither') {
    return (
      <ReadText
        title={
          <Plural value={part.segments.length} one="# unchanged paragraph" other="# unchanged paragraphs" />
        }
        label={t`Unchanged text`}
        source={part.segments.map(({ source }) => source).join('\n\n')}
        lang={lang}
      />
    )
  }
  const label = {
    yours: t`Changed only by you`,
    theirs: t`Changed only by ${editor}`,
    both: t`You both made the same change`,
  }[part.by]
  return (
    <section className="conflict-resolved">
      <h4>{label}</h4>
      <TextComparison
        label={label}
        before={blocks(part.base)}
        after={blocks(part.segments)}
        language={lang}
        layout="within"
      />
    </section>
  )
}

function Outcome({ source, lang }: { readonly source: string; readonly lang: Locale | undefined }) {
  const { t } = useLingui()
  return <ReadText title={<Trans>Resulting text</Trans>} label={t`Full text`} source={source} lang={lang} />
}

interface ReadTextProps {
  readonly title: ReactNode
  readonly label: string
  readonly source: string
  readonly lang: Locale | undefined
}

/** A formatted text that is rendered only when it is opened. */
function ReadText({ title, label, source, lang = defaultLocale() }: ReadTextProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure title={title} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      {isOpen ? (
        <TextEditor
          key={source}
          id={id}
          label={label}
          name={label}
          value={source}
          onChange={() => {}}
          lang={lang}
          readOnly
        />
      ) : null}
    </Disclosure>
  )
}
