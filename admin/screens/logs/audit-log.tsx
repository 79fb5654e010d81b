/** Audit log: who, action, document, when and IP address. A row expands to its changes. */
import { interfacePath } from '@cyanotype/content/model/locales.ts'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { ButtonLink, EmptyState } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useTimeZone } from '../../app-context/preferences.ts'
import { RelativeTime } from '../../i18n/formats.tsx'
import { DataTable, useNextPageSpace } from '../../lists/data-table.tsx'
import { actionLabel } from './action-labels.ts'
import { AuditEntryDrawer, AuditSubject } from './audit-entry.tsx'
import type { AuditEntry, LogSearch } from './queries.ts'
import { auditFilter, entryQuery, useAuditEntries, writeLogSearch } from './queries.ts'

interface AuditLogProps {
  readonly search: LogSearch
  readonly onShow: (search: LogSearch) => void
}

const tableStates = { pending: 'loading', error: 'failed', success: 'ready' } as const

export function AuditLog({ search, onShow }: AuditLogProps) {
  const { t, i18n } = useLingui()
  const { api, locale } = useAdmin()
  const { entries, rows } = useAuditEntries(api, auditFilter(search, useTimeZone()))
  const columns = useAuditColumns()
  const shown = rows.find(({ number }) => String(number) === search.open)
  const isElsewhere = shown === undefined && !entries.isPending
  const { data: other } = useQuery(entryQuery(api, isElsewhere ? search.open : undefined))
  const open = shown ?? (isElsewhere && other ? other : undefined)
  return (
    <div className="documents-rows">
      <DataTable
        label={t`Audit log`}
        rows={rows}
        {...useNextPageSpace(rows, entries.hasNextPage)}
        columns={columns}
        rowKey={({ number }) => String(number)}
        rowLabel={({ action }) => actionLabel(i18n, action)}
        rowHref={({ number }) =>
          interfacePath(locale, `/admin/logs${writeLogSearch({ ...search, open: String(number) })}`)
        }
        density="compact"
        state={tableStates[entries.status]}
        onRetry={() => void entries.refetch()}
        onNeed={() => void entries.fetchNextPage()}
        empty={
          <EmptyState title={t`No matching entries`} icon="history">
            <Trans>Change the dates or the other filters.</Trans>
          </EmptyState>
        }
      />
      <AuditEntryDrawer entry={open} onClose={() => onShow({ ...search, open: undefined })} />
    </div>
  )
}

/** Exports everything that the filters match, not only the loaded rows. */
export function AuditExport({ search }: { readonly search: LogSearch }) {
  const filter = auditFilter(search, useTimeZone())
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return (
    <>
      <ButtonLink
        href={`/api/logs/audit.csv?${query}`}
        download
        variant="outline"
        color="neutral"
        icon="download"
      >
        CSV
      </ButtonLink>
      <ButtonLink
        href={`/api/logs/audit.jsonl?${query}`}
        download
        variant="outline"
        color="neutral"
        icon="download"
      >
        <Trans>JSON Lines</Trans>
      </ButtonLink>
    </>
  )
}

function useAuditColumns(): readonly DataColumn<AuditEntry>[] {
  const { t, i18n } = useLingui()
  return useMemo(
    () => [
      { key: 'action', label: t`Action`, size: 'lg', cell: ({ action }) => actionLabel(i18n, action) },
      { key: 'state', label: t`Who`, cell: ({ user }) => user?.username ?? t`System` },
      { key: 'type', label: t`Target`, size: 'lg', cell: (entry) => <AuditSubject entry={entry} /> },
      { key: 'address', label: t`IP address`, cell: ({ address }) => <code>{address}</code> },
      { key: 'changed', label: t`When`, cell: ({ at }) => <RelativeTime at={at} /> },
    ],
    [t, i18n],
  )
}
