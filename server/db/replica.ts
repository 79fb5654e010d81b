/**
 * Reads for visitors from a streaming replica of PostgreSQL. A connection to the replica is used only after it has
 * shown the newest event that this node knows. Until then, and while the replica fails, the primary answers.
 */
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { Kysely, PostgresIntrospector, PostgresQueryCompiler, RawNode, SelectQueryNode, sql } from 'kysely'
import pg from 'pg'
import { StartProblem } from '../platform/start-error.ts'
import type { StatementListener } from './dialects/observation.ts'
import { columnTypes } from './dialects/postgres.ts'
import type { Queries, Tables } from './tables.ts'

export interface ReplicaOptions {
  readonly url: string
  /** Receives the problem when the replica fails, and nothing when it is used again. */
  readonly onChange?: ReplicaListener | undefined
}

export type ReplicaListener = (problem?: unknown) => void

export interface ReplicaSources {
  readonly primary: Queries
  readonly note: StatementListener
  /**
   * The number of the newest event that this node knows. Undefined while it does not hear of commits: then it does
   * not know what the replica must have.
   */
  readonly newestEvent: () => number | undefined
}

/** How many statements of visitors each server has answered since the start. */
export interface VisitorReads {
  readonly replica: number
  readonly primary: number
}

export interface Replica {
  readonly visitors: Queries
  reads(): VisitorReads
  close(): Promise<void>
}

const retryAfterMs = 2_000
/** How long the primary answers before a replica that was behind is checked again. */
const catchUpMs = 50

/** Short timeouts, because the primary can answer instead. The last one is for a connection that went silent. */
const timeouts = { connectionTimeoutMillis: 2_000, statement_timeout: 2_000, query_timeout: 2_500 }

export async function openReplica(options: ReplicaOptions, sources: ReplicaSources): Promise<Replica> {
  const { primary } = sources
  const pool = new pg.Pool({ connectionString: options.url, max: 10, ...timeouts, types: columnTypes })
  // As for the primary, a query reports the error of its connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const checked = await openConnections(pool, primary)
  const connect = () => checked.use(async (client) => void (await client.query('select 1')))
  const health = openHealth(connect, options.onChange)
  const counts = { replica: 0, primary: 0 }
  let behindUntil = 0

  async function fromReplica(query: CompiledQuery): Promise<Rows | undefined> {
    const number = sources.newestEvent()
    if (number === undefined || health.isDown() || performance.now() < behindUntil) return undefined
    try {
      return await checked.use(async (client, hasShown) => {
        if (await hasShown(number)) return { rows: await timed(client, query) }
        behindUntil = performance.now() + catchUpMs
        return undefined
      })
    } catch (problem) {
      if (!isOfQuery(problem)) health.fail(problem)
      return undefined
    }
  }

  async function timed(client: pg.PoolClient, query: CompiledQuery) {
    const started = performance.now()
    const { rows } = await client.query(query.sql, [...query.parameters])
    sources.note(query.sql, performance.now() - started)
    return rows
  }

  async function read(query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (!SelectQueryNode.is(query.query) && !RawNode.is(query.query))
      throw new TypeError('Visitors only read.')
    const found = await fromReplica(query)
    counts[found === undefined ? 'primary' : 'replica'] += 1
    return found ?? primary.executeQuery(query)
  }

  await connect().catch(async (problem: unknown) => {
    if (!(problem instanceof StartProblem)) return health.fail(problem)
    await pool.end()
    throw problem
  })
  return {
    visitors: queriesThrough(read, primary),
    reads: () => ({ ...counts }),
    async close() {
      health.stop()
      await pool.end()
    },
  }
}

interface Rows {
  readonly rows: unknown[]
}

/**
 * Errors that the values of a query cause, and conflicts of a query with the replication. They say nothing about the
 * next query.
 */
const isOfQuery = (problem: unknown) =>
  problem instanceof Error && 'code' in problem && /^(?:22|40|54)/.test(String(problem.code))

type Use<Result> = (
  client: pg.PoolClient,
  /** Whether reads through this connection see an event, and so everything that was committed before it. */
  hasShown: (number: number) => Promise<boolean>,
) => Promise<Result>

/**
 * Each connection is checked, because a new one may reach another server. What the start of this process has written,
 * such as new tables, has no event. So the replica must also have replayed the log to where it was at the first check.
 */
