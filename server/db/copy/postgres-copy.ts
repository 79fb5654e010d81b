/** Reads the tables of a PostgreSQL database, and replaces them in one transaction. */
import pg from 'pg'
import { columnTypes } from '../dialects/postgres.ts'
import { createTables } from '../migrate.ts'
import type { CellValue, TableLoader, TableSnapshot } from './table-copy.ts'
import { insertableParts, quoted, shapesFrom } from './table-copy.ts'

const batchSize = 200

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, types: columnTypes, keepAlive: true })
  client.on('error', () => {}) // the next query fails with it
  await client.connect()
  return client
}

export async function openPostgresSnapshot(url: string): Promise<TableSnapshot> {
  const client = await connect(url)
  await client.query('begin isolation level repeatable read read only')
  return { ...snapshotOf(client), close: () => client.end() }
}

function snapshotOf(client: pg.Client): TableSnapshot {
  return {
    async migrations() {
      const { rows } = await client.query('select name from migrations order by number')
      return rows.map(({ name }) => String(name))
    },
    async tables() {
      const { rows } = await client.query(
        `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
         where t.table_schema = current_schema() and t.table_type = 'BASE TABLE'`,
      )
      return shapesFrom(rows)
    },
    async *rows({ name, columns }) {
      await client.query(
        `declare copied no scroll cursor for select ${columns.map(quoted)} from ${quoted(name)}`,
      )
      for (;;) {
        const { rows } = await client.query<CellValue[]>({
          text: `fetch ${batchSize} from copied`,
          rowMode: 'array',
        })
        if (rows.length > 0) yield rows
        if (rows.length < batchSize) break
      }
      await client.query('close copied')
    },
    close: async () => {},
  }
}

/** The schema in which tables are built. It exists only inside a transaction. */
const building = 'cyanotype_restoring'
const replacedPrefix = 'cyanotype_replaced_'

/**
 * Builds the tables beside the current ones. At the end, the current ones move to another schema and the new
 * ones take their place. All of it is one transaction, so that an interruption changes nothing.
 */
export async function openPostgresLoader(url: string, now: Date): Promise<TableLoader> {
  const client = await connect(url)
  await client.query('begin')
  const target = String((await client.query('select current_schema() as name')).rows[0]?.name)
  await client.query(`create schema ${building}`)
  await client.query(`set local search_path = ${building}`)
  const run = async (statement: string) => void (await client.query(statement))
  let references: readonly Reference[] = []
  return {
    run,
    async create(migrations) {
      await createTables('postgres', run, migrations)
      references = await takeReferences(client)
      const tables = await snapshotOf(client).tables()
      for (const { name } of tables) await client.query(`delete from ${quoted(name)}`)
      return tables
    },
    async insert(table, rows) {
      const names = table.columns.map(quoted).join(', ')
      for (const part of insertableParts(table, rows)) {
        let at = 0
        const values = part.map((row) => `(${row.map(() => `$${++at}`).join(', ')})`).join(', ')
        await client.query(`insert into ${quoted(table.name)} (${names}) values ${values}`, part.flat())
      }
    },
    snapshot: () => snapshotOf(client),
    async finish() {
      for (const { table, name, definition } of references)
        await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
      await continueNumbers(client)
      await swap(client, target, `${replacedPrefix}${now.getTime()}`)
      await client.query(`select pg_notify('cyanotype_outbox', '')`)
      await client.query('commit')
      await client.end()
    },
    async abandon() {
      await client.query('rollback').catch(() => {})
      await client.end().catch(() => {})
    },
  }
}

interface Reference {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** Rows arrive in any order, so foreign keys are added after them. */
async function takeReferences(client: pg.Client): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = '${building}'::regnamespace`,
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return rows
}

/** Numbers that the database assigns continue after the highest. */
async function continueNumbers(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = '${building}' and is_identity = 'YES'`,
  )
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(table)}`,
      [table, column],
    )
  }
}

/** Indexes, triggers and sequences move with their table. */
async function swap(client: pg.Client, target: string, replaced: string): Promise<void> {
  await client.query(`create schema ${replaced}`)
  const moves = [
    [target, replaced],
    [building, target],
  ] as const
  for (const [from, to] of moves) {
    const { rows } = await client.query(
      `select format('alter table %I.%I set schema %I', n.nspname, c.relname, $2::text) as move
       from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relkind = 'r'
       union all
       select format('alter function %I.%I(%s) set schema %I', n.nspname, p.proname,
         pg_get_function_identity_arguments(p.oid), $2::text)
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = $1 and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
      [from, to],
    )
    for (const { move } of rows) await client.query(String(move))
  }
  await client.query(`drop schema ${building}`)
}

/** Drops replaced tables that are older than a time. */
export async function dropReplacedTables(url: string, before: Date): Promise<void> {
  const client = await connect(url)
  try {
    const { rows } = await client.query(`select nspname as name from pg_namespace where nspname like $1`, [
      `${replacedPrefix.replaceAll('_', '\\_')}%`,
    ])
    for (const { name } of rows) {
      const at = Number(String(name).slice(replacedPrefix.length))
      if (at < before.getTime()) await client.query(`drop schema ${quoted(String(name))} cascade`)
    }
  } finally {
    await client.end()
  }
}
