/** What is kept for a while only goes when its time is over: looked at some minutes after the start, and every hour. */
import type { Logger } from 'pino'
import type { Queries } from '../../db/index.ts'
import { lastRound, noteRound } from './job-run-store.ts'

export type Job = () => Promise<unknown>

const minute = 60_000

interface JobOptions {
  readonly jobs: Readonly<Record<string, Job>>
  readonly log: Logger
  /** All of them go by the time of day: while that cannot be believed, nothing is done. */
  readonly clockJump: ClockJump
  readonly times?: { readonly first: number; readonly every: number }
}

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

/**
 * Whoever throws away what is old looks at the time of day, and that may be wrong: after a dead battery it can be a year
 * later (promise D10). A clock that leapt ahead is not believed for a day, so that somebody can notice and set it right.
 */
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

/** Several nodes may do the same: each chore is right to do twice. What fails is tried again an hour later. */
export function runJobs({
  jobs,
  log,
  clockJump,
  times: { first, every } = { first: 10 * minute, every: 60 * minute },
}: JobOptions): () => Promise<void> {
  let inFlight = Promise.resolve()
  let timer = setTimeout(start, first).unref()

  function start(): void {
    timer = setTimeout(start, every).unref()
    inFlight = inFlight.then(doAll)
  }

  const failed = (name: string) => (problem: unknown) =>
    log.error({ err: problem, chore: name }, 'a chore failed')

  async function doAll(): Promise<void> {
    const leap = await clockJump().catch(failed('clock'))
    if (leap !== 0) {
      const hours = Math.round((leap ?? 0) / (60 * minute))
      if (hours > 0) log.warn({ hours }, 'the clock leapt ahead: for a day, nothing old is thrown away')
      return
    }
    for (const [name, job] of Object.entries(jobs)) await job().catch(failed(name))
  }

  return async () => {
    clearTimeout(timer)
    await inFlight
  }
}