async function openConnections(pool: pg.Pool, primary: Queries) {
  const shown = new WeakMap<pg.PoolClient, number>()
  const own = await identityOf(primary)
  let start: string | undefined

  async function newestShown(client: pg.PoolClient): Promise<number> {
    start ??= await positionOf(primary).catch(() => undefined)
    if (start === undefined) return -1
    const { rows } = await client.query(
      `select pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasStart", coalesce(max(number), 0) as number from outbox`,
      [start],
    )
    return rows[0]?.hasStart === true ? Number(rows[0].number) : -1
  }

  return {
    async use<Result>(work: Use<Result>): Promise<Result> {
      const client = await pool.connect()
      let isBroken = false
      try {
        if (!shown.has(client)) {
          refuseUnless(own, (await client.query(identity)).rows[0])
          shown.set(client, -1)
        }
        return await work(client, async (number) => {
          if (Number(shown.get(client)) < number) shown.set(client, await newestShown(client))
          return Number(shown.get(client)) >= number
        })
      } catch (problem) {
        isBroken = !isOfQuery(problem)
        throw problem
      } finally {
        client.release(isBroken)
      }
    },
  }
}

/** How many events a replica has not replayed yet. Throws if it does not answer, or is no replica of the database. */
export async function eventsBehind(url: string, primary: Queries): Promise<number> {
  const client = new pg.Client({ connectionString: url, ...timeouts })
  client.on('error', () => {})
  await client.connect()
  try {
    refuseUnless(await identityOf(primary), (await client.query(identity)).rows[0])
    const newest = 'select coalesce(max(number), 0) as number from outbox'
    const own = await sql<{ number: number }>`${sql.raw(newest)}`.execute(primary)
    const { rows } = await client.query(newest)
    return Math.max(0, Number(own.rows[0]?.number) - Number(rows[0]?.number))
  } finally {
    await client.end()
  }
}

interface Identity {
  readonly isReplica: boolean
  readonly cluster: string
  readonly name: string
}

const identity = `select pg_is_in_recovery() as "isReplica", current_database() as name,
  (select system_identifier from pg_control_system())::text as cluster`

async function identityOf(queries: Queries): Promise<Identity> {
  const { rows } = await sql<Identity>`${sql.raw(identity)}`.execute(queries)
  return rows[0] ?? { isReplica: false, cluster: '', name: '' }
}

function refuseUnless(own: Identity, found: Identity): void {
  if (!found.isReplica)
    throw new StartProblem(
      'DATABASE_READ_URL is not a streaming replica, but a server that can be written to.',
    )
  if (found.cluster !== own.cluster || found.name !== own.name)
    throw new StartProblem('DATABASE_READ_URL is a replica of another database than DATABASE_URL.')
}

async function positionOf(queries: Queries): Promise<string> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(queries)
  return rows[0]?.at ?? ''
}

/** After a failure, the replica is not used until a new connection to it works. */
function openHealth(connect: () => Promise<void>, onChange: ReplicaListener = () => {}) {
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  function later(): void {
    retry = setTimeout(() => {
      connect().then(
        () => {
          retry = undefined
          if (!isStopped) onChange()
        },
        () => {
          if (!isStopped) later()
        },
      )
    }, retryAfterMs).unref()
  }

  return {
    isDown: () => retry !== undefined,
    fail(problem: unknown): void {
      if (retry !== undefined || isStopped) return
      onChange(problem)
      later()
    },
    stop() {
      isStopped = true
      clearTimeout(retry)
    },
  }
}

/** Shares the adapter of the primary, so that statements are compiled once for both. */
function queriesThrough(
  read: (query: CompiledQuery) => Promise<QueryResult<unknown>>,
  primary: Queries,
): Queries {
  const refuse = async () => {
    throw new TypeError('Visitors only read.')
  }
  const connection: DatabaseConnection = {
    // The rows have the type of the query.
    executeQuery: async <Row>(query: CompiledQuery) => (await read(query)) as QueryResult<Row>,
    streamQuery() {
      throw new TypeError('Visitors read no streams.')
    },
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => primary.getExecutor().adapter,
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        beginTransaction: refuse,
        commitTransaction: refuse,
        rollbackTransaction: refuse,
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
    },
  })
}
