/** List screen of a collection: columns from the model; search, filters and order from the URL. */
import { listPathOf } from '@cyanotype/content/contracts/admin-paths.ts'
import { may } from '@cyanotype/content/model/core.ts'
import type { Bearer, DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { Button, EmptyState, Key } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { timeZoneBefore } from '../../app-context/preferences.ts'
import { useCommands } from '../../commands/commands.ts'
import { useSingleKeys } from '../../commands/single-key-shortcuts.ts'
import { AdminButtonLink, useAddress } from '../../components/admin-link.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { SwitchedOff } from '../../components/switched-off.tsx'
import { contentLocaleOf } from '../../i18n/content-locale.ts'
import { languageToTranslate } from '../../i18n/language-to-translate.ts'
import type { ScreenContext, ScreenPart } from '../../lazy/lazy-component.tsx'
import { ClearFilters } from '../../lists/clear-filters.tsx'
import { columnsBefore, useColumnLayout } from '../../lists/data-table.tsx'
import { ViewMenu } from '../../lists/view-menu.tsx'
import { useRouter } from '../../router/router-context.tsx'
import { useRowCommands } from './actions/row-commands.ts'
import { useActing } from './actions/use-selection-actions.tsx'
import {
  BulkScheduleDialog,
  CopyDialog,
  FailedDialog,
  PublishDialog,
  PublishSetDialog,
  UnpublishDialog,
  useDialogsAhead,
} from './bulk-action-dialogs.ts'
import { columnKeys, defaultColumns } from './columns.tsx'
import { DocumentFilters } from './document-filters.tsx'
import { DocumentList } from './document-list.tsx'
import { hasLanguages } from './filter-subjects.ts'
import { listRequestOf, me } from './list-request.ts'
import type { ListSearch, SearchTerms } from './list-search-params.ts'
import { readListSearch, termsOfSearch, writeListSearch } from './list-search-params.ts'
import { listQuery } from './queries.ts'
import { useList } from './use-list.ts'

interface DocumentsScreenProps {
  readonly type: DocumentType
  readonly search: SearchTerms
}

/** Another collection is another list, without any state of the last one. */
export const DocumentsScreen: ScreenPart<DocumentsScreenProps> = Object.assign(
  ({ type, search }: DocumentsScreenProps) => <Documents key={type.name} type={type} params={search} />,
  { prefetch: prefetchDocuments },
)

function prefetchDocuments(context: ScreenContext, { type, search: terms }: DocumentsScreenProps): void {
  const { api, queries, storage, username, locale } = context
  const all = columnKeys(type)
  const columns = columnsBefore(storage, { list: type.name, all, defaults: defaultColumns(type) })
  const request = listRequestOf(type, readListSearch(type, terms), {
    ...{ username, columns },
    zone: timeZoneBefore(storage),
    locale: contentLocaleOf(locale),
  })
  queries.fetchInfiniteQuery(listQuery(api, type.name, request)).catch(() => undefined)
}

function Documents({ type, params }: { readonly type: DocumentType; readonly params: SearchTerms }) {
  const { i18n } = useLingui()
  useDialogsAhead()
  const search = readListSearch(type, params)
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
        <SwitchedOff type={type} />
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
      <ActionDialog type={type} dialog={acting.dialog} />
      <FailedDialog refused={acting.refused} onClose={acting.forgetRefused} />
    </div>
  )
}

interface NewerButtonProps {
  readonly count: number
  readonly onShow: () => void
}

/** New documents wait behind this button, so that rows do not move while the user reads. */
function NewerButton({ count, onShow }: NewerButtonProps) {
  return (
    <div role="status" className="documents-newer">
      {count > 0 ? (
        <Button size="sm" variant="soft" icon="refresh" onClick={onShow}>
          <Plural value={count} one="Show # new document" other="Show # new documents" />
        </Button>
      ) : null}
    </div>
  )
}

interface NoResultsProps {
  readonly type: DocumentType
  readonly isFiltered: boolean
  readonly onShowAll: () => void
}

