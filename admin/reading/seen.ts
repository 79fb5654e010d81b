/** What a screen sees of something that is read. */

interface Common {
  readonly isFetching: boolean
  readonly dataUpdatedAt: number
  /** Reads it again, whatever is known. It never fails: the screen sees what came of it. */
  readonly refetch: () => Promise<unknown>
}

interface Pending {
  readonly status: 'pending'
  readonly isPending: true
  readonly isError: false
  readonly isSuccess: false
  readonly data: undefined
  readonly error: null
}

interface Failed<Data> {
  readonly status: 'error'
  readonly isPending: false
  readonly isError: true
  readonly isSuccess: false
  readonly data: Data
  readonly error: Error
}

interface Known<Data> {
  readonly status: 'success'
  readonly isPending: false
  readonly isError: false
  readonly isSuccess: true
  readonly data: Data
  readonly error: null
}

/** What was known before a failure stays. */
type Standing<Data> = Pending | Failed<undefined> | Failed<Data> | Known<Data>

export type QueryResult<Data> = Common & Standing<Data>

export type InfiniteResult<Data = unknown> = QueryResult<Data> & {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

export function standingOf<Data>(data: Data | undefined, error: Error | null): Standing<Data> {
  const neither = { isPending: false, isError: false, isSuccess: false } as const
  if (error !== null) {
    const failed = { ...neither, status: 'error', isError: true, error } as const
    return data === undefined ? { ...failed, data: undefined } : { ...failed, data }
  }
  return data === undefined
    ? { ...neither, status: 'pending', isPending: true, data: undefined, error }
    : { ...neither, status: 'success', isSuccess: true, data, error }
}
