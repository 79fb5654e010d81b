/** Prepared update: compiled once for each set of columns, since publishing changes many rows. */
import { sql } from 'kysely'
import type { Queries, Tables } from '../tables.ts'
import { prepareOnce } from './compile-once.ts'
import { runCompiled } from './run-prepared.ts'

/** Rows are found by `keys`, none of which is ever null. A column with `undefined` stays unchanged. */
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