/** Empty state: why there are no documents, and what to do. */
function NoResults({ type, isFiltered, onShowAll }: NoResultsProps) {
  const { t, i18n } = useLingui()
  const session = useSession()
  if (isFiltered) {
    return (
      <EmptyState
        title={t`No matching documents`}
        icon="search"
        action={<ClearFilters onClear={onShowAll} />}
      >
        <Trans>Try fewer words, or remove a filter.</Trans>
      </EmptyState>
    )
  }
  const name = i18n._(type.label)
  // English has the name within the sentence, the other languages at its end.
  const label = i18n.locale === 'en' ? name.toLowerCase() : name
  const mayCreate = session !== null && may(session, 'documents.create', { type })
  const invitation = mayCreate ? <Trans>Create the first one to get started.</Trans> : null
  return (
    <EmptyState title={t`No ${label} yet`} icon="document" action={<CreateButton type={type} />}>
      {type.emptyHint ? i18n._(type.emptyHint) : invitation}
    </EmptyState>
  )
}

/** Creates a document of the listed collection. */
function CreateButton({ type }: { readonly type: DocumentType }) {
  const { i18n, t } = useLingui()
  const session = useSession()
  const router = useRouter()
  const hasSingleKeys = useSingleKeys()
  const to = `/admin/create?type=${type.name}`
  const address = useAddress(to)
  const isAllowed = session !== null && may(session, 'documents.create', { type })
  const one = i18n._(type.labelOne).toLocaleLowerCase(i18n.locale)
  const label = t`New ${one}`
  useCommands(() =>
    isAllowed
      ? [{ id: 'create', label, icon: 'plus', keys: 'c', run: () => void router.navigate({ href: address }) }]
      : [],
  )
  if (!isAllowed) return null
  return (
    <AdminButtonLink to={to} icon="plus" aria-keyshortcuts={hasSingleKeys ? 'c' : undefined}>
      {label}
      {hasSingleKeys ? (
        <span className="documents-key" aria-hidden="true">
          <Key>C</Key>
        </span>
      ) : null}
    </AdminButtonLink>
  )
}

interface ActionDialogProps {
  readonly type: DocumentType
  readonly dialog: ReturnType<typeof useActing>['dialog']
}

function ActionDialog({ type, dialog }: ActionDialogProps) {
  if (dialog === undefined) return null
  const { question, onChange, onDo, onDone, ...more } = dialog
  switch (question) {
    case 'publish':
      return <PublishDialog type={type} onPublish={onChange} {...more} />
    case 'copy':
      return <CopyDialog type={type} onDo={onDo} {...more} />
    case 'publish-set':
      return <PublishSetDialog type={type} onDone={onDone} {...more} />
    case 'schedule':
      return <BulkScheduleDialog type={type} onDo={onDo} {...more} />
    default:
      return <UnpublishDialog type={type} action={question} onConfirm={onChange} {...more} />
  }
}

const tableStates = { pending: 'loading', error: 'failed', success: 'ready' } as const

/** Shows another view of the list by replacing the URL. */
function useShow(type: DocumentType) {
  const router = useRouter()
  const here = useAddress(listPathOf(type))
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
  const { language } = useAdmin()
  const session = useSession()
  if (session === null || !may(session, 'documents.read', { type })) return null
  const defaults = defaultViews(type, session, language).map(({ name, query }) => ({
    name: i18n._(name),
    query,
  }))
  return (
    <ViewMenu
      type={type}
      shown={{ query: termsOfSearch(type, search), columns: columns.shown }}
      defaults={defaults}
      onShow={(query, names) => {
        onShow(readListSearch(type, query))
        if (names !== undefined) columns.showOnly(names)
      }}
    />
  )
}

interface DefaultView {
  readonly name: MessageDescriptor
  /** As in the URL. */
  readonly query: Readonly<Record<string, string>>
}

/** Built-in views of every list. */
function defaultViews(type: DocumentType, by: Bearer, interfaceLocale: Locale): readonly DefaultView[] {
  const views: readonly DefaultView[] = [
    { name: msg`All`, query: {} },
    { name: msg`Mine`, query: { by: me } },
  ]
  if (!hasLanguages(type)) return [...views, { name: msg`Drafts`, query: { state: 'draft' } }]
  return [
    ...views,
    { name: msg`Drafts`, query: { status: 'draft' } },
    {
      name: msg`Needs translation`,
      query: { [`translation.${languageToTranslate(by, interfaceLocale)}`]: 'missing' },
    },
  ]
}
