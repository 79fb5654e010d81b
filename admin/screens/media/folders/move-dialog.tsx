/** Dialog that chooses the target folder. */
import { Button, Dialog, Select } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useAdmin } from '../../../app-context.tsx'
import { mediaFoldersQuery } from '../../../media/media-queries.ts'
import { folderOptions } from '../../../media/picker/folder-options.ts'

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
        label={t`Into`}
        value={folder}
        onChange={({ target }) => setFolder(target.value)}
        options={[
          { value: '', label: top ?? t`In no folder` },
          ...options.filter(({ value }) => !except?.has(value)),
        ]}
      />
    </Dialog>
  )
}
