/** One thing that is read: what is known of it, who looks at it, and the way to the server, which all share. */

import type { Line } from './line.ts'
import type { QueryKey, QueryOptions, Retry } from './options.ts'
import { sameWhereEqual } from './same-where-equal.ts'
import { createTrips } from './trips.ts'

export interface EntryState<Data> {
  readonly data: Data | undefined
  readonly dataUpdatedAt: number
  readonly error: Error | null
  readonly status: 'pending' | 'error' | 'success'
  /** Without a line it is paused. */
  readonly fetchStatus: 'idle' | 'fetching' | 'paused'
  readonly isInvalidated: boolean
  readonly isNextPage: boolean
}

/** What came back, the person or the line. */
export type Back = 'reader' | 'line'

export interface Looker {
  readonly isEnabled: () => boolean
  /** Reads as this one would have it. */
  readonly refetch: (how?: FetchHow) => Promise<unknown>
  readonly wantsAnew: (back: Back) => boolean
  readonly onChange: () => void
}

export interface FetchHow {
  /** Where something is known already, sets out once more: an answer that is on its way may be out of date. */
  readonly cancels?: boolean
  readonly isNextPage?: boolean
}

export interface Entry<Data> {
  readonly queryKey: QueryKey
  readonly state: EntryState<Data>
  readonly lookers: ReadonlySet<Looker>
  readonly isStale: (staleTime: number | undefined) => boolean
  readonly fetch: (options: QueryOptions<Data>, how?: FetchHow) => Promise<Data>
  readonly setData: (data: Data) => void
  readonly invalidate: () => void
  /** Forgets what is known, and does not wait for what is on its way. */
  readonly reset: () => void
  readonly stop: () => void
  readonly look: (looker: Looker) => () => void
  /** The longest that anybody asks for, in milliseconds. */
  readonly keepFor: (gcTime: number | undefined) => void
}

interface EntryOptions {
  readonly queryKey: QueryKey
  readonly line: Line
  readonly retry: Retry
  /** Nobody has looked at it for as long as it is kept. */
  readonly onUnused: () => void
}

const usuallyKept = 5 * 60_000

const unknown = {
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  status: 'pending',
  fetchStatus: 'idle',
  isInvalidated: false,
  isNextPage: false,
} as const

/** What is known, and whoever wants to hear when it becomes another. */
export interface Known<Data> {
  readonly state: EntryState<Data>
  readonly set: (change: Partial<EntryState<Data>>) => void
  readonly put: (data: Data, change?: Partial<EntryState<Data>>) => Data
}

function createKnown<Data>(lookers: ReadonlySet<Looker>): Known<Data> {
  let state: EntryState<Data> = unknown
  const set = (change: Partial<EntryState<Data>>) => {
    state = { ...state, ...change }
    for (const looker of [...lookers]) looker.onChange()
  }
  return {
    get state() {
      return state
    },
    set,
    put(given, change = {}) {
      const data = sameWhereEqual(state.data, given)
      set({
        data,
        dataUpdatedAt: Date.now(),
        error: null,
        status: 'success',
        isInvalidated: false,
        ...change,
      })
      return data
    },
  }
}

export function createEntry<Data>({ queryKey, line, retry, onUnused }: EntryOptions): Entry<Data> {
  const lookers = new Set<Looker>()
  const known = createKnown<Data>(lookers)
  const unlooked = () => {
    if (lookers.size === 0) unused.later()
  }
  const trips = createTrips<Data>({ known, line, retry, onEnd: unlooked })
  const unused = createUnused(() => {
    if (lookers.size === 0 && !trips.isUnderWay()) onUnused()
  })
  const stop = () => {
    unused.forget()
    trips.stop()
  }
  return {
    queryKey,
    get state() {
      return known.state
    },
    lookers,
    fetch: trips.fetch,
    setData: known.put,
    stop,
    keepFor(gcTime) {
      unused.keepFor(gcTime)
      unlooked()
    },
    isStale(staleTime = 0) {
      const { data, dataUpdatedAt, isInvalidated } = known.state
      return data === undefined || isInvalidated || dataUpdatedAt + staleTime <= Date.now()
    },
    invalidate: () => known.set({ isInvalidated: true }),
    reset() {
      stop()
      known.set(unknown)
      unlooked()
    },
    look(looker) {
      unused.forget()
      lookers.add(looker)
      return () => {
        lookers.delete(looker)
        if (lookers.size === 0) trips.doNotRepeat()
        unlooked()
      }
    },
  }
}

/** Forgets what nobody looks at, after the longest time that anybody asked for. */
function createUnused(onUnused: () => void) {
  let keptFor = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => clearTimeout(timer)
  return {
    forget,
    keepFor(gcTime = usuallyKept) {
      keptFor = Math.max(keptFor, gcTime)
    },
    later() {
      forget()
      if (keptFor < Number.POSITIVE_INFINITY) timer = setTimeout(onUnused, keptFor)
    },
  }
}
