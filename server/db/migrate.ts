/**
 * Migrations: each runs once, in order, in its own transaction, under a lock that makes other nodes wait. If
 * the process is killed at any point, the next start continues from there. Those of Cyanotype run before own ones.
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import { sql } from 'kysely'
import { StartProblem } from '../platform/start-error.ts'
import { Problem } from '../problems/problems.ts'
import { isOwn, numberOf, ownFormOf } from './all-migrations.ts'
import type { Migration } from './migrations/index.ts'

/** Only what migrations need: they must not depend on the current types of the tables. */
type History = {
  migrations: { number: number; name: string; checksum: string; at: string }
}

type DatabaseEngine = 'sqlite' | 'postgres'

/** How long a node waits for another one that migrates. */
const lockTimeoutMs = 60_000

/** Tests replace it, so that they do not wait. */
export interface Clock {
  readonly now: () => number
  readonly pause: (milliseconds: number) => Promise<void>
}

const realTime: Clock = { now: () => performance.now(), pause: (milliseconds) => pause(milliseconds) }

export async function migrate<T>(
  context: DatabaseEngine,
  kysely: Kysely<T>,
  migrations: readonly Migration[],
  clock = realTime,
): Promise<void> {
  const history = kysely.$extendTables<History>()
  const apply = () => history.transaction().execute((trx) => applyNext(context, trx, migrations))
  const deadline = clock.now() + lockTimeoutMs
  for (let done = false; !done; ) done = await waiting(apply, deadline, clock)
}

/** On SQLite, another node that migrates locks the database meanwhile. PostgreSQL waits by itself. */
async function waiting<T>(work: () => Promise<T>, deadline: number, { now, pause }: Clock): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (isWithoutRights(error)) throw missingRights(error)
      const isBusy = error instanceof Problem && error.code === 'database_unavailable'
      if (!isBusy || now() > deadline) throw error
      await pause(100)
    }
  }
}

/** PostgreSQL: “insufficient privilege”. */
const withoutRights = '42501'

const isWithoutRights = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === withoutRights

const missingRights = ({ message }: Error) =>
  new StartProblem(
    `The PostgreSQL role cannot create tables (${message}). Make it the owner: ALTER DATABASE name OWNER TO role;`,
  )

/** Applies the first pending migration. Returns whether there was none. */
async function applyNext<T extends History>(
  context: DatabaseEngine,
  trx: KyselyTransaction<T>,
  migrations: readonly Migration[],
): Promise<boolean> {
  await takeLock(context, trx)
  await sql.raw(historyTable).execute(trx)
  const rows = await appliedIn(context, trx, migrations)
  compare(context, rows, migrations)
  await renumber(trx, rows)
  const applied = new Set(rows.map(({ name }) => name))
  const next = migrations.find(({ name }) => !applied.has(name))
  if (next === undefined) return true
  await runStatements(context, trx, next)
  await sql`insert into migrations (number, name, checksum, at)
    values (${numberOf(next, migrations)}, ${next.name}, ${checksumOf(context, next)}, ${new Date().toISOString()})`.execute(
    trx,
  )
  return false
}

async function runStatements<T>(
  context: DatabaseEngine,
  trx: KyselyTransaction<T>,
  migration: Migration,
): Promise<void> {
  try {
    for (const statement of migration.statements(context)) await sql.raw(statement).execute(trx)
  } catch (error) {
    throw isOfStatement(error) ? failed(migration, error) : error
  }
}

/** SQLite: an error of the SQL, a broken constraint, or a wrong type. PostgreSQL: the same classes of errors. */
function isOfStatement(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return [1, 19, 20].includes(Number(error.errcode) & 0xff)
  return 'code' in error && error.code !== withoutRights && /^(?:22|23|42)/.test(String(error.code))
}

function failed(migration: Migration, { message }: Error): StartProblem {
  const fix = isOwn(migration)
    ? 'Correct it in server/db/own-migrations, and start again.'
    : 'Go back to the earlier version with the backup from before the upgrade, and report this line.'
  return new StartProblem(`The migration ${migration.name} failed (${message}) and changed nothing. ${fix}`)
}

