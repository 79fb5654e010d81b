/** Copies whole tables between databases of either engine: one consistent snapshot out, one transaction in. */
import type { Migration } from '../migrations/index.ts'

export interface TableShape {
  readonly name: string
  /** In alphabetical order, which is the same on both engines. */
  readonly columns: readonly string[]
}

export type CellValue = string | number | Uint8Array | null
export type TableRow = readonly CellValue[]

/** The state of all tables at one moment. Writers do not wait for it. */
export interface TableSnapshot {
  /** The names of the applied migrations, in order. */
  migrations(): Promise<readonly string[]>
  /** All tables except the one of the migrations. */
  tables(): Promise<readonly TableShape[]>
  /** All rows of a table in batches, in the order of the columns. */
  rows(table: TableShape): AsyncIterable<readonly TableRow[]>
  close(): Promise<void>
}

/** New tables, which replace the current ones when they are complete. */
export interface TableLoader {
  create(migrations: readonly Migration[]): Promise<readonly TableShape[]>
  insert(table: TableShape, rows: readonly TableRow[]): Promise<void>
  run(statement: string): Promise<void>
  /** The state of the new tables, to compare. */
  snapshot(): TableSnapshot
  /** Checks references between tables. Then the new tables are durable, and in use on PostgreSQL. */
  finish(): Promise<void>
  /** Removes what was created. */
  abandon(): Promise<void>
}

/** SQLite accepts 32,766 parameters. */
const maxParameters = 30_000

/** Splits rows so that each insert has few enough parameters. */
export function* insertableParts({ columns }: TableShape, rows: readonly TableRow[]) {
  const size = Math.max(1, Math.floor(maxParameters / Math.max(1, columns.length)))
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export function shapesFrom(rows: readonly { table: string; column: string }[]): readonly TableShape[] {
  const columns = Map.groupBy(rows, ({ table }) => table)
  return [...columns]
    .filter(([name]) => name !== 'migrations')
    .map(([name, found]) => ({ name, columns: found.map(({ column }) => column).sort() }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}
