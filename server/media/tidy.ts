/** Sweeps the library when the server starts and then once a day, beside everything else. */
import type { Logger } from 'pino'

const day = 24 * 60 * 60_000

/** Returns how to end it: what is under way is waited for. */
export function keepTidy(sweep: () => Promise<void>, log: Logger): () => Promise<void> {
  let sweeping = Promise.resolve()
  const begin = () => {
    sweeping = sweep().catch((problem: unknown) =>
      log.warn({ err: problem }, 'the library could not be swept'),
    )
  }
  begin()
  const daily = setInterval(begin, day)
  return () => {
    clearInterval(daily)
    return sweeping
  }
}
