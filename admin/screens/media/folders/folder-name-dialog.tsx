/** Dialog for the name of a folder: a new one inside the open folder, or the open folder itself. */
import { Button, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { EditDialog } from '../../../forms/form-dialog.tsx'
import type { MediaFolder } from '../../../media/media-queries.ts'
import { useFolderActions } from './use-folder-actions.ts'

interface FolderNameDialogProps {
  /** The dialog is open while this is set. */
  readonly mode: 'new' | 'name' | undefined
  readonly folder: MediaFolder | undefined
  readonly onClose: () => void
  readonly onMade: (id: string) => void
}

export function FolderNameDialog({ mode, folder, onClose, onMade }: FolderNameDialogProps) {
  const { t } = useLingui()
  const title = mode === 'name' ? t`Rename the folder` : t`New folder`
  const formId = useId()
  return (
    <EditDialog
      open={mode !== undefined}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" color="neutral" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId}>
            {mode === 'name' ? <Trans>Rename</Trans> : <Trans>Create folder</Trans>}
          </Button>
        </>
      }
    >
      {mode ? <NameForm id={formId} mode={mode} folder={folder} onClose={onClose} onMade={onMade} /> : null}
    </EditDialog>
  )
}

interface NameFormProps extends Omit<FolderNameDialogProps, 'asking'> {
  readonly id: string
  readonly mode: 'new' | 'name'
}

function NameForm({ id, mode, folder, onClose, onMade }: NameFormProps) {
  const { t } = useLingui()
  const actions = useFolderActions()
  const [name, setName] = useState(mode === 'name' ? (folder?.name ?? '') : '')
  const [error, setError] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError(t`Give the folder a name.`)
    try {
      if (mode === 'new') onMade((await actions.create(name, folder?.id ?? null)).id)
      else if (folder) await actions.rename(folder.id, name)
      onClose()
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
    }
  }
  const hint = mode === 'new' && folder ? t`It will be in ${folder.name}.` : undefined
  return (
    <form id={id} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t`Name`}
        value={name}
        maxLength={120}
        hint={hint}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
    </form>
  )
}
