/**
 * What the admin has read from the server, each under its key: read once for all who want it at the same time, kept for a
 * while, and read anew when somebody comes back to it or says that it is out of date.
 */
import type { Back, Entry } from './entry.ts'
import { createEntry } from './entry.ts'
import { beginsWith, nameOfKey } from './keys.ts'
import type { Line } from './line.ts'
import { createLine } from './line.ts'
import type { KeyOf, QueryKey, QueryOptions, Retry } from './options.ts'

interface Filter {
  /** The first words of a key. */
  readonly queryKey?: QueryKey
  readonly predicate?: (entry: Pick<Entry<unknown>, 'queryKey' | 'state'>) => boolean
}

export type QueryClient = ReturnType<typeof createQueryClient>

function createEntries(line: Line, retry: Retry) {
  const entries = new Map<string, Entry<unknown>>()
  return {
    /** What is known under a key, or will be. */
    of<Data>({ queryKey, gcTime }: Pick<QueryOptions<Data>, 'queryKey' | 'gcTime'>): Entry<Data> {
      const name = nameOfKey(queryKey)
      const entry: Entry<unknown> =
        entries.get(name) ?? createEntry({ queryKey, line, retry, onUnused: () => void entries.delete(name) })
      entries.set(name, entry)
      entry.keepFor(gcTime)
      // A key stands for its data: whoever reads under the same key reads the same thing.
      return entry as Entry<Data>
    },
    find: (queryKey: QueryKey) => entries.get(nameOfKey(queryKey)),
    matching: ({ queryKey = [], predicate = () => true }: Filter) =>
      [...entries.values()].filter((entry) => beginsWith(entry.queryKey, queryKey) && predicate(entry)),
    forget({ queryKey }: Entry<unknown>) {
      entries.delete(nameOfKey(queryKey))
    },
  }
}

function askingAnew({ matching, forget }: ReturnType<typeof createEntries>) {
  return {
    /** It is out of date: what somebody looks at is read at once, the rest when somebody does. */
    async invalidateQueries(filter: Filter): Promise<void> {
      const stale = matching(filter)
      for (const entry of stale) entry.invalidate()
      await readAnew(stale)
    },
    refetchQueries: (filter: Filter): Promise<void> => readAnew(matching(filter)),
    async resetQueries(filter: Filter): Promise<void> {
      const forgotten = matching(filter)
      for (const entry of forgotten) entry.reset()
      await readAnew(forgotten)
    },
    removeQueries(filter: Filter): void {
      for (const entry of matching(filter)) {
        entry.stop()
        forget(entry)
      }
    },
  }
}

export function createQueryClient({ retry = false }: { readonly retry?: Retry } = {}) {
  const line = createLine()
  const entries = createEntries(line, retry)
  const { matching } = entries
  const getQueryData = <Data>(queryKey: KeyOf<Data>) => entries.find(queryKey)?.state.data as Data | undefined
  const fetchQuery = <Data>(options: QueryOptions<Data>): Promise<Data> => {
    const entry = entries.of<Data>(options)
    const { data } = entry.state
    return data === undefined || entry.isStale(options.staleTime)
      ? entry.fetch(options)
      : Promise.resolve(data)
  }

  return {
    entryOf: entries.of,
    fetchQuery,
    /** As it is known, however old. */
    ensureQueryData: <Data>(options: QueryOptions<Data>): Promise<Data> => {
      const known = getQueryData<Data>(options.queryKey)
      return known === undefined ? fetchQuery(options) : Promise.resolve(known)
    },
    getQueryData,
    setQueryData<Data>(queryKey: KeyOf<Data>, data: NoInfer<Data>): void {
      const entry: Entry<unknown> = entries.find(queryKey) ?? entries.of({ queryKey })
      entry.setData(data)
    },
    /** What is not known yet stays so. */
    setQueriesData<Data>(filter: Filter, change: (data: Data | undefined) => Data | undefined): void {
      for (const entry of matching(filter)) {
        const changed = change(entry.state.data as Data | undefined)
        if (changed !== undefined) entry.setData(changed)
      }
    },
    ...askingAnew(entries),
    isWatched: line.isWatched,
    untilOnline: line.untilOnline,
    /** Reads anew what is old when the person or the line is back, until it is stopped. */
    start: () =>
      line.start((back: Back) => {
        for (const { lookers } of matching({})) {
          const wanting = [...lookers].find((looker) => looker.wantsAnew(back))
          wanting?.refetch().catch(() => undefined)
        }
      }),
  }
}

/** What somebody looks at; who tells of a failure is the screen. */
async function readAnew(entries: readonly Entry<unknown>[]): Promise<void> {
  await Promise.all(
    entries.map(async (entry) => {
      const reading = [...entry.lookers].find(({ isEnabled }) => isEnabled())?.refetch({ cancels: true })
      const done = reading?.catch(() => undefined)
      // Nobody waits for a line that may not come back for long.
      if (entry.state.fetchStatus !== 'paused') await done
    }),
  )
}
