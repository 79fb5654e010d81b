/** System status, as far as the server can measure it. */
import { Icon, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SystemStatusData } from './queries.ts'

type BackupStatus = NonNullable<SystemStatusData['backups']>

/** Below this share of the disk, or this number of bytes, uploads will soon fail. */
const fewest = { part: 0.05, bytes: 2_000_000_000 }

export function SystemStatusCard({ status }: { readonly status: SystemStatusData }) {
  const { t } = useLingui()
  const { database, disk, untrustedProxy, version, startedAt, backups } = status
  const engine = database.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  const isShort = disk !== null && (disk.free < fewest.bytes || disk.free < disk.size * fewest.part)
  return (
    <ul className="plain-list">
      <Line isWell={database.milliseconds !== null} figure={engine}>
        {database.milliseconds === null ? (
          <Trans>Database not responding</Trans>
        ) : (
          <Trans>Database responds in {Math.max(1, database.milliseconds)} ms</Trans>
        )}
      </Line>
      {disk === null ? null : (
        <Line isWell={!isShort} figure={<Bytes of={disk} />}>
          {isShort ? <Trans>Disk almost full</Trans> : <Trans>Disk space available</Trans>}
        </Line>
      )}
      {untrustedProxy === null ? null : (
        <Line isWell={false} figure={<code>TRUST_PROXY={untrustedProxy}</code>}>
          <Trans>Proxy not trusted: all visitors share one rate limit</Trans>
        </Line>
      )}
      {backups === null ? null : <BackupLine backups={backups} />}
      <Line
        isWell
        figure={
          <Trans>
            started <RelativeTime instant={startedAt} />
          </Trans>
        }
      >
        {t`Version ${version}`}
      </Line>
    </ul>
  )
}

/** The last proven backup, or the failure after it. */
function BackupLine({ backups: { proven, failure } }: { readonly backups: BackupStatus }) {
  if (failure !== null) {
    return (
      <Line isWell={false} figure={<RelativeTime instant={failure.at} />}>
        {failure.action === 'create' ? <Trans>Last backup failed</Trans> : <Trans>Last restore failed</Trans>}
      </Line>
    )
  }
  if (proven === null) {
    return (
      <Line isWell={false} figure="–">
        <Trans>No backup yet</Trans>
      </Line>
    )
  }
  return (
    <Line isWell={!isOld(proven.at)} figure={<RelativeTime instant={proven.at} />}>
      <Trans>Last checked backup</Trans>
    </Line>
  )
}

const week = 7 * 24 * 60 * 60_000
const isOld = (at: string) => Date.parse(at) < Date.now() - week

interface LineProps {
  readonly isWell: boolean
  readonly figure: ReactNode
  readonly children: ReactNode
}

function Line({ isWell, figure, children }: LineProps) {
  const { t } = useLingui()
  return (
    <li className="dashboard-line" data-well={isWell ? '' : undefined}>
      {isWell ? <Icon name="success" /> : <Icon name="warning" label={t`Warning`} />}
      <span className="dashboard-text">{children}</span>
      <span className="dashboard-figure">{figure}</span>
    </li>
  )
}

function Bytes({ of: { free } }: { readonly of: NonNullable<SystemStatusData['disk']> }) {
  const { i18n, t } = useLingui()
  const gigabytes = new Intl.NumberFormat(i18n.locale, {
    ...{ style: 'unit', unit: 'gigabyte', maximumFractionDigits: free < 10_000_000_000 ? 1 : 0 },
  }).format(free / 1_000_000_000)
  return t`${gigabytes} free`
}
