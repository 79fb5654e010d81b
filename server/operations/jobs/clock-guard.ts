/**
 * Whoever throws away what is old looks at the time of day, and that may be wrong: after a dead battery it can be a year
 * later (promise D10). A clock that leapt ahead is not believed for a day, so that somebody can notice and set it right.
 */
import type { Queries } from '../../db/index.ts'
import { lastRound, noteRound } from './job-run-store.ts'

const hour = 60 * 60_000
const day = 24 * hour
/** Longer than this, nothing is known of what the clock did while the program did not run. */
const maxDowntimeMs = 7 * day

interface Clocks {
  readonly now?: () => Date
  /** In milliseconds; what no correction of the time of day moves. */
  readonly monotonic?: () => number
}

/** To be asked before each round; says by how many milliseconds the clock is ahead of what is believed, 0 if it is not. */
export type ClockJump = () => Promise<number>

export function guardClock(
  queries: Queries,
  { now = () => new Date(), monotonic = () => performance.now() }: Clocks = {},
): ClockJump {
  let before: { readonly time: number; readonly ticks: number } | undefined
  let doubt = { leap: 0, until: Number.NEGATIVE_INFINITY }

  return async () => {
    const [time, ticks] = [now().getTime(), monotonic()]
    const known = before === undefined ? await lastRound(queries) : undefined
    const maxCount =
      before === undefined ? (known ?? time) + maxDowntimeMs : before.time + (ticks - before.ticks) + hour
    if (time > maxCount) doubt = { leap: time - maxCount, until: ticks + day }
    before = { time, ticks }
    await noteRound(queries, time)
    return ticks < doubt.until ? doubt.leap : 0
  }
}
