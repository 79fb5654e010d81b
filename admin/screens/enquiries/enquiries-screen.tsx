/**
 * Messages screen: the list of contact messages, with the open message beside it, or in its place on phones.
 */
import { interfacePath } from '@cyanotype/content/model/locales.ts'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import {
  Badge,
  ButtonLink,
  EmptyState,
  RelativeTime,
  SegmentedControl,
  SplitPane,
} from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useCommands } from '../../commands/commands.ts'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { DataTable } from '../../lists/data-table.tsx'
import { useRouter } from '../../router/router-context.tsx'
import { RoleGate } from '../../session/role-gate.tsx'
import { BackButton } from './back-button.tsx'
import { EnquiryPane, enquiryLabels, enquiryLooks } from './enquiry-pane.tsx'
import './enquiries.css'
import type { Enquiry, EnquirySearch } from './queries.ts'
import { enquiriesQuery, enquiryStatuses, readEnquirySearch, writeEnquirySearch } from './queries.ts'
import { ReadAlong } from './read-along.tsx'

interface EnquiriesScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

const tableStates = { pending: 'loading', error: 'failed', success: 'ready' } as const

export function EnquiriesScreen({ search }: EnquiriesScreenProps) {
  const { t } = useLingui()
  return (
    <RoleGate permission="enquiries.manage" title={t`Enquiries`}>
      <Enquiries search={search} />
    </RoleGate>
  )
}

function Enquiries({ search: params }: EnquiriesScreenProps) {
  const { t } = useLingui()
  const { api, locale } = useAdmin()
  const search = readEnquirySearch(params)
  const enquiries = useInfiniteQuery(enquiriesQuery(api, search.status))
  const rows = useMemo(() => enquiries.data?.pages.flatMap(({ items }) => items) ?? [], [enquiries.data])
  const addressOf = (next: EnquirySearch) =>
    interfacePath(locale, `/admin/enquiries${writeEnquirySearch(next)}`)
  const show = useShow(addressOf)
  useNavigationKeys(rows, search, show)
  /** The focus follows the open message from row to row. */
  const readAlong = ({ id }: Enquiry) => {
    if (search.open !== undefined) show({ ...search, open: id })
  }
  return (
    <div className="documents enquiries" data-open={search.open !== undefined || undefined}>
      <EnquiriesHeader unread={enquiries.data?.pages[0]?.unread ?? 0} search={search} onShow={show} />
      <SplitPane
        className="enquiries-panes"
        defaultShare={42}
        label={t`List width`}
        start={
          <ReadAlong rows={rows} onMove={readAlong}>
            <EnquiryTable
              enquiries={enquiries}
              rows={rows}
              hrefOf={(id) => addressOf({ ...search, open: id })}
            />
          </ReadAlong>
        }
        end={
          <div className="enquiries-pane">
            {search.open === undefined ? null : (
              <BackButton onBack={() => show({ ...search, open: undefined })} />
            )}
            <EnquiryPane id={search.open} onDeleted={() => show({ ...search, open: undefined })} />
          </div>
        }
      />
    </div>
  )
}

interface EnquiriesHeaderProps {
  readonly unread: number
  readonly search: EnquirySearch
  readonly onShow: (search: EnquirySearch) => void
}

function EnquiriesHeader({ unread, search: { status }, onShow }: EnquiriesHeaderProps) {
  const { t, i18n } = useLingui()
  return (
    <ScreenHeader
      title={t`Enquiries`}
      status={unread > 0 ? <Plural value={unread} one="# new" other="# new" /> : undefined}
      actions={
        <ButtonLink
          href={`/api/enquiries/export${writeEnquirySearch({ status })}`}
          download
          variant="outline"
          color="neutral"
          icon="download"
        >
          <Trans>Export as CSV</Trans>
        </ButtonLink>
      }
    >
      <SegmentedControl
        label={t`Filter by status`}
        labelHidden
        value={status ?? 'all'}
        segments={[
          { value: 'all', label: t`All` },
          ...enquiryStatuses.map((value) => ({ value, label: i18n._(enquiryLabels[value]) })),
        ]}
        onValueChange={(value) =>
          onShow({ status: enquiryStatuses.find((one) => one === value), open: undefined })
        }
      />
    </ScreenHeader>
  )
}

interface EnquiryTableProps {
  readonly enquiries: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'status' | 'refetch' | 'fetchNextPage'>
  readonly rows: readonly Enquiry[]
  readonly hrefOf: (id: string) => string
}

function EnquiryTable({ enquiries, rows, hrefOf }: EnquiryTableProps) {
  const { t } = useLingui()
  return (
    <DataTable
      label={t`Messages`}
      rows={rows}
      count={rows.length + (enquiries.hasNextPage ? 8 : 0)}
      columns={useEnquiryColumns()}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      rowHref={({ id }) => hrefOf(id)}
      state={tableStates[enquiries.status]}
      onRetry={() => void enquiries.refetch()}
      onNeed={() => void enquiries.fetchNextPage()}
      empty={
        <EmptyState title={t`No messages`} icon="mail">
          <Trans>Messages from the contact form appear here.</Trans>
        </EmptyState>
      }
    />
  )
}

function useShow(addressOf: (search: EnquirySearch) => string) {
  const router = useRouter()
  return (next: EnquirySearch) =>
    void router.navigate({ href: addressOf(next), replace: true, resetScroll: false })
}

/** Keys that open the next or previous message. */
function useNavigationKeys(
  rows: readonly Enquiry[],
  search: EnquirySearch,
  show: (search: EnquirySearch) => void,
): void {
  const { t } = useLingui()
  useCommands(() => {
    const at = rows.findIndex(({ id }) => id === search.open)
    const go = (to: number) => () => {
      const row = rows[to]
      if (row !== undefined) show({ ...search, open: row.id })
    }
    return rows.length === 0
      ? []
      : [
          { id: 'enquiry-next', label: t`Next message`, keys: 'j', hidden: true, run: go(at + 1) },
          { id: 'enquiry-previous', label: t`Previous message`, keys: 'k', hidden: true, run: go(at - 1) },
        ]
  })
}

function useEnquiryColumns(): readonly DataColumn<Enquiry>[] {
  const { t, i18n } = useLingui()
  return useMemo(
    () => [
      { key: 'name', label: t`From`, cell: ({ name }) => name },
      {
        key: 'state',
        label: t`Status`,
        size: 'sm',
        cell: ({ status }) => <Badge {...enquiryLooks[status]}>{i18n._(enquiryLabels[status])}</Badge>,
      },
      { key: 'changed', label: t`When`, size: 'sm', cell: ({ at }) => <RelativeTime instant={at} /> },
    ],
    [t, i18n],
  )
}
