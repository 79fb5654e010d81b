/** What is kept for a while only goes when its time is over: looked at some minutes after the start, and every hour. */
import type { Logger } from 'pino'
import type { Disbelief } from './clock-guard.ts'

export { believeClock } from './clock-guard.ts'

export type Chore = () => Promise<unknown>

const minute = 60_000

interface Household {
  readonly chores: Readonly<Record<string, Chore>>
  readonly log: Logger
  /** All of them go by the time of day: while that cannot be believed, nothing is done. */
  readonly disbelief: Disbelief
  readonly times?: { readonly first: number; readonly every: number }
}

/** Several nodes may do the same: each chore is right to do twice. What fails is tried again an hour later. */
export function keepHouse({
  chores,
  log,
  disbelief,
  times: { first, every } = { first: 10 * minute, every: 60 * minute },
}: Household): () => Promise<void> {
  let underWay = Promise.resolve()
  let timer = setTimeout(begin, first).unref()

  function begin(): void {
    timer = setTimeout(begin, every).unref()
    underWay = underWay.then(doAll)
  }

  const failed = (name: string) => (problem: unknown) =>
    log.error({ err: problem, chore: name }, 'a chore failed')

  async function doAll(): Promise<void> {
    const leap = await disbelief().catch(failed('clock'))
    if (leap !== 0) {
      const hours = Math.round((leap ?? 0) / (60 * minute))
      if (hours > 0) log.warn({ hours }, 'the clock leapt ahead: for a day, nothing old is thrown away')
      return
    }
    for (const [name, chore] of Object.entries(chores)) await chore().catch(failed(name))
  }

  return async () => {
    clearTimeout(timer)
    await underWay
  }
}
