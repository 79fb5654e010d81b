/** Backup drawer: what the backup contains, and how to download or restore it. */
import {
  AlertDialog,
  Button,
  Callout,
  Definition,
  DefinitionList,
  RelativeTime,
  TextField,
} from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { DownloadButton } from '../../components/download-button.tsx'
import { EditDialog } from '../../components/edit-dialog.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { useMomentFormat } from '../../i18n/formats.tsx'
import { useFileSize } from '../media/item/item-labels.ts'
import { StateOfBackup, useKindLabel } from './backup-labels.tsx'
import type { Backup } from './queries.ts'

interface BackupDrawerProps {
  readonly backup: Backup
  /** Another backup or a restore is running. */
  readonly isBusy: boolean
  readonly onClose: () => void
}

export function BackupDrawer({ backup, isBusy, onClose }: BackupDrawerProps) {
  const { t } = useLingui()
  const [isConfirming, setIsConfirming] = useState(false)
  const download = useWork('backups')
  const { id, at, proof } = backup
  const title = useMomentFormat({ dateStyle: 'long', timeStyle: 'short' })(at)
  return (
    <EditDialog isDrawer staysOpen open onClose={onClose} title={title} className="backups-drawer">
      <Contents backup={backup} />
      {proof?.failure ? (
        <Callout tone="danger">
          <p>{proof.failure}</p>
        </Callout>
      ) : null}
      {backup.state === 'incompatible' ? (
        <Callout tone="warning">
          <p>
            <Trans>
              A newer version made this backup, or this server lacks a migration of your own. Upgrade the
              server, or add the migration.
            </Trans>
          </p>
        </Callout>
      ) : null}
      <ProblemAlert problem={download.refusal} />
      <div className="backups-actions">
        {backup.state === 'locked' || backup.state === 'incompatible' ? null : (
          <DownloadButton href={`/api/backups/${encodeURIComponent(id)}/archive.tar`} work={download}>
            <Trans>Download</Trans>
          </DownloadButton>
        )}
        {backup.state === 'complete' ? (
          <Button
            variant="outline"
            color="red"
            icon="history"
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) setIsConfirming(true)
            }}
          >
            <Trans>Restore this backup</Trans>
          </Button>
        ) : null}
      </div>
      {isConfirming ? (
        <RestoreQuestion
          id={id}
          title={t`Restore the backup of ${title}?`}
          onCancel={() => setIsConfirming(false)}
          onStarted={onClose}
        />
      ) : null}
    </EditDialog>
  )
}

function Contents({ backup }: { readonly backup: Backup }) {
  const { t } = useLingui()
  const kindLabel = useKindLabel()
  const fileSize = useFileSize()
  const { kind, version, engine, databaseBytes, media, encrypted, hasSecret, proof } = backup
  return (
    <DefinitionList>
      <Definition term={t`Status`}>
        <StateOfBackup backup={backup} />
      </Definition>
      {kind === null ? null : <Definition term={t`Reason`}>{kindLabel(kind)}</Definition>}
      {engine === null ? null : (
        <Definition term={t`Database`}>
          {engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, {fileSize(databaseBytes)}
        </Definition>
      )}
      {media === null ? null : (
        <Definition term={t`Media`}>
          <Plural value={media.files} one="# file" other="# files" />, {fileSize(media.bytes)}
          {media.missing > 0 ? (
            <>
              {' '}
              (<Plural value={media.missing} one="# file missing" other="# files missing" />)
            </>
          ) : null}
        </Definition>
      )}
      <Definition term={t`Encryption`}>{encrypted ? t`Encrypted` : t`Not encrypted`}</Definition>
      {hasSecret ? <Definition term={t`Secret of the site`}>{t`Included`}</Definition> : null}
      {version === null ? null : <Definition term={t`Version`}>{version}</Definition>}
      {proof === null ? null : (
        <Definition term={t`Checked`}>
          <RelativeTime instant={proof.at} />
        </Definition>
      )}
    </DefinitionList>
  )
}

interface RestoreQuestionProps {
  readonly id: string
  readonly title: string
  readonly onCancel: () => void
  readonly onStarted: () => void
}

/** The word must be typed, because everyone loses what they saved since. */
function RestoreQuestion({ id, title, onCancel, onStarted }: RestoreQuestionProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('backups')
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const word = t`Restore`
  const handleConfirm = async () => {
    const isTyped = typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase()
    setIsWrong(!isTyped)
    if (!isTyped) return
    const isStarted = await work.do(async () => {
      await api('POST /api/backups/{id}/restore', { params: { id } })
      return true
    })
    if (isStarted) onStarted()
  }
  return (
    <AlertDialog
      open
      title={title}
      action={t`Restore`}
      busy={work.isBusy}
      error={work.refusal?.message}
      onCancel={onCancel}
      onConfirm={() => void handleConfirm()}
    >
      <p>
        <Trans>
          Everything that was saved after this backup is replaced. All users are signed out, and the server
          restarts.
        </Trans>
      </p>
      <p>
        <Trans>
          Users who were disabled or deleted after it, and API tokens that were revoked, work again.
        </Trans>
      </p>
      <TextField
        label={t`Type “${word}” to confirm`}
        value={typed}
        autoComplete="off"
        error={isWrong ? t`Type the word “${word}”.` : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </AlertDialog>
  )
}
