/** Dialog that chooses the destination folder of files or of a folder. */
import { Select } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useAdmin } from '../../../app-context/app-context.tsx'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { mediaFoldersQuery } from '../../../media/media-item.ts'
import { folderOptions } from '../../../media/picker/folder-options.ts'

interface MoveDialogProps {
  readonly title: ReactNode
  /** Folders that are not allowed, because a folder cannot be moved into itself. */
  readonly except?: ReadonlySet<string>
  /** Label for "no folder". */
  readonly top?: string
  readonly onClose: () => void
  readonly onMove: (folder: string | null) => void
}

export function MoveDialog({ title, except, top, onClose, onMove }: MoveDialogProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const folders = useQuery(mediaFoldersQuery(api)).data ?? []
  const [folder, setFolder] = useState('')
  const options = folderOptions(folders, new Intl.Collator(i18n.locale).compare)
  return (
    <FormDialog
      title={title}
      action={<Trans>Move</Trans>}
      onClose={onClose}
      onSubmit={() => onMove(folder === '' ? null : folder)}
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
    </FormDialog>
  )
}
