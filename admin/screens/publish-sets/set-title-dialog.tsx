/** Dialog for the name of a publish set. */
import { TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { focusFirstError } from '../../components/focus-first-error.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { publishSetsKey } from '../../publish-sets/queries.ts'

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
  const work = useWork(publishSetsKey)
  const [name, setName] = useState(defaultValue)
  const [error, setError] = useState<string>()
  const handleSubmit = async (form: HTMLFormElement) => {
    if (name.trim() === '') return focusFirstError(form, () => setError(t`Enter a name.`))
    const isSaved = await work.do(async () => {
      await onSave(name.trim())
      return true
    })
    if (isSaved) onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      action={action}
      isBusy={work.isBusy}
      noValidate
      onSubmit={(form) => void handleSubmit(form)}
    >
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
    </FormDialog>
  )
}
