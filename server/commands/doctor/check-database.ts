/** Checks the database: version, migrations, integrity, and its clock against the clock of this machine. */
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { second } from '../../platform/durations.ts'
import type { Finding } from './finding.ts'
import { counted, findingsOf, reasonOf } from './finding.ts'

export async function checkDatabase(db: Db): Promise<readonly Finding[]> {
  const { ok } = findingsOf('Database')
  return [ok(await versionOf(db)), await checkMigrations(db), await checkIntegrity(db), await checkClock(db)]
}

async function versionOf({ dialect, kysely }: Db): Promise<string> {
  const { rows } = await (dialect === 'sqlite'
    ? sql<{ version: string }>`select sqlite_version() as version`
    : sql<{ version: string }>`select current_setting('server_version') as version`
  ).execute(kysely)
  return `${dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${rows[0]?.version} answers.`
}

async function checkMigrations(db: Db): Promise<Finding> {
  const { ok, warning, problem } = findingsOf('Migrations')
  try {
    const pending = await db.pendingMigrations()
    if (pending === 0) return ok('The tables are up to date.')
    const found = `${counted(pending, 'migration has', 'migrations have')} not run.`
    return warning(found, 'Start the server, which runs them. Back up first.')
  } catch (error) {
    return problem(reasonOf(error), 'Start the version of Cyanotype that belongs to this database.')
  }
}

async function checkIntegrity({ dialect, kysely }: Db): Promise<Finding> {
  const { ok, problem } = findingsOf('Integrity')
  const fix = 'Stop the server, keep a copy of the database, and restore the newest backup.'
  if (dialect === 'postgres') {
    const { rows } = await sql<{ name: string }>`select indexrelid::regclass::text as name
      from pg_index where not indisvalid`.execute(kysely)
    const names = rows.map(({ name }) => name).join(', ')
    if (rows.length === 0) return ok('All indexes are valid.')
    return problem(`Invalid indexes: ${names}.`, `Run REINDEX INDEX for each in psql.`)
  }
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(kysely)
  const found = rows[0]?.quick_check ?? ''
  if (found !== 'ok') return problem(`The database is damaged: ${found}`, fix)
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(kysely)
  const referring = counted(orphans.length, 'row refers', 'rows refer')
  if (orphans.length > 0) return problem(`${referring} to rows that do not exist.`, fix)
  return ok('All pages and references of the database are intact.')
}

/** Sessions, schedules and signatures of webhooks depend on the time. */
const [warnAfterMs, failAfterMs] = [5 * second, 60 * second]

async function checkClock(db: Db): Promise<Finding> {
  const { ok, warning, problem } = findingsOf('Clock')
  const ahead = Math.max(Math.abs(await offsetOf(db)), await newestChange(db))
  const seconds = Math.round(ahead / second)
  const found = `The clock of this machine differs by ${seconds} seconds from the database.`
  const fix = 'Synchronise the clock of each machine, for example with chrony or systemd-timesyncd.'
  if (ahead > failAfterMs) return problem(found, fix)
  return ahead > warnAfterMs ? warning(found, fix) : ok('The clock agrees with the database.')
}

/** By how many milliseconds the clock of PostgreSQL is ahead. SQLite uses the clock of this machine. */
async function offsetOf({ dialect, kysely }: Db): Promise<number> {
  if (dialect === 'sqlite') return 0
  const { rows } = await sql<{
    at: string
  }>`select extract(epoch from clock_timestamp())::text as at`.execute(kysely)
  return Number(rows[0]?.at) * second - Date.now()
}

/** By how many milliseconds the newest change is in the future: then the clock was ahead, or is behind. */
async function newestChange({ kysely }: Db): Promise<number> {
  const newest = await kysely
    .selectFrom('audit')
    .select('at')
    .where('number', '>', 0)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
    .catch(() => undefined)
  return newest === undefined ? 0 : Math.max(0, Date.parse(newest.at) - Date.now())
}
