/** Restarts the process with a restored database. */
import type { Logger } from 'pino'
import type { TakeOver } from './operations/backups/index.ts'

interface RestartOptions {
  readonly close: () => Promise<void>
  readonly startAgain: (() => never) | undefined
  /** Whether the process belongs to this server. If not, it goes on, as in tests. */
  readonly ownsProcess: boolean
  readonly log: Logger
}

/** Closes the server, replaces the database, and starts this process again. */
export function restartAfterRestore({ close, startAgain, ownsProcess, log }: RestartOptions): TakeOver {
  return async (replace) => {
    await close()
    await replace().catch((err) => log.error({ err }, 'the database could not be replaced'))
    startAgain?.()
    // Where a process cannot start itself again, a supervisor does.
    if (ownsProcess) process.exit(1)
  }
}
