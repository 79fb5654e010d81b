/** Dialog for the name of a publish set. */
import { Button, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useId, useState } from 'react'
import { focusFirstError } from '../../components/focus-first-error.ts'
import { EditDialog } from '../../components/form-dialog.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { publishSetsKey } from '../../publish-sets/queries.ts'
import '../../publish-sets/publish-set-form.css'

interface SetTitleDialogProps {
  readonly title: string
  /** The label of the button. */
  readonly action: string
  readonly defaultValue?: string
  readonly onSave: (title: string) => Promise<void>
  readonly onClose: () => void
}

export function SetTitleDialog({ title, action, defaultValue = '', onSave, onClose }: SetTitleDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const work = useWork(publishSetsKey)
  const [name, setName] = useState(defaultValue)
  const [error, setError] = useState<string>()
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (work.isBusy) return
    if (name.trim() === '') return focusFirstError(event.currentTarget, () => setError(t`Enter a name.`))
    const isSaved = await work.do(async () => {
      await onSave(name.trim())
      return true
    })
    if (isSaved) onClose()
  }
  return (
    <EditDialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" color="neutral" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} loading={work.isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className="publish-set-form" noValidate onSubmit={handleSubmit}>
        <TextField
          label={t`Name`}
          hint={t`For example “Spring season”. Visitors do not see it.`}
          value={name}
          error={error}
          maxLength={200}
          required
          onChange={({ target }) => setName(target.value)}
        />
        <ProblemAlert problem={work.refusal} />
      </form>
    </EditDialog>
  )
}
