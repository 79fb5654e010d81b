/** The list of a collection: drawn from its model, found, narrowed and sorted by what the address says. */

import { may } from '@cyanotype/content/model/core.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useAdmin, useSession } from '../../app-context.tsx'
import { columnsBefore, useColumnLayout } from '../../lists/use-column-layout.ts'
import { ViewMenu } from '../../lists/view-menu.tsx'
import { useRouter } from '../../router/use-router.ts'
import { useAddress } from '../../shell/admin-link.tsx'
import type { ScreenContext, ScreenPart } from '../../shell/lazy/lazy-component.tsx'
import { ScreenHeader } from '../../shell/screen-header.tsx'
import { useRowCommands } from './actions/row-commands.ts'
import { useActing } from './actions/use-selection-actions.tsx'
import { columnKeys, defaultColumns } from './columns.tsx'
import { CreateButton } from './create-button.tsx'
import { defaultViews } from './default-views.ts'
import { DocumentFilters } from './document-filters.tsx'
import { DocumentList } from './document-list.tsx'
import { NoResults } from './empty-state.tsx'
import {
  CopyDialog,
  PlanDialog,
  PublishDialog,
  RefusedDialog,
  TakeDownDialog,
  useDialogsAhead,
} from './lazy-dialogs.ts'
import { listRequestOf } from './list-request.ts'
import type { ListSearch, SearchTerms } from './list-search-params.ts'
import { readListSearch, termsOfSearch, writeListSearch } from './list-search-params.ts'
import { NewerButton } from './newer-button.tsx'
import { listQuery } from './queries.ts'
import { useList } from './use-list.ts'

interface DocumentsScreenProps {
  readonly type: DocumentType
  readonly search: SearchTerms
}

/** Another collection is another list: nothing of the last one stays. */
export const DocumentsScreen: ScreenPart<DocumentsScreenProps> = Object.assign(
  ({ type, search }: DocumentsScreenProps) => <Documents key={type.name} type={type} words={search} />,
  { prefetch: prefetchDocuments },
)

function prefetchDocuments(context: ScreenContext, { type, search: words }: DocumentsScreenProps): void {
  const { api, queries, storage, username, locale } = context
  const all = columnKeys(type)
  const columns = columnsBefore(storage, { list: type.name, all, defaults: defaultColumns(type) })
  const request = listRequestOf(type, readListSearch(type, words), { username, columns, locale })
  queries.fetchInfiniteQuery(listQuery(api, type.name, request)).catch(() => undefined)
}

function Documents({ type, words }: { readonly type: DocumentType; readonly words: SearchTerms }) {
  const { i18n } = useLingui()
  useDialogsAhead()
  const search = readListSearch(type, words)
  const show = useShow(type)
  const columns = useColumns(type)
  const { list, rows, room: minRows, counted, newer, showNewer } = useList(type, search, columns.shown)
  const acting = useActing(type, rows)
  const commands = useRowCommands(type, acting.change)
  const isFiltered = search.q !== '' || search.filters.length > 0
  const showAll = () => show({ ...search, q: '', filters: [] })
  return (
    <div className="documents">
      <ScreenHeader title={i18n._(type.label)} actions={<CreateButton type={type} />}>
        <DocumentFilters type={type} search={search} onShow={show} />
        <Views type={type} search={search} columns={columns} onShow={show} />
      </ScreenHeader>
      <div className="documents-work">
        <NewerButton count={newer} onShow={() => void showNewer()} />
        <DocumentList
          {...{ type, rows, minRows, counted, search, commands }}
          state={tableStates[list.status]}
          onShow={show}
          layout={columns.layout}
          onLayoutChange={columns.arrange}
          selected={acting.selected}
          onSelectedChange={acting.select}
          actions={acting.actions}
          onMore={() => void list.fetchNextPage()}
          onRetry={() => void list.refetch()}
          empty={<NoResults type={type} isFiltered={isFiltered} onShowAll={showAll} />}
        />
      </div>
      <Question type={type} prompt={acting.asked} />
      <RefusedDialog refused={acting.refused} onClose={acting.forgetRefused} />
    </div>
  )
}

interface PromptProps {
  readonly type: DocumentType
  readonly prompt: ReturnType<typeof useActing>['asked']
}

function Question({ type, prompt }: PromptProps) {
  if (prompt === undefined) return null
  const { question, onChange, onDo, ...more } = prompt
  switch (question) {
    case 'publish':
      return <PublishDialog type={type} onPublish={onChange} {...more} />
    case 'copy':
      return <CopyDialog type={type} onDo={onDo} {...more} />
    case 'schedule':
      return <PlanDialog type={type} onDo={onDo} {...more} />
    default:
      return <TakeDownDialog type={type} action={question} onConfirm={onChange} {...more} />
  }
}

const tableStates = { pending: 'loading', error: 'failed', success: 'ready' } as const

/** What is shown is what the address says: another view of the same list takes its place there. */
function useShow(type: DocumentType) {
  const router = useRouter()
  const here = useAddress(`/admin/${type.name}`)
  return (next: ListSearch) =>
    void router.navigate({ href: here + writeListSearch(type, next), replace: true, resetScroll: false })
}

function useColumns(type: DocumentType) {
  const all = useMemo(() => columnKeys(type), [type])
  const defaults = useMemo(() => defaultColumns(type), [type])
  return useColumnLayout({ list: type.name, all, defaults })
}

interface ViewsProps {
  readonly type: DocumentType
  readonly search: ListSearch
  readonly columns: ReturnType<typeof useColumns>
  readonly onShow: (search: ListSearch) => void
}

function Views({ type, search, columns, onShow }: ViewsProps) {
  const { i18n } = useLingui()
  const { locale } = useAdmin()
  const session = useSession()
  if (session === null || !may(session, 'documents.read', { type })) return null
  const defaults = defaultViews(type, session, locale).map(({ name, query }) => ({
    name: i18n._(name),
    query,
  }))
  return (
    <ViewMenu
      type={type}
      shown={{ query: termsOfSearch(type, search), columns: columns.shown }}
      usual={defaults}
      onShow={(query, names) => {
        onShow(readListSearch(type, query))
        if (names !== undefined) columns.showOnly(names)
      }}
    />
  )
}
