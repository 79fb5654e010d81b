/** The two logs of the house: who did what, and what the server says of itself. */
import { SegmentedControl } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '../../router/use-router.ts'
import { OnlyFor } from '../../session/role-gate.tsx'
import { useAddress } from '../../shell/admin-link.tsx'
import { ScreenHeader } from '../../shell/screen-header.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditExport, AuditLog } from './audit-log.tsx'
import './logs.css'
import type { LogSearch } from './search.ts'
import { readLogSearch, writeLogSearch } from './search.ts'
import { ServerLog } from './server-log.tsx'

interface LogsScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

export function LogsScreen({ search }: LogsScreenProps) {
  const { t } = useLingui()
  return (
    <OnlyFor permission="logs.read" title={t`Logs`}>
      <Logs search={search} />
    </OnlyFor>
  )
}

function Logs({ search: words }: LogsScreenProps) {
  const { t } = useLingui()
  const router = useRouter()
  const here = useAddress('/admin/logs')
  const search = readLogSearch(words)
  const show = (next: LogSearch) =>
    void router.navigate({ href: here + writeLogSearch(next), replace: true, resetScroll: false })
  const isAudit = search.log === 'audit'
  return (
    <div className="documents logs">
      <ScreenHeader title={t`Logs`} actions={isAudit ? <AuditExport search={search} /> : undefined}>
        <SegmentedControl
          label={t`Which log`}
          labelHidden
          value={search.log}
          segments={[
            { value: 'audit', label: t`Audit trail` },
            { value: 'server', label: t`Server` },
          ]}
          onValueChange={(value) => show(readLogSearch({ log: value }))}
        />
        {isAudit ? <AuditFilters search={search} onShow={show} /> : null}
      </ScreenHeader>
      <div className="documents-work">
        {isAudit ? <AuditLog search={search} onShow={show} /> : <ServerLog search={search} onShow={show} />}
      </div>
    </div>
  )
}
