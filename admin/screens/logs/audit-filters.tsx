/** Filters of the audit log: user, action, document and days. */
import { DateField, Select } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context.tsx'
import { actionLabels } from './action-labels.ts'
import { usersQuery } from './queries.ts'
import type { LogSearch } from './search.ts'
import { SubjectFilter } from './subject-filter.tsx'

interface AuditFiltersProps {
  readonly search: LogSearch
  readonly onShow: (search: LogSearch) => void
}

export function AuditFilters({ search, onShow }: AuditFiltersProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const people = useQuery(usersQuery(api)).data?.items ?? []
  const { compare } = new Intl.Collator(i18n.locale)
  const actions = Object.entries(actionLabels)
    .map(([value, words]) => ({ value, label: i18n._(words) }))
    .toSorted((one, other) => compare(one.label, other.label))
  return (
    <div className="logs-filters">
      <Select
        label={t`Who`}
        value={search.user ?? ''}
        options={[
          { value: '', label: t`Everybody` },
          ...people.map(({ id, username }) => ({ value: id, label: username })),
        ]}
        onChange={({ target }) => onShow({ ...search, user: target.value || undefined })}
      />
      <Select
        label={t`What`}
        value={search.action ?? ''}
        options={[{ value: '', label: t`Everything` }, ...actions]}
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
