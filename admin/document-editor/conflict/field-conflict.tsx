/** Field conflict: resolves a text with components block by block, and any other value as a whole. */
import type { Field, Locale } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { Skeleton } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { FieldConflict } from '../state/layer-edits.ts'
import { Choice } from './block-choice.tsx'
import type { ConflictChoice } from './conflict-choice.ts'
import { mergedValue, textOfValue } from './conflict-choice.ts'
import type { HeldDecision, PartDecision } from './conflict-decisions.ts'

/** Loaded on demand, together with the code that parses texts. */
const TextConflict = lazy(async () => ({ default: (await import('./text-conflict.tsx')).TextConflict }))

interface ConflictEditorProps {
  // biome-ignore lint/suspicious/noExplicitAny: fields of any kind can have conflicts.
  readonly field: Field<any> | undefined
  readonly conflict: FieldConflict
  /** The decision from before the user went back to their text. */
  readonly held: HeldDecision | undefined
  /** The name of the person who wrote the other text. */
  readonly editor: string
  readonly lang: Locale | undefined
  readonly onChange: (value: unknown, places: readonly PartDecision[]) => void
}

export function ConflictEditor(props: ConflictEditorProps) {
  const { i18n } = useLingui()
  const { field, conflict, ...rest } = props
  const label = field === undefined ? conflict.field : i18n._(field.label)
  const { base, theirs, yours } = conflict
  if (field === undefined || !isKind(field, 'mdx') || typeof theirs !== 'string' || typeof yours !== 'string')
    return <ValueConflict {...props} label={label} />
  const texts = { base: typeof base === 'string' ? base : undefined, theirs, yours }
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <TextConflict {...rest} texts={texts} label={label} />
    </Suspense>
  )
}

function ValueConflict({
  field,
  conflict,
  held,
  label,
  onChange,
  ...rest
}: ConflictEditorProps & { readonly label: string }) {
  const [before] = held?.places ?? []
  const [written, setWritten] = useState(() => (before ? before.written : mergedValue(field, conflict)))
  const [choice, setWay] = useState<ConflictChoice>(
    before?.way ?? (written === undefined ? 'yours' : 'together'),
  )
  const words = {
    base: textOfValue(field, conflict.base),
    theirs: textOfValue(field, conflict.theirs),
    yours: textOfValue(field, conflict.yours),
  }
  return (
    <Choice
      {...rest}
      label={label}
      texts={words}
      choice={choice}
      onChoose={(next) => {
        setWay(next)
        onChange(next === 'together' ? written : conflict[next], [{ way: next, written }])
      }}
      written={written}
      onWrite={(text) => {
        setWritten(text)
        onChange(text, [{ way: 'together', written: text }])
      }}
    />
  )
}
