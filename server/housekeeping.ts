/** What is kept for a while only goes when its time is over: looked at some minutes after the start, and every hour. */
import type { Logger } from 'pino'

export type Chore = () => Promise<unknown>

const minute = 60_000

/** Several nodes may do the same: each chore is right to do twice. What fails is tried again an hour later. */
export function keepHouse(
  chores: Readonly<Record<string, Chore>>,
  log: Logger,
  { first, every } = { first: 10 * minute, every: 60 * minute },
): () => Promise<void> {
  let underWay = Promise.resolve()
  let timer = setTimeout(begin, first).unref()

  function begin(): void {
    timer = setTimeout(begin, every).unref()
    underWay = underWay.then(doAll)
  }

  async function doAll(): Promise<void> {
    for (const [name, chore] of Object.entries(chores)) {
      await chore().catch((problem: unknown) => log.error({ err: problem, chore: name }, 'a chore failed'))
    }
  }

  return async () => {
    clearTimeout(timer)
    await underWay
  }
}
