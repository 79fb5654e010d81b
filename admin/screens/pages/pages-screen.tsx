/** Pages screen: all singles with their URL and the state of each language. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { interfacePath, locales, localizedPath, model, siteLocales } from '@cyanotype/content/model/index.ts'
import type { LanguageState } from '@cyanotype/ui/index.ts'
import { Button, Link, RelativeTime, Skeleton, Table, TranslationState } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Summary } from '../../api/document-summary.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import './pages.css'
import type { Api } from '../../api/client.ts'

interface Page {
  readonly type: DocumentType
  readonly to: string
}

/** All singles, each with the URL of its screen. */
const pages: readonly Page[] = [
  { type: model.home, to: '/admin/pages/home' },
  { type: model['updates-page'], to: '/admin/updates-page' },
  { type: model['showcase-page'], to: '/admin/pages/showcase' },
  { type: model['partners-page'], to: '/admin/pages/partners' },
  { type: model.contact, to: '/admin/pages/contact' },
  { type: model.terms, to: '/admin/terms-page' },
  { type: model['privacy-policy'], to: '/admin/privacy-page' },
  { type: model['cookie-policy'], to: '/admin/cookie-page' },
]

export function PagesScreen() {
  const { t } = useLingui()
  return (
    <div className="pages-screen">
      <ScreenHeader title={t`Pages`} />
      <Table className="pages-table">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Page</Trans>
            </th>
            <th scope="col">
              <Trans>Languages</Trans>
            </th>
            <th scope="col" className="pages-changed">
              <Trans>Updated</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ type, to }) => (
            <PageRow key={type.name} type={type} to={to} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

interface PageRowProps {
  readonly type: DocumentType
  readonly to: string
}

function PageRow({ type, to }: PageRowProps) {
  const { i18n } = useLingui()
  const { api, locale, language } = useAdmin()
  const { data, isPending, error, refetch } = useQuery(pageQuery(api, type))
  return (
    <tr>
      <th scope="row">
        <Link variant="quiet" href={interfacePath(locale, to)} className="pages-name">
          {i18n._(type.label)}
        </Link>
        <span className="pages-path">{localizedPath(language, type.page ?? '/')}</span>
      </th>
      {error ? (
        <td colSpan={2}>
          <span role="alert">{error.message}</span>{' '}
          <Button variant="link" size="sm" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </td>
      ) : (
        <>
          <td>{isPending ? <Skeleton shape="text" /> : <TranslationState languages={statesOf(data)} />}</td>
          <td className="pages-changed">{data ? <RelativeTime instant={data.changedAt} /> : null}</td>
        </>
      )}
    </tr>
  )
}

/** A page that was never saved has no summary. */
function statesOf(summary: Summary | null): readonly LanguageState[] {
  return siteLocales().map((code) => {
    const status = summary?.statuses[code] ?? 'none'
    const isOutdated = summary?.translations[code] === 'outdated'
    const shown = status === 'none' ? 'missing' : status
    return { code: locales[code].short, name: locales[code].name, status: isOutdated ? 'outdated' : shown }
  })
}

/** State of a page; `null` if it was never saved. */
function pageQuery(api: Api, { name }: DocumentType) {
  return queryOptions({
    queryKey: ['documents', name, 'summary'],
    queryFn: async () => {
      const { items } = await api('GET /api/documents/{type}', {
        params: { type: name },
        query: { limit: 1 },
      })
      return items[0] ?? null
    },
  })
}
