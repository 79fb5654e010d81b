import { useEffect, useState, useSyncExternalStore } from 'react'
import { createObserver } from './observer.ts'
import type { InfiniteData, QueryOptions } from './options.ts'
import { useQueryClient } from './query-client-provider.tsx'
import type { InfiniteResult, QueryResult } from './seen.ts'

/** Reads what is not known yet, or is old, and draws anew when what the screen looks at becomes another. */
export function useQuery<Data>(options: QueryOptions<Data>): QueryResult<Data> {
  return useSeen(options)
}

export function useInfiniteQuery<Page, Param>(
  options: QueryOptions<InfiniteData<Page, Param>>,
): InfiniteResult<InfiniteData<Page, Param>> {
  return useSeen(options)
}

function useSeen<Data>(options: QueryOptions<Data>): InfiniteResult<Data> {
  const queries = useQueryClient()
  const [observer] = useState(() => createObserver(queries, options))
  const seen = observer.look(options)
  useSyncExternalStore(observer.subscribe, observer.version)
  useEffect(() => observer.follow(options))
  return seen
}
