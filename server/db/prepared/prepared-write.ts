/** Prepared inserts, compiled once for each number of rows, and prepared updates. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Queries, Tables } from '../tables.ts'
import { prepareOnce, runCompiled } from './run-prepared.ts'

/** A longer list is inserted in batches, which limits the number of different statements. */
const maxRows = 50

/**
 * `ending` follows the rows and says what to do on a conflict. Returns how many rows were inserted or
 * changed.
 */
export function preparedInsert<
  Table extends keyof Tables & string,
  Column extends keyof Tables[Table] & string,
>(
  table: Table,
  columns: readonly Column[],
  ending: RawBuilder<unknown> = sql``,
): (queries: Queries, rows: readonly Pick<Tables[Table], Column>[]) => Promise<number> {
  const compiled = prepareOnce<number>()

  return async (queries, rows) => {
    let changed = 0n
    for (let from = 0; from < rows.length; from += maxRows) {
      const part = rows.slice(from, from + maxRows)
      const parameters = part.flatMap((row) => columns.map((column) => row[column]))
      const query = compiled(queries, part.length, () => insertionOf(table, columns, part.length, ending))
      const done = await runCompiled(queries, query, parameters)
      changed += done.numAffectedRows ?? 0n
    }
    return Number(changed)
  }
}

/** With the names of the columns in place of the values. */
function insertionOf(
  table: string,
  columns: readonly string[],
  count: number,
  ending: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const row = sql`(${sql.join(columns.map((column) => sql.val(column)))})`
  const rows = sql.join(Array.from({ length: count }, () => row))
  const names = sql.join(columns.map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${names}) values ${rows} ${ending}`
}

/**
 * Prepared update: compiled once for each set of columns, since publishing changes many rows. Rows are found by
 * `keys`, none of which is ever null. A column with `undefined` stays unchanged.
 */
export function preparedUpdate<Table extends keyof Tables & string, Key extends keyof Tables[Table] & string>(
  table: Table,
  keys: readonly Key[],
): (queries: Queries, where: Pick<Tables[Table], Key>, values: Partial<Tables[Table]>) => Promise<void> {
  const compiled = prepareOnce<string>()

  return async (queries, where, values) => {
    const changed = Object.entries(values).filter(([, value]) => value !== undefined)
    if (changed.length === 0) return
    const columns = changed.map(([column]) => column)
    const query = compiled(queries, columns.join(), () => {
      const settings = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${column}`))
      const places = sql.join(
        keys.map((key) => sql`${sql.ref(key)} = ${key}`),
        sql` and `,
      )
      return sql`update ${sql.table(table)} set ${settings} where ${places}`
    })
    const parameters = [...changed.map(([, value]) => value), ...keys.map((key) => where[key])]
    await runCompiled(queries, query, parameters)
  }
}
