/** What somebody sees of what is read, and which parts of it they looked at. */
import type { Entry } from './entry.ts'
import type { QueryOptions } from './options.ts'
import { sameWhereEqual } from './same-where-equal.ts'
import type { InfiniteResult } from './seen.ts'
import { standingOf } from './seen.ts'
import { fetching } from './trips.ts'

type Ways = Pick<InfiniteResult, 'refetch' | 'fetchNextPage'>

export function createView<Data>(ways: Ways) {
  /** The last one that was known, and what was shown of it. */
  let before: Entry<Data> | undefined
  let shown: InfiniteResult<Data> | undefined
  let version = 0
  const lookedAt = new Set<PropertyKey>()

  const remember = (entry: Entry<Data>) => {
    if (entry.state.data !== undefined) before = entry
  }
  const see = (of: Entry<Data>, by: QueryOptions<Data>, willRead: boolean): InfiniteResult<Data> => {
    const state = { ...of.state, ...(willRead && fetching(of.state.data)) }
    const data = state.status === 'pending' ? (state.data ?? standIn(by, before, shown)) : state.data
    const isFetching = state.fetchStatus === 'fetching'
    return {
      ...standingOf(data, state.error),
      ...ways,
      isFetching,
      dataUpdatedAt: state.dataUpdatedAt,
      hasNextPage: data !== undefined && by.hasNextPage?.(data) === true,
      isFetchingNextPage: isFetching && state.isNextPage,
    }
  }
  return {
    remember,
    version: () => version,
    /** Says whether anything is different that was looked at. */
    update(entry: Entry<Data>, options: QueryOptions<Data>): boolean {
      remember(entry)
      const next = see(entry, options, false)
      const last = shown
      shown = next
      const isOther = (name: PropertyKey) =>
        last === undefined || Reflect.get(last, name) !== Reflect.get(next, name)
      if (![...lookedAt].some(isOther)) return false
      version += 1
      return true
    },
    draw(entry: Entry<Data>, options: QueryOptions<Data>, willRead: boolean): InfiniteResult<Data> {
      const seen = see(entry, options, willRead)
      shown = seen
      return new Proxy(seen, {
        get(_, name) {
          lookedAt.add(name)
          return Reflect.get(seen, name)
        },
      })
    },
  }
}

/** What is shown while nothing is known yet; the same as before where it says the same. */
function standIn<Data>(
  { placeholderData }: QueryOptions<Data>,
  before: Entry<Data> | undefined,
  shown: InfiniteResult<Data> | undefined,
): Data | undefined {
  const found = placeholderData instanceof Function ? placeholderData(before?.state.data) : placeholderData
  return sameWhereEqual(shown?.data, found)
}
