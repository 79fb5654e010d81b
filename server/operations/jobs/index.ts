/** What is kept for a while only goes when its time is over: looked at some minutes after the start, and every hour. */
import type { Logger } from 'pino'
import type { ClockJump } from './clock-guard.ts'

export { guardClock } from './clock-guard.ts'

export type Job = () => Promise<unknown>

const minute = 60_000

interface JobOptions {
  readonly jobs: Readonly<Record<string, Job>>
  readonly log: Logger
  /** All of them go by the time of day: while that cannot be believed, nothing is done. */
  readonly clockJump: ClockJump
  readonly times?: { readonly first: number; readonly every: number }
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
