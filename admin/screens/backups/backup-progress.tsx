/** Progress of the backup or restore that is running. */
import { Callout, Progress } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RunningBackup } from './queries.ts'

export function BackupProgress({
  running: { action, phase, done, total },
}: {
  readonly running: RunningBackup
}) {
  const { t } = useLingui()
  const labels = {
    database: t`Reading the database`,
    media: action === 'create' ? t`Copying media files` : t`Restoring media files`,
    verifying: t`Verifying the backup`,
    loading: action === 'create' ? t`Restoring the backup aside` : t`Restoring the database`,
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
