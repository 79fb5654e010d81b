/** The ways to the server for one thing: one at a time, for all who want it. */
import { bring } from './bring.ts'
import type { FetchHow, Known } from './entry.ts'
import type { Line } from './line.ts'
import type { QueryOptions, Retry } from './options.ts'

interface TripsOptions<Data> {
  readonly known: Known<Data>
  readonly line: Line
  readonly retry: Retry
  readonly onEnd: () => void
}

interface UnderWay<Data> extends PromiseWithResolvers<Data> {
  repeats: boolean
}

/** What it is while a first answer, or a newer one, is on its way. */
export function fetching(data: unknown, fetchStatus: 'fetching' | 'paused' = 'fetching') {
  if (data !== undefined) return { fetchStatus }
  return { fetchStatus, error: null, status: 'pending' } as const
}

export function createTrips<Data>({ known, line, retry, onEnd }: TripsOptions<Data>) {
  let underWay: UnderWay<Data> | undefined

  const setOut = (options: QueryOptions<Data>, isNextPage: boolean) => {
    const { data: before } = known.state
    const mine: UnderWay<Data> = { repeats: true, ...Promise.withResolvers<Data>() }
    const isMine = () => underWay === mine
    // Whoever waits for an answer that is out of date gets the newer one.
    underWay?.resolve(mine.promise)
    underWay = mine
    known.set({ isNextPage, ...fetching(before, line.isOnline() ? 'fetching' : 'paused') })
    const settle = (change: () => void) => {
      if (!isMine()) return
      underWay = undefined
      change()
      onEnd()
    }
    bring({
      line,
      retry: options.retry ?? retry,
      read: () => options.queryFn(before, isNextPage),
      mayRepeat: () => isMine() && mine.repeats,
      onPause: (isPaused) => isMine() && known.set({ fetchStatus: isPaused ? 'paused' : 'fetching' }),
    }).then(
      (data) => settle(() => mine.resolve(known.put(data, { fetchStatus: 'idle' }))),
      (error: Error) =>
        settle(() => {
          // What is known is out of date: whoever comes to look at it next asks again.
          known.set({ error, status: 'error', fetchStatus: 'idle', isInvalidated: true })
          mine.reject(error)
        }),
    )
    return mine.promise
  }

  return {
    isUnderWay: () => underWay !== undefined,
    fetch(
      options: QueryOptions<Data>,
      { cancels = false, isNextPage = false }: FetchHow = {},
    ): Promise<Data> {
      if (underWay === undefined || (cancels && known.state.data !== undefined))
        return setOut(options, isNextPage)
      underWay.repeats = true
      return underWay.promise
    },
    doNotRepeat() {
      if (underWay !== undefined) underWay.repeats = false
    },
    stop() {
      underWay?.reject(new Error('It is not wanted any more.'))
      underWay = undefined
    },
  }
}
