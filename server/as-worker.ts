/** What differs in a process that is one of several workers. */
import type { Server } from 'node:http'
import type { DestinationStream } from 'pino'
import type { Handler } from './app.ts'
import type { Config } from './config/config.ts'
import type { Db, Outbox } from './db/index.ts'
import { openOutbox } from './db/index.ts'
import { drain, makeServer } from './listen.ts'
import { openServerLog, openWorkerLog } from './operations/logs/logger.ts'
import { forwarding, receiveForwarded } from './workers/forward-calls.ts'
import type { Worker } from './workers/worker.ts'

interface LogOptions {
  readonly logTo?: DestinationStream
  readonly worker?: Worker | undefined
}

export function openProcessLog(config: Config, { logTo, worker }: LogOptions) {
  if (worker === undefined) return openServerLog(config, logTo)
  const opened = openWorkerLog(config, worker)
  worker.followLog(opened.tail)
  return opened
}

export async function openProcessOutbox(db: Db, worker: Worker | undefined): Promise<Outbox> {
  const outbox = await openOutbox(db)
  return worker?.withOthers(outbox) ?? outbox
}

interface Served {
  /** Answers all requests, some of them through the main worker. */
  readonly handler: Handler
  /** Finishes the requests in progress. */
  drain(): Promise<void>
}

/** Adds the way from the other workers to the main one. */
export async function openWayToMain(
  server: Server,
  product: Handler,
  { worker, dataDir }: { readonly worker: Worker | undefined; readonly dataDir: string },
): Promise<Served> {
  const drainOwn = () => drain(server)
  if (worker === undefined) return { handler: product, drain: drainOwn }
  if (!worker.isMain) return { handler: forwarding(dataDir, product), drain: drainOwn }
  const forwarded = makeServer()
  await receiveForwarded(forwarded, dataDir, product)
  const drainBoth = async () => void (await Promise.all([drain(server), drain(forwarded)]))
  return { handler: product, drain: drainBoth }
}
