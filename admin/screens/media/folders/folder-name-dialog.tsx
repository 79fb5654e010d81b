/** Dialog for the name of a folder: a new one inside the open folder, or the open folder itself. */
import { Button, Dialog, Select, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode, SubmitEvent } from 'react'
import { useId, useState } from 'react'
import { useAdmin } from '../../../app-context/app-context.tsx'
import { focusFirstError } from '../../../components/focus-first-error.ts'
import { EditDialog } from '../../../components/form-dialog.tsx'
import type { MediaFolder } from '../../../media/media-item.ts'
import { mediaFoldersQuery } from '../../../media/media-item.ts'
import { folderOptions } from '../../../media/picker/folder-options.ts'
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
  const title = mode === 'name' ? t`Rename folder` : t`New folder`
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
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const reject = (reason: string) => focusFirstError(form, () => setError(reason))
    if (name.trim() === '') return reject(t`Enter a folder name.`)
    try {
      if (mode === 'new') onMade((await actions.create(name, folder?.id ?? null)).id)
      else if (folder) await actions.rename(folder.id, name)
      onClose()
    } catch (problem) {
      reject(problem instanceof Error ? problem.message : String(problem))
    }
  }
  const hint = mode === 'new' && folder ? t`Parent folder: ${folder.name}` : undefined
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

interface MoveDialogProps {
  readonly open: boolean
  readonly title: ReactNode
  /** Folders that are not allowed, because a folder cannot be moved into itself. */
  readonly except?: ReadonlySet<string>
  /** Label for "no folder". */
  readonly top?: string
  readonly onClose: () => void
  readonly onMove: (folder: string | null) => void
}

/** Dialog that chooses the target folder. */
export function MoveDialog({ open, title, except, top, onClose, onMove }: MoveDialogProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const folders = useQuery(mediaFoldersQuery(api)).data ?? []
  const [folder, setFolder] = useState('')
  const options = folderOptions(folders, new Intl.Collator(i18n.locale).compare)
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" color="neutral" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={() => onMove(folder === '' ? null : folder)}>
            <Trans>Move</Trans>
          </Button>
        </>
      }
    >
      <Select
        label={t`Destination folder`}
        value={folder}
        onChange={({ target }) => setFolder(target.value)}
        options={[
          { value: '', label: top ?? t`No folder` },
          ...options.filter(({ value }) => !except?.has(value)),
        ]}
      />
    </Dialog>
  )
}
