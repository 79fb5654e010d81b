/** Observes the process: metrics, slow statements, and the time that a request spends in the database. */
import type { Server } from 'node:http'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Db, Outbox } from './db/index.ts'
import type { Pages } from './delivery/index.ts'
import { addRequestTime } from './http/middleware/server-timing.ts'
import type { Modules } from './modules.ts'
import type { Metrics } from './operations/metrics/index.ts'
import { openMetrics } from './operations/metrics/index.ts'

/** The text of a slow statement is logged with placeholders, since its values may be private. */
export function observeStatements(db: Db, { slowQueryMs }: Pick<Config, 'slowQueryMs'>, log: Logger): void {
  db.observe((sql, milliseconds) => {
    addRequestTime('db', milliseconds)
    if (slowQueryMs > 0 && milliseconds >= slowQueryMs)
      log.warn({ sql, milliseconds: Math.round(milliseconds) }, 'slow query')
  })
}

interface Observed {
  readonly server: Server
  readonly db: Db
  readonly outbox: Outbox
  readonly modules: Modules
  readonly pages: Pages
}

export async function metricsOf(
  { metricsToken }: Pick<Config, 'metricsToken'>,
  { server, db, outbox, modules, pages }: Observed,
): Promise<Metrics | undefined> {
  if (metricsToken === undefined) return undefined
  return openMetrics(metricsToken, {
    pageCache: pages.cacheStats,
    database: db.load,
    outboxLag: outbox.lag,
    webhookQueue: modules.webhooks.queueLength,
    openConnections: promisify(server.getConnections.bind(server)),
  })
}
