/** Query for the findings in the content of the whole site. */
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'
import type { Kind } from './checks-screen.tsx'

export type SiteFinding = ResponseAt<'GET /api/checks'>['items'][number]

/** Pages that a list shows can be found. Only pages without any link to them are orphans. */
export function findingsQuery(api: Api, kind: Kind) {
  const only = kind === 'orphaned-page' ? { listed: 'false' as const } : {}
  return infiniteQueryOptions({
    queryKey: ['documents', 'findings', kind],
    queryFn: ({ pageParam: after }) => api('GET /api/checks', { query: { kind, ...only, after, limit: 50 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // Users come back here right after they fixed something.
    staleTime: 0,
    refetchOnMount: 'always',
  })
}