interface Applied {
  readonly number: number
  readonly name: string
  readonly checksum: string
  /** The number in the database, if it is another. */
  readonly earlier: number | undefined
}

/** An own migration that ran as one of Cyanotype counts as own. */
async function appliedIn<T extends History>(
  context: DatabaseEngine,
  queries: Kysely<T>,
  migrations: readonly Migration[],
): Promise<readonly Applied[]> {
  const { rows } = await sql<History['migrations']>`select * from migrations order by number`.execute(queries)
  return rows
    .map(({ number, name, checksum }) => {
      const own = ownFormOf(name, migrations)
      if (own === undefined || checksumOf(context, own) !== checksum)
        return { number, name, checksum, earlier: undefined }
      return { number: numberOf(own, migrations), name: own.name, checksum, earlier: number }
    })
    .sort((one, other) => one.number - other.number)
}

async function renumber<T extends History>(
  trx: KyselyTransaction<T>,
  rows: readonly Applied[],
): Promise<void> {
  for (const { number, name, earlier } of rows) {
    if (earlier === undefined) continue
    await sql`update migrations set number = ${number}, name = ${name} where number = ${earlier}`.execute(trx)
  }
}

/** How many migrations have not run. Changes nothing, and throws if the database belongs to another version. */
export async function pendingMigrations<T>(
  context: DatabaseEngine,
  kysely: Kysely<T>,
  migrations: readonly Migration[],
): Promise<number> {
  const history = kysely.$extendTables<History>()
  const tables = await history.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migrations')) return migrations.length
  const rows = await appliedIn(context, history, migrations)
  compare(context, rows, migrations)
  return migrations.length - rows.length
}

const historyTable = `create table if not exists migrations
  (number bigint primary key, name text not null, checksum text not null, at text not null)`

/** Applies migrations to a schema without tables, in a transaction of the caller. */
export async function createTables(
  engine: DatabaseEngine,
  run: (statement: string) => Promise<void>,
  migrations: readonly Migration[],
): Promise<void> {
  await run(historyTable)
  const at = new Date().toISOString()
  for (const migration of migrations) {
    for (const statement of migration.statements(engine)) await run(statement)
    const values = [
      numberOf(migration, migrations),
      `'${migration.name}'`,
      `'${checksumOf(engine, migration)}'`,
      `'${at}'`,
    ]
    await run(`insert into migrations (number, name, checksum, at) values (${values.join(', ')})`)
  }
}

/** On SQLite, the transaction itself (`BEGIN IMMEDIATE`) is the lock. */
async function takeLock<T>(context: DatabaseEngine, trx: KyselyTransaction<T>): Promise<void> {
  if (context === 'sqlite') return
  await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(trx)
  await sql`set local statement_timeout = ${sql.lit(lockTimeoutMs)}`.execute(trx)
  await sql`select pg_advisory_xact_lock(7236001)`.execute(trx)
}

function compare(
  context: DatabaseEngine,
  applied: readonly Applied[],
  migrations: readonly Migration[],
): void {
  for (const isKind of [isOfCyanotype, isOwn]) {
    const rows = applied.filter(isKind)
    const known = migrations.filter(isKind)
    const last = rows.at(-1)
    if (last !== undefined && rows.length > known.length) throw unknownMigration(last)
    for (const [index, { name, checksum }] of rows.entries()) {
      const migration = known[index]
      if (migration?.name === name && checksumOf(context, migration) === checksum) continue
      throw new StartProblem(
        `The database was created by another build of Cyanotype (migration ${name} differs). Start that build, or use another database.`,
      )
    }
  }
}

const isOfCyanotype = (migration: Pick<Migration, 'name'>) => !isOwn(migration)

const unknownMigration = ({ name }: Applied) =>
  new StartProblem(
    isOwn({ name })
      ? `The database has the migration ${name}, which is not in server/db/own-migrations. Add it again, or restore a backup from before it.`
      : `The database was created by a newer version of Cyanotype (migration ${name}). Start that version, or restore a backup from before the upgrade.`,
  )

function checksumOf(context: DatabaseEngine, migration: Migration): string {
  return createHash('sha256').update(migration.statements(context).join(';\n')).digest('hex')
}
