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

type Timed = Pick<QueryOptions<unknown>, 'refetchInterval' | 'enabled'>
const isSameClock = (one: Timed, other: Timed) =>
  one.refetchInterval === other.refetchInterval && one.enabled === other.enabled

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

  const isOther = (of: Entry<Data>) => of !== entry || !isEnabled(options)
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
  const goOn = (isToRead: boolean) => (isToRead ? void quietly() : update())

  return {
    look(by) {
      const of = queries.entryOf<Data>(by)
      return view.draw(of, by, tell === undefined ? isReadOnComing(of, by) : isOther(of) && isOld(of, by))
    },
    version: view.version,
    subscribe(onChange) {
      tell = onChange
      come()
      goOn(isReadOnComing(entry, options))
      return () => {
        tell = undefined
        leave?.()
        clock.stop()
      }
    },
    follow(next) {
      const of = queries.entryOf<Data>(next)
      const [isToRead, isSameTime] = [isOther(of) && isOld(of, next), isSameClock(next, options)]
      view.remember(entry)
      options = next
      if (tell === undefined) return
      if (of !== entry) {
        leave?.()
        come()
      } else if (!isSameTime) clock.start(options)
      goOn(isToRead)
    },
  }
}

/** Reads again every so often, counted from when it was last read. */
function createClock(onTime: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(timer)
  return {
    stop,
    start({ refetchInterval, enabled }: Timed) {
      stop()
      if (typeof refetchInterval === 'number' && enabled !== false)
        timer = setInterval(onTime, refetchInterval)
    },
  }
}
