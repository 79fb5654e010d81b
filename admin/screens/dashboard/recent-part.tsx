import { Avatar, Icon, RelativeTime, TranslationState } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdmin } from '../../admin-context.tsx'
import { AdminLink } from '../../layout/admin-link.tsx'
import { languageStates } from '../../plates/language-states.ts'
import { titleWithLanguage } from '../documents/summary.ts'
import type { Overview } from './queries.ts'
import { typeCalled } from './type-called.ts'

/** What was changed last, by whom, and how it stands in each language. */
export function RecentPart({ recent }: Pick<Overview, 'recent'>) {
  if (recent.length === 0) {
    return (
      <p className="dashboard-nothing">
        <Trans>Nothing was written yet.</Trans>
      </p>
    )
  }
  return (
    <ul className="plain-list">
      {recent.map((document) => (
        <Recent key={document.id} document={document} />
      ))}
    </ul>
  )
}

function Recent({ document }: { readonly document: Overview['recent'][number] }) {
  const { i18n } = useLingui()
  const { locale } = useAdmin()
  const { id, type, titles, statuses, translations, changedAt, changedBy } = document
  const named = titleWithLanguage(titles, locale)
  const kind = typeCalled(type)
  const isSingle = kind?.kind === 'single'
  return (
    <li className="dashboard-line">
      {changedBy === null ? <Icon name="document" /> : <Avatar name={changedBy} size="sm" decorative />}
      <span className="dashboard-words">
        <AdminLink
          to={`/admin/edit/${isSingle ? type : id}`}
          variant="quiet"
          lang={isSingle ? undefined : named?.locale}
        >
          {isSingle ? i18n._(kind.label) : (named?.title ?? <Trans>Untitled</Trans>)}
        </AdminLink>{' '}
        {changedBy === null ? null : <span className="dashboard-note">{changedBy}</span>}
      </span>
      <TranslationState languages={languageStates(statuses, translations)} />
      <RelativeTime className="dashboard-figure" instant={changedAt} />
    </li>
  )
}
