/** Messages screen: what visitors sent with the contact form. */
import { interfacePath } from '@cyanotype/content/model/locales.ts'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { Badge, ButtonLink, EmptyState, RelativeTime } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { Inbox, InboxTable } from '../../lists/inbox/inbox.tsx'
import { NoMatch, StatusFilter } from '../../lists/inbox/inbox-entry.tsx'
import { useRowsWithOpen } from '../../lists/inbox/use-rows-with-open.ts'
import { useRouter } from '../../router/router-context.tsx'
import { RoleGate } from '../../session/role-gate.tsx'
import { EnquiryPane, enquiryLabels, enquiryLooks } from './enquiry-pane.tsx'
import type { Enquiry, EnquirySearch } from './queries.ts'
import {
  enquiriesQuery,
  enquiryQuery,
  enquiryStatuses,
  readEnquirySearch,
  writeEnquirySearch,
} from './queries.ts'

interface EnquiriesScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

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
  const router = useRouter()
  const search = readEnquirySearch(params)
  const enquiries = useInfiniteQuery(enquiriesQuery(api, search.status))
  const found = useMemo(() => enquiries.data?.pages.flatMap(({ items }) => items) ?? [], [enquiries.data])
  const opened = useQuery({ ...enquiryQuery(api, search.open ?? ''), enabled: search.open !== undefined })
  const rows = useRowsWithOpen(found, opened.data)
  const addressOf = (next: EnquirySearch) =>
    interfacePath(locale, `/admin/enquiries${writeEnquirySearch(next)}`)
  const show = (next: EnquirySearch) =>
    void router.navigate({ href: addressOf(next), replace: true, resetScroll: false })
  return (
    <Inbox
      rows={rows}
      open={search.open}
      onOpen={(open) => show({ ...search, open })}
      commands={{ next: t`Next message`, previous: t`Previous message` }}
      header={
        <EnquiriesHeader unread={enquiries.data?.pages[0]?.unread ?? 0} search={search} onShow={show} />
      }
      list={
        <InboxTable
          label={t`Messages`}
          query={enquiries}
          rows={rows}
          columns={useEnquiryColumns()}
          rowLabel={({ name }) => name}
          hrefOf={(open) => addressOf({ ...search, open })}
          empty={
            search.status === undefined ? (
              <EmptyState title={t`No messages`} icon="mail">
                <Trans>Messages from the contact form appear here.</Trans>
              </EmptyState>
            ) : (
              <NoMatch
                title={t`No matching messages`}
                onShowAll={() => show({ ...search, status: undefined })}
              />
            )
          }
        />
      }
      entry={<EnquiryPane id={search.open} onDeleted={() => show({ ...search, open: undefined })} />}
    />
  )
}

interface EnquiriesHeaderProps {
  readonly unread: number
  readonly search: EnquirySearch
  readonly onShow: (search: EnquirySearch) => void
}

function EnquiriesHeader({ unread, search: { status }, onShow }: EnquiriesHeaderProps) {
  const { t } = useLingui()
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
      <StatusFilter
        statuses={enquiryStatuses}
        labels={enquiryLabels}
        value={status}
        onChange={(next) => onShow({ status: next, open: undefined })}
      />
    </ScreenHeader>
  )
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
