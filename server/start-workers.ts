/**
 * The primary process of several workers: starts them, replaces those that end unexpectedly, writes their log, and
 * stops them. It serves no requests itself.
 */
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './config/config.ts'
import { prepareDataFolder } from './config/data-folder.ts'
import { listen } from './listen.ts'
import { openLog, openLogOutput } from './operations/logs/logger.ts'
import { mainWorker } from './workers/messages.ts'
import type { WorkerPool } from './workers/worker-pool.ts'
import { openPool, WorkerEnded } from './workers/worker-pool.ts'

export interface StartedWorkers {
  readonly url: string
  readonly firstOwnerToken: string | undefined
}

/**
 * Resolves when all workers listen. The first one migrates the database and fills an empty one before the others
 * start. If one cannot start, this process ends with its exit code.
 */
export async function startWorkers(config: Config): Promise<StartedWorkers> {
  await prepareDataFolder(config.dataDir)
  const output = openLogOutput(config.dataDir)
  const write = (line: string) => {
    output.write(line)
    pool.showLine(line)
  }
  const log = openLog(config.logLevel, { write })
  const end = (code: number) => {
    if (code === 0) log.info('stopped')
    output.close()
    process.exit(code)
  }
  const port = isOfSystemd ? config.port : await checkPort(config)
  const giveUp = (code: number) => void pool.stop().then(() => end(code))
  const pool = openPool({ port, log, write: output.write, canListenAgain: !isOfSystemd, giveUp })
  stopOnSignal(pool, end)
  try {
    const { url, firstOwnerToken } = await pool.start(mainWorker, true)
    const others = Array.from({ length: config.workers - 1 }, (_, index) => mainWorker + 1 + index)
    await Promise.all(others.map((number) => pool.start(number, false)))
    log.info({ url, database: 'postgres', workers: config.workers }, 'listening')
    return { url, firstOwnerToken }
  } catch (problem) {
    if (!(problem instanceof WorkerEnded)) throw problem
    await pool.stop()
    return end(problem.code)
  }
}

/** The last worker closes such a socket for this process too. Then systemd starts this process again. */
const isOfSystemd = 'LISTEN_FDS' in process.env

/**
 * The port of all workers. Each of them opens it with `SO_REUSEPORT`, which does not notice that another copy of
 * Cyanotype uses it already.
 */
async function checkPort(config: Pick<Config, 'port' | 'host'>): Promise<number> {
  const server = createServer()
  const port = await listen(server, config)
  server.close()
  await once(server, 'close')
  return port
}

/** A second signal ends all processes without waiting for open requests. */
function stopOnSignal(pool: WorkerPool, end: (code: number) => void): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      process.once(signal, () => {
        pool.kill()
        end(1)
      })
      void pool.stop().then(end)
    })
  }
}
