import { infiniteQueryOptions } from '@tanstack/react-query'
import type { AnswerAt } from '../../api/call-types.ts'
import type { Api } from '../../api/client.ts'

export type Trashed = AnswerAt<'GET /api/trash'>['items'][number]

export function trashQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['trash'],
    queryFn: ({ pageParam: after }) => api('GET /api/trash', { query: { after } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
