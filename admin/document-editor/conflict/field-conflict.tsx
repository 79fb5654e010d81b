/** One field that two people changed: a text with components place by place, any other value as a whole. */
import type { Field, Locale } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { Skeleton } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { Clash } from '../state/layer-edits.ts'
import { Choice } from './block-choice.tsx'
import type { Way } from './conflict-choice.ts'
import { bothTogether, wordsOfValue } from './conflict-choice.ts'
import type { HeldDecision, PlaceDecision } from './conflict-decisions.ts'

/** Who reads texts apart comes with the text that needs it. */
const TextClash = lazy(async () => ({ default: (await import('./text-conflict.tsx')).TextClash }))

interface ClashEditorProps {
  // biome-ignore lint/suspicious/noExplicitAny: fields of any value can clash.
  readonly field: Field<any> | undefined
  readonly clash: Clash
  /** What was decided before one went back to the own text. */
  readonly held: HeldDecision | undefined
  /** Who wrote the other text. */
  readonly editor: string
  readonly lang: Locale | undefined
  readonly onChange: (value: unknown, places: readonly PlaceDecision[]) => void
}

export function ClashEditor(props: ClashEditorProps) {
  const { i18n } = useLingui()
  const { field, clash, ...rest } = props
  const label = field === undefined ? clash.field : i18n._(field.label)
  const { base, theirs, yours } = clash
  if (field === undefined || !isKind(field, 'mdx') || typeof theirs !== 'string' || typeof yours !== 'string')
    return <ValueClash {...props} label={label} />
  const texts = { base: typeof base === 'string' ? base : undefined, theirs, yours }
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <TextClash {...rest} texts={texts} label={label} />
    </Suspense>
  )
}

function ValueClash({
  field,
  clash,
  held,
  label,
  onChange,
  ...rest
}: ClashEditorProps & { readonly label: string }) {
  const [before] = held?.places ?? []
  const [written, setWritten] = useState(() => (before ? before.written : bothTogether(field, clash)))
  const [way, setWay] = useState<Way>(before?.way ?? (written === undefined ? 'yours' : 'together'))
  const words = {
    base: wordsOfValue(field, clash.base),
    theirs: wordsOfValue(field, clash.theirs),
    yours: wordsOfValue(field, clash.yours),
  }
  return (
    <Choice
      {...rest}
      label={label}
      texts={words}
      way={way}
      onWay={(next) => {
        setWay(next)
        onChange(next === 'together' ? written : clash[next], [{ way: next, written }])
      }}
      written={written}
      onWrite={(text) => {
        setWritten(text)
        onChange(text, [{ way: 'together', written: text }])
      }}
    />
  )
}
