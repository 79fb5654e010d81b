/** Form for a review: who should look, and a note for them. The text is saved first. */
import { may, shared } from '@cyanotype/content/model/index.ts'
import { Button, CheckboxGroup, TextArea } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { CheckedUser } from '../../app-context/session.ts'
import { focusFirstError } from '../../components/focus-first-error.ts'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import type { DocumentResponse } from '../saving/publishing.ts'
import { reviewableVersions } from './review-queries.ts'

interface RequestFormProps extends DocumentEditorState {
  readonly document: DocumentResponse
  readonly session: CheckedUser
  /** The users who may approve. */
  readonly others: readonly { readonly id: string; readonly username: string }[]
  /** The ids of those who are selected at first. */
  readonly last: readonly string[]
  readonly note: string
  readonly onNoteChange: (note: string) => void
  readonly onDone: () => void
}

export function RequestForm(props: RequestFormProps) {
  const { document, session, others, last, note, onNoteChange, onDone, type, editing, locale } = props
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('reviews')
  const [chosen, setChosen] = useState(last)
  const [showErrors, setShowErrors] = useState(false)
  const params = { type: type.name, id: document.id }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (work.isBusy) return
    if (chosen.length === 0) return focusFirstError(event.currentTarget, () => setShowErrors(true))
    const done = await work.do(async () => {
      const maySaveAll = may(session, 'documents.edit', { type, layer: shared })
      if (!(await (maySaveAll ? editing.saveForReview(locale) : editing.importDrafts()))) return false
      const saved = editing.state().document ?? document
      const body = { layers: reviewableVersions(type, saved, session), reviewers: [...chosen], note }
      await api('POST /api/documents/{type}/{id}/review', { params, body })
      return true
    })
    if (done) onDone()
  }
  return (
    <form className="review-part" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <CheckboxGroup
        label={t`Reviewers`}
        options={others.map(({ id, username }) => ({ value: id, label: username }))}
        value={chosen}
        error={showErrors && chosen.length === 0 ? t`Choose at least one reviewer.` : undefined}
        required
        onValueChange={setChosen}
      />
      <TextArea
        label={t`Note for the reviewers`}
        value={note}
        maxLength={5_000}
        dir="auto"
        onChange={({ target }) => onNoteChange(target.value)}
      />
      <Button type="submit" loading={work.isBusy}>
        <Trans>Request review</Trans>
      </Button>
      <ProblemAlert problem={work.refusal} />
    </form>
  )
}
