/** Logs screen: audit log and server log. */
import { Combobox, DateField, SegmentedControl, Select } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { titleIn } from '../../api/document-summary.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useAddress } from '../../components/admin-link.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { documentsOfEveryType, typeCalled } from '../../links/index.ts'
import { useRouter } from '../../router/router-context.tsx'
import { RoleGate } from '../../session/role-gate.tsx'
import { auditActionLabels, subjectLabel } from './action-labels.ts'
import { AuditExport, AuditLog } from './audit-log.tsx'
import { auditUsersQuery, readLogSearch, subjectQuery, writeLogSearch } from './queries.ts'
import './logs.css'
import type { LogSearch } from './queries.ts'
import { ServerLog } from './server-log.tsx'

interface LogsScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

export function LogsScreen({ search }: LogsScreenProps) {
  const { t } = useLingui()
  return (
    <RoleGate permission="logs.read" title={t`Logs`}>
      <Logs search={search} />
    </RoleGate>
  )
}

function Logs({ search: params }: LogsScreenProps) {
  const { t } = useLingui()
  const router = useRouter()
  const here = useAddress('/admin/logs')
  const search = readLogSearch(params)
  const show = (next: LogSearch) =>
    void router.navigate({ href: here + writeLogSearch(next), replace: true, resetScroll: false })
  const isAudit = search.log === 'audit'
  return (
    <div className="documents logs">
      <ScreenHeader title={t`Logs`} actions={isAudit ? <AuditExport search={search} /> : undefined}>
        <SegmentedControl
          label={t`Log`}
          labelHidden
          value={search.log}
          segments={[
            { value: 'audit', label: t`Audit log` },
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

interface AuditFiltersProps {
  readonly search: LogSearch
  readonly onShow: (search: LogSearch) => void
}

/** Filters of the audit log: user, action, document and days. */
function AuditFilters({ search, onShow }: AuditFiltersProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const people = useQuery(auditUsersQuery(api)).data?.items ?? []
  const { compare } = new Intl.Collator(i18n.locale)
  const actions = Object.entries(auditActionLabels)
    .map(([value, message]) => ({ value, label: i18n._(message) }))
    .toSorted((one, other) => compare(one.label, other.label))
  return (
    <div className="logs-filters">
      <Select
        label={t`Who`}
        value={search.user ?? ''}
        options={[
          { value: '', label: t`All users` },
          ...people.map(({ id, username }) => ({ value: id, label: username })),
        ]}
        onChange={({ target }) => onShow({ ...search, user: target.value || undefined })}
      />
      <Select
        label={t`Action`}
        value={search.action ?? ''}
        options={[{ value: '', label: t`All` }, ...actions]}
        onChange={({ target }) => onShow({ ...search, action: target.value || undefined })}
      />
      <SubjectFilter subject={search.subject} onChange={(subject) => onShow({ ...search, subject })} />
      <DateField
        label={t`Since`}
        value={search.from ?? ''}
        onValueChange={(day) => onShow({ ...search, from: day || undefined })}
      />
      <DateField
        label={t`Until`}
        value={search.until ?? ''}
        onValueChange={(day) => onShow({ ...search, until: day || undefined })}
      />
    </div>
  )
}

interface SubjectFilterProps {
  /** The id of the document, or of anything else that the log has entries about. */
  readonly subject: string | undefined
  readonly onChange: (subject: string | undefined) => void
}

/** Chooses the document whose entries are shown, by its title in any language. */
function SubjectFilter({ subject, onChange }: SubjectFilterProps) {
  const { t, i18n } = useLingui()
  const { api, language: locale } = useAdmin()
  const find = useCallback(
    (query: string) => documentsOfEveryType({ api, i18n, locale }, query),
    [api, i18n, locale],
  )
  const about = useQuery(subjectQuery(api, subject)).data?.items[0]
  const single = typeCalled(about?.type ?? '')?.kind === 'single'
  const title = single ? undefined : about?.document && titleIn(about.document.titles, locale)
  const label = title ?? (about === undefined ? (subject ?? '') : subjectLabel(i18n, about.type))
  return (
    <Combobox
      label={t`Document`}
      options={find}
      value={subject === undefined ? null : { value: subject, label }}
      placeholder={t`Search by title`}
      onValueChange={(option) => onChange(option?.value)}
    />
  )
}
