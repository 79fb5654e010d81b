/** Uses of an item: each document once, with the parts that are public. */
import { isLocale, siteLayers } from '@cyanotype/content/model/locales.ts'
import { Skeleton } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '../../../api/client.ts'
import { useAdmin } from '../../../app-context/app-context.tsx'
import { AdminLink } from '../../../components/admin-link.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { languageName } from '../../../i18n/formats.tsx'
import { useDocumentTitle } from '../../../links/index.ts'
import { mediaKey } from '../../../media/media-item.ts'

export function usesQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...mediaKey, 'uses', id],
    queryFn: () => api('GET /api/uses/{kind}/{id}', { params: { kind: 'media', id }, query: { limit: 100 } }),
  })
}

export function ItemUses({ id }: { readonly id: string }) {
  const { api } = useAdmin()
  const { data, error, refetch } = useQuery(usesQuery(api, id))
  return (
    <section className="media-uses">
      <h3 className="media-section">
        <Trans>Used in</Trans>
      </h3>
      {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {data === undefined && !error ? <Skeleton lines={2} /> : null}
      {data?.items.length === 0 ? (
        <p className="media-hint">
          <Trans>Not used yet</Trans>
        </p>
      ) : null}
      {data ? <Uses items={data.items} /> : null}
      {data?.next ? (
        <p className="media-hint">
          <Trans>Also used in more documents.</Trans>
        </p>
      ) : null}
    </section>
  )
}

type Use = Awaited<ReturnType<NonNullable<ReturnType<typeof usesQuery>['queryFn']>>>['items'][number]

function Uses({ items }: { readonly items: readonly Use[] }) {
  const titleOf = useDocumentTitle()
  const byDocument = Map.groupBy(items, ({ id }) => id)
  const isHidden = [...byDocument.values()].some((uses) => uses.every(isInRemovedLanguage))
  return (
    <>
      <ul className="media-use-list">
        {[...byDocument].map(([id, uses]) => {
          const [titled = uses[0]] = uses.filter(({ title }) => title !== null)
          return (
            <li key={id}>
              <AdminLink to={`/admin/edit/${id}`}>{titled && titleOf(titled)}</AdminLink>
              <span className="media-hint">
                <Where uses={uses} />
              </span>
            </li>
          )
        })}
      </ul>
      {isHidden ? (
        <p className="media-hint">
          <Trans>To edit content in a removed language, add the language again in the settings.</Trans>
        </p>
      ) : null}
    </>
  )
}

const isInRemovedLanguage = ({ layer }: Use) => !siteLayers().includes(layer)

function Where({ uses }: { readonly uses: readonly Use[] }) {
  const { i18n } = useLingui()
  const shown = uses.filter((use) => !isInRemovedLanguage(use))
  if (shown.length === 0) {
    const removed = [...new Set(uses.map(({ layer }) => layer))].filter(isLocale)
    const languages = removed.map((code) => languageName(code, i18n.locale)).join(', ')
    return <Trans>In a removed language: {languages}</Trans>
  }
  const layers = new Set(shown.map(({ layer }) => layer)).size
  return (
    <>
      {shown.some(({ state }) => state === 'public') ? <Trans>Published</Trans> : <Trans>Draft</Trans>}
      {layers > 1 ? (
        <>
          {' · '}
          <Plural value={layers} one="# language" other="# languages" />
        </>
      ) : null}
    </>
  )
}
