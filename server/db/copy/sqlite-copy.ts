/** Reads and builds the tables of a SQLite file. */
import { rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { syncToDisk } from '../../platform/disk-reserve.ts'
import { createTables } from '../migrate.ts'
import type { CellValue, TableLoader, TableSnapshot } from './table-copy.ts'
import { insertableParts, quoted, shapesFrom } from './table-copy.ts'

const batchSize = 100

/** A read transaction of WAL mode: it sees one moment, and does not lock writers out. */
export function openSqliteSnapshot(file: string): TableSnapshot {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  database.exec('BEGIN')
  const { close: _, ...snapshot } = snapshotOf(database)
  return { ...snapshot, close: async () => database.close() }
}

function snapshotOf(database: DatabaseSync): TableSnapshot {
  return {
    async migrations() {
      const rows = database.prepare('select name from migrations order by number').all()
      return rows.map(({ name }) => String(name))
    },
    async tables() {
      const found = database
        .prepare(
          `select l.name as "table", c.name as "column" from pragma_table_list l, pragma_table_info(l.name) c
           where l.schema = 'main' and l.type = 'table' and l.name not like 'sqlite\\_%' escape '\\'`,
        )
        .all()
      return shapesFrom(found.map(({ table, column }) => ({ table: String(table), column: String(column) })))
    },
    async *rows({ name, columns }) {
      const statement = database.prepare(`select ${columns.map(quoted)} from ${quoted(name)}`)
      statement.setReturnArrays(true)
      let batch: CellValue[][] = []
      for (const row of statement.iterate()) {
        batch.push(Object.values(row).map(cellFrom))
        if (batch.length < batchSize) continue
        yield batch
        batch = []
        await nextTurn() // requests are answered in between
      }
      if (batch.length > 0) yield batch
    },
    close: async () => {},
  }
}

function cellFrom(value: unknown): CellValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A value of type ${typeof value} cannot be copied`)
}

/** Builds a new file. It is complete and durable when `finish` resolves. */
export function openSqliteLoader(file: string): TableLoader {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; BEGIN')
  const run = async (statement: string) => database.exec(statement)
  return {
    run,
    async create(migrations) {
      await createTables('sqlite', run, migrations)
      const tables = await snapshotOf(database).tables()
      for (const { name } of tables) database.exec(`delete from ${quoted(name)}`)
      return tables
    },
    async insert(table, rows) {
      const names = table.columns.map(quoted).join(', ')
      const one = `(${table.columns.map(() => '?').join(', ')})`
      for (const part of insertableParts(table, rows)) {
        const values = part.map(() => one).join(', ')
        database.prepare(`insert into ${quoted(table.name)} (${names}) values ${values}`).run(...part.flat())
        await nextTurn()
      }
    },
    snapshot: () => snapshotOf(database),
    async finish() {
      database.exec('COMMIT')
      const [broken] = database.prepare('PRAGMA foreign_key_check').all()
      const [found] = database.prepare('PRAGMA integrity_check(1)').all()
      database.close()
      if (broken !== undefined) throw new Error(`Table ${broken.table} refers to a row that does not exist`)
      if (found?.integrity_check !== 'ok') throw new Error(String(found?.integrity_check))
      await syncToDisk(file)
    },
    async abandon() {
      if (database.isOpen) database.close()
      await rm(file, { force: true })
    },
  }
}
