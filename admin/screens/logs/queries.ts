/** Queries for the audit log and the server log, and their filters in the URL. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { z } from 'zod'
import type { Api, ResponseAt } from '../../api/client.ts'
import { endOfDay, startOfDay } from '../../i18n/zoned-days.ts'

export type AuditEntry = ResponseAt<'GET /api/logs/audit'>['items'][number]

function auditQuery(api: Api, filter: AuditFilter) {
  return infiniteQueryOptions({
    // Events do not refetch all pages, see `useAuditEntries`.
    queryKey: ['audit', filter],
    queryFn: ({ pageParam: after }) =>
      api('GET /api/logs/audit', { query: { ...filter, after, limit: 100 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type AuditPage = ResponseAt<'GET /api/logs/audit'>

/** The current start of the log, read again after each event. At first it is the first loaded page. */
function newestQuery(api: Api, filter: AuditFilter, first: AuditPage | undefined) {
  return queryOptions({
    queryKey: ['logs', 'newest', filter, first?.items[0]?.number],
    queryFn: () => api('GET /api/logs/audit', { query: { ...filter, limit: 100 } }),
    initialData: first,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: first !== undefined,
  })
}

/** Entries never change, so only new ones are read, and come above the loaded ones. */
export function useAuditEntries(api: Api, filter: AuditFilter) {
  const entries = useInfiniteQuery(auditQuery(api, filter))
  const { data, isPlaceholderData, refetch } = entries
  const newest = useQuery(newestQuery(api, filter, isPlaceholderData ? undefined : data?.pages[0])).data
  const loaded = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const added = useMemo(() => {
    const known = new Set(loaded.map(({ number }) => number))
    return newest?.items.filter(({ number }) => !known.has(number)) ?? []
  }, [loaded, newest])
  /** More were added than one page has. */
  const isGap = added.length > 0 && added.length === newest?.items.length && newest.next !== null
  useEffect(() => {
    if (isGap) void refetch()
  }, [isGap, refetch])
  const rows = useMemo(() => [...added, ...loaded], [added, loaded])
  return { entries, rows }
}

/** An entry by its number: it may not be loaded yet, or not match the filters. */
export function entryQuery(api: Api, number: string | undefined) {
  return queryOptions({
    queryKey: ['audit', 'entry', number],
    queryFn: async () =>
      (await api('GET /api/logs/audit', { query: { number: Number(number), limit: 1 } })).items[0] ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: number !== undefined,
  })
}

/** The newest entry about a subject, which contains its name. */
export function subjectQuery(api: Api, subject: string | undefined) {
  return queryOptions({
    queryKey: ['logs', 'subject', subject],
    enabled: subject !== undefined,
    queryFn: () => api('GET /api/logs/audit', { query: { subject, limit: 1 } }),
  })
}

export function serverLogQuery(api: Api, { level, q }: LogSearch) {
  return queryOptions({
    queryKey: ['logs', 'server', level, q],
    queryFn: () => api('GET /api/logs/server', { query: { level, q: q || undefined, limit: 500 } }),
    placeholderData: keepPreviousData,
  })
}

export function auditUsersQuery(api: Api) {
  return queryOptions({ queryKey: ['users'], queryFn: () => api('GET /api/users', {}) })
}

// Search parameters of the logs screen.

export const logLevels = ['debug', 'info', 'warn', 'error'] as const

const day = z.iso.date().optional().catch(undefined)
const name = z.string().max(100).optional().catch(undefined)

const logSearch = z.object({
  log: z.enum(['audit', 'server']).catch('audit').default('audit'),
  user: name,
  action: name,
  type: name,
  /** The id of the subject. */
  subject: name,
  from: day,
  until: day,
  /** The number of the expanded entry. */
  open: z.string().regex(/^\d+$/).optional().catch(undefined),
  level: z.enum(logLevels).catch('info').default('info'),
  q: z.string().max(200).catch('').default(''),
})

export type LogSearch = z.output<typeof logSearch>

export function readLogSearch(params: Readonly<Record<string, string | undefined>>): LogSearch {
  return logSearch.parse(params)
}

/** Defaults are left out. */
export function writeLogSearch({ log, level, ...rest }: LogSearch): string {
  const named = { ...(log === 'audit' ? {} : { log }), ...(level === 'info' ? {} : { level }), ...rest }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(named)) if (value) query.set(key, value)
  return query.size === 0 ? '' : `?${query}`
}

type AuditFilter = ReturnType<typeof auditFilter>

/** Days are in the time zone of the user; the last day counts to its end. */
export function auditFilter({ user, action, type, subject, from, until }: LogSearch, zone: string) {
  return {
    user,
    action,
    type,
    subject,
    from: from && startOfDay(from, zone),
    until: until && endOfDay(until, zone),
  }
}
