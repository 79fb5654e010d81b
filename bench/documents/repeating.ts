/**
 * Repeats the statements that created a document, each time in one transaction with the durability settings
 * of the product.
 */
import type { SQLInputValue } from 'node:sqlite'
import { DatabaseSync } from 'node:sqlite'
import { newId } from '../../server/db/ids.ts'
import type { Recording } from './recording.ts'

/** Each call creates one more document and returns the recorded answer. */
export function repeating(file: string, { statements, marks, answer }: Recording): () => unknown {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000')
  const prepared = statements.map(({ sql, parameters }) => ({
    statement: database.prepare(sql),
    isRead: sql.startsWith('select') || sql.includes(' returning '),
    parameters,
  }))
  let count = 0
  return () => {
    count += 1
    const marked = { id: newId(), number: String(Number(marks.number) + count) }
    const fill = (value: SQLInputValue, step: number): SQLInputValue => {
      if (typeof value === 'number') return value + step * count
      if (typeof value !== 'string') return value
      return value.replaceAll(marks.id, marked.id).replaceAll(marks.number, marked.number)
    }
    database.exec('begin immediate')
    for (const { statement, isRead, parameters } of prepared) {
      const values = parameters.map(({ value, step }) => fill(value, step))
      if (isRead) statement.all(...values)
      else statement.run(...values)
    }
    database.exec('commit')
    return answer
  }
}
