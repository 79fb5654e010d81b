/** Observes the process: metrics, traces, slow statements, and the time that a request spends in the database. */
import type { Server } from 'node:http'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Db, Outbox, StatementListener } from './db/index.ts'
import type { Pages } from './delivery/index.ts'
import type { AnyCall } from './http/calls/define-call.ts'
import { addRequestTime } from './http/middleware/server-timing.ts'
import type { Modules } from './modules.ts'
import type { Metrics } from './operations/metrics/index.ts'
import { openMetrics } from './operations/metrics/index.ts'
import type { Tracing } from './operations/tracing/index.ts'

interface StatementOptions {
  readonly config: Pick<Config, 'slowQueryMs'>
  readonly log: Logger
  readonly tracing: Tracing | undefined
}

/** The text of a slow statement is logged with placeholders, since its values may be private. */
export function observeStatements(db: Db, { config: { slowQueryMs }, log, tracing }: StatementOptions): void {
  const note: StatementListener = (sql, milliseconds) => {
    addRequestTime('db', milliseconds)
    if (slowQueryMs > 0 && milliseconds >= slowQueryMs)
      log.warn({ sql, milliseconds: Math.round(milliseconds) }, 'slow query')
  }
  const trace = tracing?.noteStatement(db.dialect)
  db.observe(
    trace === undefined
      ? note
      : (sql, milliseconds) => {
          trace(sql, milliseconds)
          note(sql, milliseconds)
        },
  )
}

/** One line when the replica fails, and one when it is used again. */
export function replicaLog(log: Logger): (problem?: unknown) => void {
  return (problem) => {
    if (problem === undefined) log.info('visitors read from the replica again')
    else log.warn({ err: problem }, 'the replica cannot be read, so visitors read from the primary database')
  }
}

/** Without a collector, nothing of OpenTelemetry is loaded. */
export async function tracingOf(
  { tracing }: Pick<Config, 'tracing'>,
  log: Logger,
  calls: readonly Pick<AnyCall, 'at'>[],
): Promise<Tracing | undefined> {
  if (tracing === undefined) return undefined
  const { openTracing } = await import('./operations/tracing/index.ts')
  return openTracing(tracing, { log, calls })
}

interface Observed {
  readonly server: Server
  readonly db: Db
  readonly outbox: Outbox
  readonly modules: Modules
  readonly pages: Pages
  readonly worker: { readonly number: number } | undefined
}

export async function metricsOf(
  { metricsToken }: Pick<Config, 'metricsToken'>,
  { server, db, outbox, modules, pages, worker }: Observed,
): Promise<Metrics | undefined> {
  if (metricsToken === undefined) return undefined
  return openMetrics(metricsToken, {
    pageCache: pages.cacheStats,
    database: db.load,
    visitorReads: db.visitorReads,
    outboxLag: outbox.lag,
    webhookQueue: modules.webhooks.queueLength,
    openConnections: promisify(server.getConnections.bind(server)),
    labels: worker === undefined ? {} : { worker: worker.number },
  })
}
