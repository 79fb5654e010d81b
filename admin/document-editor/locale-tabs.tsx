/** Locale tabs: the languages of a document with their status. The URL contains the current one. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { locales, siteLocales } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../app-context/app-context.tsx'
import { AdminLink } from '../components/admin-link.tsx'
import { LocaleBadge, statusLabels } from '../lists/locale-badge.tsx'
import { useLocation } from '../router/router-context.tsx'
import { translationQuery } from './document-queries.ts'
import type { EditingState } from './state/editing-state.ts'
import { isChanged } from './state/layer-edits.ts'

interface LanguageTabsProps {
  readonly state: EditingState
  readonly locale: string
}

export function LanguageTabs({ state, locale }: LanguageTabsProps) {
  const { t } = useLingui()
  return (
    <nav className="language-tabs" aria-label={t`Document languages`}>
      {siteLocales().map((code) => (
        <LanguageTab key={code} state={state} code={code} isCurrent={code === locale} />
      ))}
    </nav>
  )
}

interface LanguageTabProps {
  readonly state: EditingState
  readonly code: Locale
  readonly isCurrent: boolean
}

function LanguageTab({ state: { document, edits }, code, isCurrent }: LanguageTabProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const { pathname, searchStr } = useLocation()
  const type = { name: document?.type ?? '' }
  const { data } = useQuery(translationQuery(api, { type, document, locale: code }))
  const status = document?.layers[code].status ?? 'none'
  const isOutdated = data?.state === 'outdated' && status !== 'archived'
  const query = new URLSearchParams(searchStr)
  query.set('language', code)
  const label = isOutdated ? t`Out of date` : i18n._(statusLabels[status])
  return (
    <AdminLink
      to={`${pathname}?${query}`}
      variant="quiet"
      replace
      className="language-tab"
      aria-current={isCurrent ? 'true' : undefined}
    >
      <LocaleBadge locale={code} status={status} isOutdated={isOutdated} />
      <span className="language-tab-name" aria-hidden="true">
        <span lang={code}>{locales[code].name}</span>
        <span className="language-tab-status">{isChanged(edits[code]) ? t`Not saved` : label}</span>
      </span>
    </AdminLink>
  )
}
