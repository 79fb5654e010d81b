/** What waits for the user: reviews, unread mentions and replies, and translations into their languages. */
import { isSiteLocale, may, siteLocales } from '@cyanotype/content/model/index.ts'
import { Icon } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { AdminLink } from '../../components/admin-link.tsx'
import { languageName } from '../../i18n/formats.tsx'
import { useDocumentTitle } from '../../links/index.ts'
import { Part } from './dashboard-card.tsx'
import type { Overview } from './queries.ts'
import { ownReviewsQuery, unreadQuery } from './queries.ts'

export function OwnReviews() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const titleOf = useDocumentTitle()
  const found = useQuery(ownReviewsQuery(api))
  return (
    <Part title={t`My reviews`} query={found}>
      {({ items }) =>
        items.length === 0 ? (
          <Nothing>{t`No reviews waiting for you`}</Nothing>
        ) : (
          <ul className="plain-list">
            {items.map(({ document, requestedBy, layers }) => {
              const [language] = Object.keys(layers).filter(isSiteLocale)
              return (
                <li key={document.id} className="dashboard-line">
                  <Icon name="check" />
                  <AdminLink to={pathOf(document.id, { language, panel: 'review' })} variant="quiet">
                    {titleOf(document)}
                  </AdminLink>
                  <span className="dashboard-figure">{requestedBy}</span>
                </li>
              )
            })}
          </ul>
        )
      }
    </Part>
  )
}

export function OwnMentions() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const titleOf = useDocumentTitle()
  const found = useQuery(unreadQuery(api))
  return (
    <Part title={t`My mentions`} query={found}>
      {({ items: all }) => {
        // Requested reviews are listed above.
        const items = all.filter(({ kind }) => kind !== 'review_requested')
        return items.length === 0 ? (
          <Nothing>{t`Nothing unread`}</Nothing>
        ) : (
          <ul className="plain-list">
            {items.map(({ id, document, layer, thread, by }) => {
              const language = isSiteLocale(layer) ? layer : undefined
              const panel = thread === null ? 'review' : 'comments'
              return (
                <li key={id} className="dashboard-line">
                  <Icon name="comment" />
                  <AdminLink
                    to={pathOf(document.id, { language, panel, thread: thread ?? undefined })}
                    variant="quiet"
                  >
                    {titleOf(document)}
                  </AdminLink>
                  <span className="dashboard-figure">{by}</span>
                </li>
              )
            })}
          </ul>
        )
      }}
    </Part>
  )
}

/** The languages that the user may write. */
export function OwnTranslations({ overview }: { readonly overview: Overview }) {
  const { i18n } = useLingui()
  const session = useSession()
  const own = overview.languages.filter(
    ({ locale, missing, outdated }) =>
      session !== null && may(session, 'documents.edit', { layer: locale }) && missing + outdated > 0,
  )
  if (own.length === 0)
    return (
      <Nothing>
        <Trans>All translations are up to date</Trans>
      </Nothing>
    )
  const ordered = siteLocales().flatMap((code) => own.filter(({ locale }) => locale === code))
  return (
    <ul className="plain-list">
      {ordered.map(({ locale, missing, outdated }) => (
        <li key={locale} className="dashboard-line">
          <Icon name="languages" />
          <AdminLink to={`/admin/translations?language=${locale}`} variant="quiet">
            {languageName(locale, i18n.locale)}
          </AdminLink>
          <span className="dashboard-figure">
            <Plural value={missing} one="# missing" other="# missing" />
            {', '}
            <Plural value={outdated} one="# out of date" other="# out of date" />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Nothing({ children }: { readonly children: ReactNode }) {
  return <p className="dashboard-nothing">{children}</p>
}

function pathOf(id: string, search: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `/admin/edit/${encodeURIComponent(id)}?${new URLSearchParams(given)}`
}
