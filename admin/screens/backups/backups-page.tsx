/** Backups page of the settings: a list, a button to back up now, the schedule, and a drawer for each backup. */
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { Button, Callout, EmptyState, Heading, Progress, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useAddress } from '../../components/admin-link.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { DataTable } from '../../lists/data-table.tsx'
import { useRouter } from '../../router/router-context.tsx'
import { useFileSize } from '../media/item/item-labels.ts'
import { BackupDrawer } from './backup-drawer.tsx'
import { bytesOf, StateOfBackup, useKindLabel } from './backup-labels.tsx'
import type { Backup, BackupList, RunningBackup } from './queries.ts'
import { backupsQuery } from './queries.ts'
import { ScheduleForm } from './schedule-form.tsx'
import './backups.css'

interface BackupsPageProps {
  /** The id of the open backup. */
  readonly backup: string | undefined
}

export function BackupsPage({ backup }: BackupsPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const router = useRouter()
  const here = useAddress('/admin/settings?place=backups')
  const backups = useQuery(backupsQuery(api))
  const columns = useColumns()
  const items = backups.data?.items ?? []
  const running = backups.data?.running ?? null
  const open = items.find(({ id }) => id === backup)
  const stateIfBroken = backups.isError ? 'failed' : 'ready'
  return (
    <div className="backups">
      <BackupsBar isBusy={running !== null} />
      {running === null ? (
        <LastFailure failure={backups.data?.failure ?? null} />
      ) : (
        <BackupProgress running={running} />
      )}
      <DataTable
        label={t`Backups`}
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
        rowLabel={({ at }) => at}
        rowHref={({ id }) => `${here}&backup=${id}`}
        state={backups.isPending ? 'loading' : stateIfBroken}
        onRetry={() => void backups.refetch()}
        empty={
          <EmptyState title={t`No backups yet`} icon="history">
            <Trans>The first scheduled backup runs soon. You can also back up now.</Trans>
          </EmptyState>
        }
      />
      {backups.data === undefined ? null : (
        <ScheduleForm schedule={backups.data.schedule} next={backups.data.next} />
      )}
      {open === undefined ? null : (
        <BackupDrawer
          backup={open}
          isBusy={running !== null}
          onClose={() => void router.navigate({ href: here, replace: true, resetScroll: false })}
        />
      )}
    </div>
  )
}

function BackupsBar({ isBusy }: { readonly isBusy: boolean }) {
  const { api } = useAdmin()
  const work = useWork('backups')
  return (
    <>
      <div className="backups-bar">
        <div>
          <Heading level={2} className="settings-heading">
            <Trans>Backups</Trans>
          </Heading>
          <p className="backups-note">
            <Trans>
              A backup contains the database and the media files. Each one is checked with a test restore.
            </Trans>
          </p>
        </div>
        <Button
          icon="history"
          loading={work.isBusy}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) void work.do(() => api('POST /api/backups', {}))
          }}
        >
          <Trans>Back up now</Trans>
        </Button>
      </div>
      <ProblemAlert problem={work.refusal} />
    </>
  )
}

function LastFailure({ failure }: Pick<BackupList, 'failure'>) {
  if (failure === null) return null
  return (
    <Callout tone="danger">
      <p>
        {failure.action === 'create' ? (
          <Trans>The last backup failed.</Trans>
        ) : (
          <Trans>The last restore failed.</Trans>
        )}{' '}
        {failure.message} <RelativeTime instant={failure.at} />
      </p>
    </Callout>
  )
}

function useColumns(): readonly DataColumn<Backup>[] {
  const { t } = useLingui()
  const kindLabel = useKindLabel()
  const fileSize = useFileSize()
  return [
    {
      key: 'at',
      label: t`Date`,
      size: 'lg',
      firstSort: 'descending',
      value: ({ at }) => at,
      cell: ({ at, kind }) => (
        <span>
          <RelativeTime instant={at} />
          <span className="backups-kind">{kindLabel(kind)}</span>
        </span>
      ),
    },
    { key: 'state', label: t`Status`, cell: (backup) => <StateOfBackup backup={backup} /> },
    {
      key: 'size',
      label: t`Size`,
      value: bytesOf,
      cell: (backup) => (backup.state === 'complete' ? fileSize(bytesOf(backup)) : '–'),
    },
  ]
}

/** Progress of the backup or restore that is running. */
function BackupProgress({ running: { action, phase, done, total } }: { readonly running: RunningBackup }) {
  const { t } = useLingui()
  const labels = {
    database: t`Reading the database`,
    media: action === 'create' ? t`Copying media files` : t`Restoring media files`,
    verifying: t`Verifying the backup`,
    loading: action === 'create' ? t`Checking the backup with a test restore` : t`Restoring the database`,
  }
  return (
    <div className="backups-progress" role="status">
      <Progress label={labels[phase]} value={total === 0 ? undefined : done} max={Math.max(1, total)} />
      {action === 'restore' ? (
        <Callout tone="info">
          <p>
            <Trans>The server restarts at the end. Then sign in again.</Trans>
          </p>
        </Callout>
      ) : null}
    </div>
  )
}
