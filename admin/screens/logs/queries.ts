import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import type { Api, ResponseAt } from '../../api/client.ts'

export type AuditEntry = ResponseAt<'GET /api/logs/audit'>['items'][number]

export function auditQuery(api: Api, search: LogSearch) {
  const filter = auditFilter(search)
  return infiniteQueryOptions({
    queryKey: ['logs', 'audit', filter],
    queryFn: ({ pageParam: after }) =>
      api('GET /api/logs/audit', { query: { ...filter, after, limit: 100 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // A live event says when there are new entries.
    staleTime: Number.POSITIVE_INFINITY,
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

/** Days are in the time zone of the user; the last day counts to its end. */
export function auditFilter({ user, action, type, subject, from, until }: LogSearch) {
  return {
    user,
    action,
    type,
    subject,
    from: from && new Date(`${from}T00:00:00`).toISOString(),
    until: until && new Date(`${until}T23:59:59.999`).toISOString(),
  }
}
