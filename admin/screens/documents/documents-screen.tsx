/** The list of a collection: drawn from its model, found and sorted by what the address says. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import { Button, Callout } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useAdmin, useSession } from '../../admin-context.tsx'
import { AdminButtonLink, useAddress } from '../../layout/admin-link.tsx'
import { ScreenTitle } from '../../layout/screen-title.tsx'
import { useShortcut } from '../../layout/shortcut.ts'
import { DocumentCount } from './document-count.tsx'
import { DocumentFilters } from './document-filters.tsx'
import { DocumentTable, DocumentTableLoading } from './document-table.tsx'
import { documentsQuery } from './queries.ts'
import type { ListSearch } from './search.ts'
import { readListSearch, writeListSearch } from './search.ts'

interface DocumentsScreenProps {
  readonly type: DocumentType
  readonly search: Readonly<Record<string, string | undefined>>
}

export function DocumentsScreen({ type, search: written }: DocumentsScreenProps) {
  const { i18n } = useLingui()
  const { api } = useAdmin()
  const router = useRouter()
  const here = useAddress(`/admin/${type.name}`)
  const search = readListSearch(written)
  const documents = useInfiniteQuery(documentsQuery(api, type.name, search))
  const show = (next: ListSearch) =>
    void router.navigate({ href: here + writeListSearch(next), replace: true, resetScroll: false })
  const pages = documents.data?.pages ?? []
  const items = pages.flatMap((page) => page.items)
  const isFiltered = search.q !== '' || search.status !== undefined

  return (
    <div className="documents">
      <header className="documents-header">
        <ScreenTitle>{i18n._(type.label)}</ScreenTitle>
        <CreateButton type={type} />
      </header>
      <DocumentFilters search={search} onShow={show}>
        {documents.isSuccess ? <DocumentCount type={type.name} search={search} /> : null}
      </DocumentFilters>
      {documents.isPending ? <DocumentTableLoading /> : null}
      {documents.isError ? (
        <div role="alert">
          <Callout tone="danger" title={<Trans>The list could not be read</Trans>}>
            <p>{documents.error.message}</p>
            <Button variant="outline" color="neutral" size="sm" onClick={() => void documents.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Callout>
        </div>
      ) : null}
      {documents.isSuccess && items.length === 0 ? <Nothing isFiltered={isFiltered} /> : null}
      {items.length > 0 ? <DocumentTable type={type} items={items} search={search} onShow={show} /> : null}
      {documents.hasNextPage ? (
        <Button
          variant="outline"
          color="neutral"
          className="documents-more"
          loading={documents.isFetchingNextPage}
          onClick={() => void documents.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      ) : null}
    </div>
  )
}

function CreateButton({ type }: { readonly type: DocumentType }) {
  const { i18n, t } = useLingui()
  const session = useSession()
  const router = useRouter()
  const to = `/admin/create?type=${type.name}`
  const address = useAddress(to)
  const isAllowed = session !== null && may(session, 'documents.create', { type })
  useShortcut('c', () => isAllowed && void router.navigate({ href: address }))
  if (!isAllowed) return null
  const one = i18n._(type.labelOne).toLocaleLowerCase(i18n.locale)
  return (
    <AdminButtonLink to={to} icon="plus" aria-keyshortcuts="c">
      {t`New ${one}`}
      <span className="documents-key" aria-hidden="true">
        C
      </span>
    </AdminButtonLink>
  )
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <p className="documents-nothing">
      {isFiltered ? (
        <Trans>Nothing is like this. Try fewer words or another state.</Trans>
      ) : (
        <Trans>Nothing is here yet. The first one is a press away.</Trans>
      )}
    </p>
  )
}
