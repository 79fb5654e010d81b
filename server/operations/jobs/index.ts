/**
 * Jobs: delete data after its retention period. They run some minutes after the start, and then every hour.
 */
import type { Logger } from 'pino'
import type { Queries } from '../../db/index.ts'
import { day, hour, minute } from '../../platform/durations.ts'

export type Job = () => Promise<unknown>

export interface JobResult {
  readonly job: string
  readonly isDone: boolean
  readonly milliseconds: number
}

export interface JobOptions {
  readonly jobs: Readonly<Record<string, Job>>
  readonly log: Logger
  /** All jobs depend on the time of day. While the clock is not trusted, none runs. */
  readonly clockJump: ClockJump
  /** Called after each run. */
  readonly onRun?: ((result: JobResult) => void) | undefined
  readonly times?: { readonly first: number; readonly every: number }
}

/** After a longer time, it is unknown what the clock did while the program was not running. */
const maxDowntimeMs = 7 * day

interface Clocks {
  readonly now?: () => Date
  /** In milliseconds. Corrections of the time of day do not affect it. */
  readonly monotonic?: () => number
}

/**
 * Called before each round. Returns by how many milliseconds the clock is ahead of the trusted time, or 0.
 */
export type ClockJump = () => Promise<number>

/**
 * Clock guard: jobs delete by the time of day, which may be wrong. After a dead battery it can be a year
 * ahead. A clock that jumped ahead is not trusted for a day, so that an administrator can notice and correct
 * it.
 */
export function guardClock(
  queries: Queries,
  { now = () => new Date(), monotonic = () => performance.now() }: Clocks = {},
): ClockJump {
  let before: { readonly time: number; readonly ticks: number } | undefined
  let doubt = { jump: 0, until: Number.NEGATIVE_INFINITY }

  return async () => {
    const [time, ticks] = [now().getTime(), monotonic()]
    const last = before === undefined ? await lastRound(queries) : undefined
    if (last !== undefined) doubt = { jump: last.jump, until: ticks + doubtLeft(last, time) }
    const maxCount =
      before === undefined
        ? (last?.time ?? time) + maxDowntimeMs
        : before.time + (ticks - before.ticks) + hour
    if (time > maxCount) doubt = { jump: time - maxCount, until: ticks + day }
    before = { time, ticks }
    const left = Math.max(0, doubt.until - ticks)
    await noteRound(queries, { time, jump: doubt.jump, left })
    return left > 0 ? doubt.jump : 0
  }
}

/** Several nodes may run the same job: each is idempotent. A failed job is tried again an hour later. */
export function runJobs({
  jobs,
  log,
  clockJump,
  onRun,
  times: { first, every } = { first: 10 * minute, every: 60 * minute },
}: JobOptions): () => Promise<void> {
  let inFlight = Promise.resolve()
  let timer = setTimeout(start, first).unref()

  function start(): void {
    timer = setTimeout(start, every).unref()
    inFlight = inFlight.then(doAll)
  }

  const failed = (name: string) => (problem: unknown) =>
    log.error({ err: problem, job: name }, 'background job failed')

  async function doAll(): Promise<void> {
    const jump = await clockJump().catch(failed('clock'))
    if (jump !== 0) {
      const hours = Math.round((jump ?? 0) / (60 * minute))
      if (hours > 0) log.warn({ hours }, 'clock jumped ahead: no data is deleted for one day')
      return
    }
    for (const [name, job] of Object.entries(jobs)) await runJob(name, job)
  }

  async function runJob(name: string, job: Job): Promise<void> {
    const started = performance.now()
    const isDone = await job().then(() => true, failed(name))
    onRun?.({ job: name, isDone: isDone === true, milliseconds: performance.now() - started })
  }

  return async () => {
    clearTimeout(timer)
    await inFlight
  }
}

/** What the clock guard knew when the jobs last ran. Times are in milliseconds. */
interface Round {
  readonly time: number
  /** By how much the clock was ahead, for as long as it is not trusted. */
  readonly jump: number
  readonly left: number
}

/** A clock that was set back since then was corrected. */
const doubtLeft = ({ time: then, left }: Round, time: number) => (time < then ? 0 : left - (time - then))

// SQL of the last run of the jobs, which survives restarts.

const name = 'housekeeping.round'

async function lastRound(queries: Queries): Promise<Round | undefined> {
  const row = await queries.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst()
  if (row === undefined) return undefined
  const [time = '', jump = 0, left = 0] = row.value.split(' ')
  return { time: Date.parse(time), jump: Number(jump), left: Number(left) }
}

async function noteRound(queries: Queries, { time, jump, left }: Round): Promise<void> {
  const value = `${new Date(time).toISOString()} ${jump} ${left}`
  await queries
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
