/**
 * PostgreSQL dialect: a connection pool for Kysely, and a separate connection that is notified of writes by
 * other nodes.
 */
import type { Dialect } from 'kysely'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartProblem } from '../../platform/start-error.ts'
import type { DatabaseLoad } from './observation.ts'
import { openWatchedSocket } from './watched-socket.ts'

const channel = 'cyanotype_outbox'

/** Counts and version numbers are 64-bit integers, which the driver would return as strings. */
const bigintType = 20

export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === bigintType && format !== 'binary' ? Number : pg.types.getTypeParser(id, format),
}

const limits = { max: 10, statement_timeout: 10_000, connectionTimeoutMillis: 5_000 }
const openPool = (url: string) =>
  new pg.Pool({ connectionString: url, ...limits, types: columnTypes, stream: openWatchedSocket })

interface Postgres {
  readonly dialect: Dialect
  /** Only SQLite reads without a connection of the pool, and counts all commits. */
  readonly read?: undefined
  readonly commits?: undefined
  load(): DatabaseLoad
}

export async function openPostgres(url: string): Promise<Postgres> {
  const pool = openPool(url)
  // An idle connection was cut: the next query opens another or fails itself. A connection in use reports
  // the error through its query too. Without a listener, the process would crash.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const promise = await promiseOf(pool)
  if (promise.synchronous_commit === 'off') {
    await pool.end()
    throw new StartProblem(
      'PostgreSQL has synchronous_commit set to off, so a crash can lose saved changes. Set it to on for this database.',
    )
  }
  return {
    dialect: new PostgresDialect({ pool }),
    load: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** Reads, on the first connection, whether the server acknowledges a commit before it is durable. */
async function promiseOf(pool: pg.Pool): Promise<{ readonly synchronous_commit?: string }> {
  try {
    const { rows } = await pool.query('show synchronous_commit')
    return rows[0] ?? {}
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new StartProblem(
      `Cannot connect to PostgreSQL (${reason}). Check DATABASE_URL, and that PostgreSQL is running.`,
    )
  }
}

export interface Listening {
  /** Whether notifications arrive at once. False while the connection is lost. */
  connected(): boolean
  stop(): Promise<void>
}

/**
 * When the system probes a silent connection: by default after two hours. The connection for notifications only
 * receives. A firewall may drop it after minutes, and a database server that fails over may not close it.
 */
const probeAfterMs = 10_000

/**
 * Calls `wake` after each commit of any node that wrote an event. After a lost connection, it counts as
 * connected again only when `wake` has handled what happened meanwhile.
 */
export async function listenTo(url: string, wake: () => Promise<void>): Promise<Listening> {
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const probes = { keepAlive: true, keepAliveInitialDelayMillis: probeAfterMs }
    const fresh = new pg.Client({ connectionString: url, ...probes })
    let isLost = false
    const lost = () => {
      isLost = true
      if (client === fresh) client = undefined
      if (stopped || retry !== undefined) return
      retry = setTimeout(reconnect, 500)
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    fresh.on('notification', () => void wake().catch(() => {}))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      await wake()
    } catch (error) {
      fresh.end().catch(() => {})
      throw error
    }
    if (!isLost) client = fresh
  }

  function reconnect(): void {
    retry = undefined
    connect().catch(() => {
      if (!stopped && retry === undefined) retry = setTimeout(reconnect, 500)
    })
  }

  await connect()
  return {
    connected: () => client !== undefined,
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}

/** Notifies all listeners when the current transaction commits. */
export const notification = `pg_notify('${channel}', '')`
