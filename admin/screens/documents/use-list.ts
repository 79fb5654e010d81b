/**
 * Rows of a list, loaded page by page on scroll and updated when others change them. New documents wait until
 * the user asks for them, so that nothing moves.
 */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { useTimeZone } from '../../app-context/preferences.ts'
import { useLive } from '../../queries/live-events.ts'
import { useOpenedAt } from '../../router/router-context.tsx'
import { countRequestOf, listRequestOf } from './list-request.ts'
import type { ListSearch } from './list-search-params.ts'
import { countQuery, headQuery, listQuery, readRows, replaceRows } from './queries.ts'

/** Space for this many rows that are loading. */
const minRows = 12
/** Many events may arrive at once: they are handled together. */
const batchDelayMs = 400

export function useList(type: DocumentType, search: ListSearch, columns: readonly string[]) {
  const { api, language: locale } = useAdmin()
  const queries = useQueryClient()
  const openedAt = useOpenedAt()
  const username = useSession()?.username ?? ''
  const zone = useTimeZone()
  const countRequest = countRequestOf(type, search, { username, zone })
  const request = listRequestOf(type, search, { username, zone, columns, locale })
  const options = listQuery(api, type.name, request)
  const list = useInfiniteQuery(options)
  const count = useQuery(countQuery(api, type.name, countRequest))
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data])
  const listKey = JSON.stringify(options.queryKey)
  const [newer, setNewer] = useState({ list: listKey, count: 0 })

  const refresh = async (ids: readonly string[]) => {
    const found = await readRows(api, type.name, ids, request)
    replaceRows(queries, type.name, new Set(ids), found)
  }
  /** Fetches the start of the list again: updates known rows and counts new ones. */
  const refetchStart = useEffectEvent(async (changed: readonly string[]) => {
    const listed = new Set(rows.map(({ id }) => id))
    const here = changed.filter((id) => listed.has(id))
    const [head] = await Promise.all([queries.fetchQuery(headQuery(api, type.name, request)), refresh(here)])
    replaceRows(queries, type.name, new Set(head.map(({ id }) => id).filter((id) => listed.has(id))), head)
    const last = head.findLastIndex(({ id }) => listed.has(id))
    // Below the last row is the next page, which moves up when rows are removed.
    const hasPageBelow = list.hasNextPage && (last >= 0 || listed.size === 0)
    const above = hasPageBelow ? head.slice(0, last + 1) : head
    setNewer({ list: listKey, count: above.filter(({ id }) => !listed.has(id)).length })
  })
  useLiveChanges(type, (ids) => void refetchStart(ids).catch(() => undefined))
  // A list that was read earlier may have changed since. One that was prefetched for this render has not. A user who
  // comes back from a new document finds it in the list, unless several pages are open and rows would move.
  const refetchFromBefore = useEffectEvent((before: number) => {
    const { data, dataUpdatedAt, isPlaceholderData } = list
    if (data === undefined || isPlaceholderData || dataUpdatedAt >= before) return
    if (data.pages.length === 1) void list.refetch()
    else void refetchStart([]).catch(() => undefined)
  })
  useEffect(() => refetchFromBefore(openedAt), [openedAt])

  const counted = useCounted(count.data)
  const showNewer = async () => {
    setNewer({ list: listKey, count: 0 })
    await queries.resetQueries({ queryKey: options.queryKey })
  }
  // Those of another search are not new in this one.
  const newerCount = newer.list === listKey ? newer.count : 0
  return { list, counted, rows, room: list.hasNextPage ? minRows : 0, newer: newerCount, showNewer }
}

/** The list never waits for the count, which is exact only for small numbers. */
function useCounted(total: { readonly count: number; readonly isExact: boolean } | undefined) {
  const { t, i18n } = useLingui()
  if (total === undefined) return undefined
  const number = i18n.number(total.count)
  return total.isExact
    ? t`${plural(total.count, { one: '# document', other: '# documents' })}`
    : t`More than ${number} documents`
}

function useLiveChanges(type: DocumentType, onChange: (ids: readonly string[]) => void) {
  const waiting = useRef<Set<string>>(new Set())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useEffectEvent(() => {
    timer.current = undefined
    const ids = [...waiting.current]
    waiting.current.clear()
    onChange(ids)
  })
  useLive((message) => {
    if (message.event === 'done' && message.type === type.name && message.id !== null)
      waiting.current.add(message.id)
    else if (message.event !== 'reset') return
    timer.current ??= setTimeout(() => flush(), batchDelayMs)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
}
