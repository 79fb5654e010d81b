/** Conflict screen: shows both versions of each conflicting field. The user chooses one or combines them. */
import type { DocumentType, LayerData } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import { Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { languageName } from '../../i18n/language-name.ts'
import { clashingField, firstDecision, heldDecision } from './conflict-choice.ts'
import type { Decisions } from './conflict-decisions.ts'
import type { Conflict } from './detect-conflict.ts'
import { ConflictEditor } from './field-conflict.tsx'

interface ConflictScreenProps {
  readonly type: DocumentType
  readonly conflict: Conflict
  readonly decisions: Decisions
  readonly onResolve: (choices: LayerData) => Promise<boolean>
  readonly onPostpone: () => void
}

export function ConflictScreen({ type, conflict, decisions, onResolve, onPostpone }: ConflictScreenProps) {
  const { t, i18n } = useLingui()
  const { layer, clashes } = conflict
  const editor = conflict.editor ?? t`Somebody else`
  const heading = useRef<HTMLHeadingElement>(null)
  const [begun] = useState(() =>
    clashes.map((conflict) => {
      const field = clashingField(type.fields, conflict.field)
      return { conflict, field, held: heldDecision(field, conflict, decisions.of(layer, conflict)) }
    }),
  )
  const [choices, setChoices] = useState<LayerData>(() =>
    Object.fromEntries(
      begun.map(({ conflict, field, held }) => [
        conflict.field,
        held ? held.value : firstDecision(field, conflict),
      ]),
    ),
  )
  useEffect(() => heading.current?.focus(), [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void onResolve(choices)
  }
  const language = isLocale(layer) ? languageName(layer, i18n.locale) : undefined
  return (
    <form className="conflict" onSubmit={handleSubmit} aria-labelledby="conflict-title">
      <header className="conflict-header">
        <h2 id="conflict-title" ref={heading} tabIndex={-1}>
          {language === undefined
            ? t`${editor} changed the same as you`
            : t`${editor} changed the same as you, in ${language}`}
        </h2>
        <p>
          <Trans>Both texts are kept. Decide for each what stays; until you save, nothing changes.</Trans>
        </p>
      </header>
      {begun.map(({ conflict, field, held }) => (
        <ConflictEditor
          key={conflict.field}
          field={field}
          conflict={conflict}
          held={held}
          editor={editor}
          lang={isLocale(layer) ? layer : undefined}
          onChange={(value, places) => {
            setChoices((known) => ({ ...known, [conflict.field]: value }))
            decisions.hold(layer, conflict, value, places)
          }}
        />
      ))}
      <ConflictFooter onPostpone={onPostpone} />
    </form>
  )
}

function ConflictFooter({ onPostpone }: Pick<ConflictScreenProps, 'onPostpone'>) {
  return (
    <footer className="conflict-footer">
      <Button variant="outline" color="neutral" onClick={onPostpone}>
        <Trans>Back to my text</Trans>
      </Button>
      <Button type="submit">
        <Trans>Save what I decided</Trans>
      </Button>
    </footer>
  )
}
