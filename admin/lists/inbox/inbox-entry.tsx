/** What the entries of an inbox share: they are marked as read when opened, have a status, and can be deleted. */
import type { BadgeProps } from '@cyanotype/ui/index.ts'
import { EmptyState, SegmentedControl, Skeleton, toasts } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { DeleteWithConfirmation } from '../../components/delete-with-confirmation.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { ClearFilters } from '../clear-filters.tsx'

/** How the badge of a status looks. Only a status that needs attention has a strong one. */
export type StatusLook = Pick<BadgeProps, 'tone' | 'variant'>

interface EntryKeys {
  readonly list: QueryKey
  readonly one: QueryKey
}

/** Changes the status of an entry on the server and in the list. */
export function useMark<Entry extends { readonly status: string }>(
  { list, one }: EntryKeys,
  change: (status: Entry['status']) => Promise<Entry>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess(entry) {
      queries.setQueryData(one, entry)
      void queries.invalidateQueries({ queryKey: list })
    },
    onError: ({ message }) => toasts.add({ tone: 'danger', title: message }),
  }).mutate
}

interface OpenEntryProps<Entry> {
  readonly query: Pick<UseQueryResult<Entry>, 'data' | 'error' | 'refetch'>
  readonly onRead: () => void
  readonly children: (entry: Entry) => ReactNode
}

/** Marks a new entry as read. */
export function OpenEntry<Entry extends { readonly status: string }>({
  query: { data, error, refetch },
  onRead,
  children,
}: OpenEntryProps<Entry>) {
  const isNew = data?.status === 'new'
  const markRead = useEffectEvent(onRead)
  useEffect(() => {
    if (isNew) markRead()
  }, [isNew])
  if (error !== null) return <LoadFailure error={error} onRetry={refetch} />
  return data === undefined ? <Skeleton shape="text" /> : children(data)
}

interface Statuses<Status extends string> {
  readonly statuses: readonly Status[]
  readonly labels: Readonly<Record<Status, MessageDescriptor>>
}

interface StatusFilterProps<Status extends string> extends Statuses<Status> {
  readonly value: Status | undefined
  readonly onChange: (status: Status | undefined) => void
}

/** Shows all entries, or those of one status. */
export function StatusFilter<Status extends string>(props: StatusFilterProps<Status>) {
  const { statuses, labels, value, onChange } = props
  const { t, i18n } = useLingui()
  return (
    <SegmentedControl
      label={t`Filter by status`}
      labelHidden
      value={value ?? 'all'}
      segments={[
        { value: 'all', label: t`All` },
        ...statuses.map((status) => ({ value: status, label: i18n._(labels[status]) })),
      ]}
      onValueChange={(chosen) => onChange(statuses.find((status) => status === chosen))}
    />
  )
}

interface NoMatchProps {
  readonly title: string
  readonly onShowAll: () => void
}

/** Empty list of a filter: there may be other entries. */
export function NoMatch({ title, onShowAll }: NoMatchProps) {
  return <EmptyState title={title} icon="search" action={<ClearFilters onClear={onShowAll} />} />
}

interface StatusChoiceProps<Status extends string> extends Statuses<Status> {
  readonly label: string
  readonly value: Status
  readonly onChange: (status: Status) => void
}

/** The status of one entry. */
export function StatusChoice<Status extends string>(props: StatusChoiceProps<Status>) {
  const { label, statuses, labels, value, onChange } = props
  const { i18n } = useLingui()
  return (
    <SegmentedControl
      label={label}
      segments={statuses.map((status) => ({ value: status, label: i18n._(labels[status]) }))}
      value={value}
      onValueChange={(chosen) => {
        const next = statuses.find((status) => status === chosen)
        if (next !== undefined) onChange(next)
      }}
    />
  )
}

interface DeleteEntryProps {
  readonly question: string
  /** Confirms the deletion. */
  readonly confirmation: string
  readonly list: QueryKey
  readonly onDelete: () => Promise<unknown>
  readonly onDeleted: () => void
}

export function DeleteEntry({ question, confirmation, list, onDelete, onDeleted }: DeleteEntryProps) {
  const queries = useQueryClient()
  return (
    <DeleteWithConfirmation
      question={question}
      onDelete={onDelete}
      onDeleted={() => {
        void queries.invalidateQueries({ queryKey: list })
        toasts.add({ tone: 'success', title: confirmation })
        onDeleted()
      }}
    />
  )
}
