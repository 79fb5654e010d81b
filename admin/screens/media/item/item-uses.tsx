/** Uses of an item: each document once, with the parts that are public. */
import { Callout, Skeleton } from '@cyanotype/ui/index.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '../../../api/client.ts'
import { useAdmin } from '../../../app-context/app-context.tsx'
import { AdminLink } from '../../../components/admin-link.tsx'
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
  const { data, error } = useQuery(usesQuery(api, id))
  return (
    <section className="media-uses">
      <h3 className="media-section">
        <Trans>Used in</Trans>
      </h3>
      {error ? <Callout tone="danger">{error.message}</Callout> : null}
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
  return (
    <ul className="media-use-list">
      {[...byDocument].map(([id, uses]) => {
        const [titled = uses[0]] = uses.filter(({ title }) => title !== null)
        const isPublic = uses.some(({ state }) => state === 'public')
        const layers = new Set(uses.map(({ layer }) => layer)).size
        return (
          <li key={id}>
            <AdminLink to={`/admin/edit/${id}`}>{titled && titleOf(titled)}</AdminLink>
            <span className="media-hint">
              {isPublic ? <Trans>Published</Trans> : <Trans>Draft</Trans>}
              {layers > 1 ? (
                <>
                  {' · '}
                  <Plural value={layers} one="# language" other="# languages" />
                </>
              ) : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
