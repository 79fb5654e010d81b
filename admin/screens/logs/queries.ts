import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerAt } from '../../api/call-types.ts'
import type { Api } from '../../api/client.ts'
import type { LogSearch } from './search.ts'
import { auditFilter } from './search.ts'

export type AuditEntry = AnswerAt<'GET /api/logs/audit'>['items'][number]

export function auditQuery(api: Api, search: LogSearch) {
  const filter = auditFilter(search)
  return infiniteQueryOptions({
    queryKey: ['logs', 'audit', filter],
    queryFn: ({ pageParam: after }) =>
      api('GET /api/logs/audit', { query: { ...filter, after, limit: 100 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // New entries load only on request, so that nothing moves while the user reads.
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

export function usersQuery(api: Api) {
  return queryOptions({ queryKey: ['users'], queryFn: () => api('GET /api/users', {}) })
}
