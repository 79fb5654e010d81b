/** Conflict screen: shows both versions of each conflicting field. The user chooses one or combines them. */
import type { DocumentType, Fields, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { isKind, isSiteLocale } from '@cyanotype/content/model/index.ts'
import { Button, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSession } from '../../app-context/app-context.tsx'
import { languageName } from '../../i18n/formats.tsx'
import type { FieldConflict } from '../state/layer-edits.ts'
import { Choice } from './block-choice.tsx'
import type { Conflict, ConflictChoice, Decisions, PartDecision, StoredDecision } from './conflict.ts'
import { conflictingField, currentDecision, firstDecision, mergedValue, textOfValue } from './conflict.ts'

interface ConflictScreenProps {
  readonly type: DocumentType
  readonly conflict: Conflict
  readonly decisions: Decisions
  readonly onResolve: (choices: LayerData) => Promise<boolean>
  readonly onPostpone: () => void
}

export function ConflictScreen({ type, conflict, decisions, onResolve, onPostpone }: ConflictScreenProps) {
  const { t, i18n } = useLingui()
  const { layer, conflicts } = conflict
  const session = useSession()
  const editor = conflict.editor ?? t`another user`
  const heading = useRef<HTMLHeadingElement>(null)
  const [initial] = useState(() =>
    conflicts.map((conflict) => {
      const field = conflictingField(type.fields, conflict.field)
      return { conflict, field, stored: currentDecision(field, conflict, decisions.of(layer, conflict)) }
    }),
  )
  const [choices, setChoices] = useState<LayerData>(() =>
    Object.fromEntries(
      initial.map(({ conflict, field, stored }) => [
        conflict.field,
        stored ? stored.value : firstDecision(field, conflict),
      ]),
    ),
  )
  useEffect(() => heading.current?.focus(), [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void onResolve(choices)
  }
  const language = isSiteLocale(layer) ? languageName(layer, i18n.locale) : undefined
  return (
    <form className="conflict" onSubmit={handleSubmit} aria-labelledby="conflict-title">
      <header className="conflict-header">
        <h2 id="conflict-title" ref={heading} tabIndex={-1}>
          <ConflictTitle editor={editor} isOwn={editor === session?.username} language={language} />
        </h2>
        <p>
          <Trans>Both texts are safe. Choose which one to keep. Nothing changes until you save.</Trans>
        </p>
      </header>
      {initial.map(({ conflict, field, stored }) => (
        <ConflictEditor
          key={conflict.field}
          field={field}
          conflict={conflict}
          stored={stored}
          editor={editor}
          lang={isSiteLocale(layer) ? layer : undefined}
          onChange={(value, places) => {
            setChoices((before) => ({ ...before, [conflict.field]: value }))
            decisions.save(layer, conflict, value, places)
          }}
        />
      ))}
      <ConflictFooter onPostpone={onPostpone} />
    </form>
  )
}

interface ConflictTitleProps {
  readonly editor: string
  /** The user has edited the document in another window, too. */
  readonly isOwn: boolean
  readonly language: string | undefined
}

function ConflictTitle({ editor, isOwn, language }: ConflictTitleProps) {
  if (isOwn && language === undefined) return <Trans>You edited this in another window</Trans>
  if (isOwn) return <Trans>You edited this in another window ({language})</Trans>
  if (language === undefined) return <Trans>You and {editor} both edited this</Trans>
  return (
    <Trans>
      You and {editor} both edited this ({language})
    </Trans>
  )
}

function ConflictFooter({ onPostpone }: Pick<ConflictScreenProps, 'onPostpone'>) {
  return (
    <footer className="conflict-footer">
      <Button variant="outline" color="neutral" onClick={onPostpone}>
        <Trans>Resolve later</Trans>
      </Button>
      <Button type="submit">
        <Trans>Resolve and save</Trans>
      </Button>
    </footer>
  )
}

/** Loaded on demand, together with the code that parses texts. */
const TextConflict = lazy(async () => ({ default: (await import('./text-conflict.tsx')).TextConflict }))

interface ConflictEditorProps {
  readonly field: Fields[string] | undefined
  readonly conflict: FieldConflict
  /** The decision from before the user went back to their text. */
  readonly stored: StoredDecision | undefined
  /** The name of the person who wrote the other text. */
  readonly editor: string
  readonly lang: Locale | undefined
  readonly onChange: (value: unknown, places: readonly PartDecision[]) => void
}

/** Field conflict: resolves a text with components block by block, and any other value as a whole. */
function ConflictEditor(props: ConflictEditorProps) {
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
  stored,
  label,
  onChange,
  ...rest
}: ConflictEditorProps & { readonly label: string }) {
  const [before] = stored?.places ?? []
  const [written, setWritten] = useState(() => (before ? before.written : mergedValue(field, conflict)))
  const [choice, setWay] = useState<ConflictChoice>(
    before?.way ?? (written === undefined ? 'yours' : 'together'),
  )
  const labels = {
    base: textOfValue(field, conflict.base),
    theirs: textOfValue(field, conflict.theirs),
    yours: textOfValue(field, conflict.yours),
  }
  return (
    <Choice
      {...rest}
      label={label}
      texts={labels}
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
