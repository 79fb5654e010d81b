/** PostgreSQL: the pool behind Kysely, and a connection of its own that hears when another node has written. */
import type { Dialect } from 'kysely'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartProblem } from '../../platform/start-error.ts'

const channel = 'cyanotype_outbox'

/** Counts and numbers of versions arrive as 64-bit integers, which the driver would hand over as text. */
const bigintType = 20

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === bigintType && format !== 'binary' ? Number : pg.types.getTypeParser(id, format),
}

const limits = { max: 10, statement_timeout: 10_000, connectionTimeoutMillis: 5_000 }

export async function postgresDialect(url: string): Promise<Dialect> {
  const pool = new pg.Pool({ connectionString: url, ...limits, types })
  pool.on('error', () => {}) // an idle connection was cut: the next query opens another, or says so itself
  // One that is in use says so by its query as well; without anybody who listens, the process would end.
  pool.on('connect', (client) => client.on('error', () => {}))
  const promise = await promiseOf(pool)
  if (promise.synchronous_commit === 'off') {
    await pool.end()
    throw new StartProblem(
      'PostgreSQL has synchronous_commit off, so that a crash loses what was answered: set it to on for this database.',
    )
  }
  return new PostgresDialect({ pool })
}

/** What an answer of this server is worth, from the first connection to it. */
async function promiseOf(pool: pg.Pool): Promise<{ readonly synchronous_commit?: string }> {
  try {
    const { rows } = await pool.query('show synchronous_commit')
    return rows[0] ?? {}
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new StartProblem(
      `PostgreSQL does not answer (${reason}): check DATABASE_URL, and that the server runs.`,
    )
  }
}

export interface Listening {
  /** Whether news would arrive at once: not while the connection is lost. */
  connected(): boolean
  stop(): Promise<void>
}

/**
 * Calls `wake` after each commit of any node that wrote an event. After a lost connection it is connected again only when
 * `wake` has told what happened meanwhile.
 */
export async function listenTo(url: string, wake: () => Promise<void>): Promise<Listening> {
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
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

/** Wakes all listeners, at the commit of the transaction that it is part of. */
export const notification = `pg_notify('${channel}', '')`
