/** Dialog for the name of a folder: a new one inside the open folder, or the open folder itself. */
import { TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { focusFirstError } from '../../../components/focus-first-error.ts'
import { FormDialog } from '../../../components/form-dialog.tsx'
import type { MediaFolder } from '../../../media/media-item.ts'
import { useFolderActions } from './use-folder-actions.ts'

interface FolderNameDialogProps {
  readonly mode: 'new' | 'name'
  readonly folder: MediaFolder | undefined
  readonly onClose: () => void
  readonly onMade: (id: string) => void
}

export function FolderNameDialog({ mode, folder, onClose, onMade }: FolderNameDialogProps) {
  const { t } = useLingui()
  const actions = useFolderActions()
  const [name, setName] = useState(mode === 'name' ? (folder?.name ?? '') : '')
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const handleSubmit = async (form: HTMLFormElement) => {
    const reject = (reason: string) => focusFirstError(form, () => setError(reason))
    if (name.trim() === '') return reject(t`Enter a folder name.`)
    setIsBusy(true)
    try {
      if (mode === 'new') onMade((await actions.create(name, folder?.id ?? null)).id)
      else if (folder) await actions.rename(folder.id, name)
      onClose()
    } catch (problem) {
      reject(problem instanceof Error ? problem.message : String(problem))
    } finally {
      setIsBusy(false)
    }
  }
  const hint = mode === 'new' && folder ? t`Parent folder: ${folder.name}` : undefined
  return (
    <FormDialog
      title={mode === 'name' ? t`Rename folder` : t`New folder`}
      action={mode === 'name' ? <Trans>Rename</Trans> : <Trans>Create folder</Trans>}
      isBusy={isBusy}
      noValidate
      onClose={onClose}
      onSubmit={(form) => void handleSubmit(form)}
    >
      <TextField
        label={t`Name`}
        value={name}
        maxLength={120}
        hint={hint}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  )
}
