/** Somebody who looks at what is read, from one key to the next: what is shown, and when it is read. */
import type { Back, Entry, FetchHow, Looker } from './entry.ts'
import type { QueryOptions } from './options.ts'
import type { QueryClient } from './query-client.ts'
import type { InfiniteResult } from './seen.ts'
import { createView } from './view.ts'

export interface Observer<Data> {
  /** What is to be drawn, by options that may come to nothing. */
  readonly look: (options: QueryOptions<Data>) => InfiniteResult<Data>
  /** Another one whenever anything is different that was looked at. */
  readonly version: () => number
  readonly subscribe: (onChange: () => void) => () => void
  /** What was drawn is on the screen. */
  readonly follow: (options: QueryOptions<Data>) => void
}

const isEnabled = ({ enabled }: { readonly enabled?: boolean }) => enabled !== false
const isOld = <Data>(entry: Entry<Data>, options: QueryOptions<Data>) =>
  isEnabled(options) && entry.isStale(options.staleTime)

const isReadOnComing = <Data>(entry: Entry<Data>, options: QueryOptions<Data>) =>
  isOld(entry, options) || (isEnabled(options) && options.refetchOnMount === 'always')

const isWantedAnew = <Data>(entry: Entry<Data>, options: QueryOptions<Data>, back: Back) =>
  isOld(entry, options) ||
  (back === 'reader' && isEnabled(options) && options.refetchOnWindowFocus === 'always')

export function createObserver<Data>(queries: QueryClient, first: QueryOptions<Data>): Observer<Data> {
  let options = first
  let entry = queries.entryOf<Data>(first)
  let tell: (() => void) | undefined
  let leave: (() => void) | undefined
  const quietly = (how?: FetchHow) => entry.fetch(options, how).catch(() => undefined)
  const view = createView<Data>({
    refetch: () => quietly({ cancels: true }),
    fetchNextPage: () => quietly({ cancels: true, isNextPage: true }),
  })
  const clock = createClock(() => queries.isWatched() && void quietly())

  const isReadOnGoing = (of: Entry<Data>, by: QueryOptions<Data>) =>
    (of !== entry || !isEnabled(options)) && isOld(of, by)
  const update = () => view.update(entry, options) && tell?.()
  const looker: Looker = {
    isEnabled: () => isEnabled(options),
    refetch: (how) => entry.fetch(options, how),
    wantsAnew: (back) => isWantedAnew(entry, options, back),
    onChange() {
      update()
      clock.start(options)
    },
  }
  const come = () => {
    entry = queries.entryOf<Data>(options)
    leave = entry.look(looker)
    clock.start(options)
  }

  return {
    look(by) {
      const of = queries.entryOf<Data>(by)
      return view.draw(of, by, tell === undefined ? isReadOnComing(of, by) : isReadOnGoing(of, by))
    },
    version: view.version,
    subscribe(onChange) {
      tell = onChange
      come()
      if (isReadOnComing(entry, options)) void quietly()
      else update()
      return () => {
        tell = undefined
        leave?.()
        clock.stop()
      }
    },
    follow(next) {
      const of = queries.entryOf<Data>(next)
      const isToRead = isReadOnGoing(of, next)
      const isSameClock = next.refetchInterval === options.refetchInterval && next.enabled === options.enabled
      view.remember(entry)
      options = next
      if (tell === undefined) return
      if (of !== entry) {
        leave?.()
        come()
      } else if (!isSameClock) clock.start(options)
      if (isToRead) void quietly()
      else update()
    },
  }
}

/** Reads again every so often, counted from when it was last read. */
function createClock(onTime: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(timer)
  return {
    stop,
    start({ refetchInterval, enabled }: Pick<QueryOptions<unknown>, 'refetchInterval' | 'enabled'>) {
      stop()
      if (typeof refetchInterval === 'number' && enabled !== false)
        timer = setInterval(onTime, refetchInterval)
    },
  }
}
