/** Records the statements that create a document, and repeats them as the baseline. */
import type { SQLInputValue } from 'node:sqlite'
import { DatabaseSync } from 'node:sqlite'
import { readConfig } from '../../server/config/config.ts'
import { newId } from '../../server/db/ids.ts'
import { openDatabase, openOutbox } from '../../server/db/index.ts'
import { openContent } from '../../server/open-modules.ts'
import { newDocument } from './create-documents.ts'

/**
 * Records the statements that create a document, so that the baseline can repeat them. Two creations are
 * recorded: where they differ, a parameter is a counter or contains an id or number.
 */
export interface Recording {
  readonly statements: readonly Recorded[]
  /** The texts that only occur in the second document: its id and its number. */
  readonly marks: { readonly id: string; readonly number: string }
  readonly result: unknown
}

export interface Recorded {
  readonly sql: string
  /** The parameters of the second creation. `step` is the difference from the first, if it is a number. */
  readonly parameters: readonly { readonly value: SQLInputValue; readonly step: number }[]
}

const [earlier, later] = [700_000_001, 700_000_002]

/** Does not remove the two documents. */
export async function recordCreation(dataDir: string): Promise<Recording> {
  const recorded: { readonly sql: string; readonly parameters: readonly SQLInputValue[] }[] = []
  const onQuery = (sql: string, parameters: readonly unknown[]) =>
    recorded.push({ sql, parameters: parameters.map(asInput) })
  const db = await openDatabase({ dataDir, onQuery })
  const outbox = await openOutbox(db)
  const { documents, search } = openContent(readConfig({ DATA_DIR: dataDir }), db, outbox)
  await search.stop() // a save does not wait for the statistics of search
  const user = await db.kysely
    .selectFrom('users')
    .select(['id', 'email', 'username'])
    .executeTakeFirstOrThrow()
  const actor = { ...user, role: 'owner', locales: [] } as const
  const create = async (number: number) => {
    recorded.length = 0
    const result = await documents.create({ actor, type: 'updates', ...newDocument(number) })
    return { result, statements: [...recorded] }
  }
  const [first, second] = [await create(earlier), await create(later)]
  await outbox.close()
  await db.close()
  return {
    statements: second.statements.map(({ sql, parameters }, index) => ({
      sql,
      parameters: parameters.map((value, place) => {
        const before = first.statements[index]?.parameters[place]
        return { value, step: typeof value === 'number' ? value - Number(before) : 0 }
      }),
    })),
    marks: { id: second.result.id, number: String(later) },
    result: second.result,
  }
}

export function asInput(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  throw new TypeError(`Nobody asks with ${typeof value}.`)
}

/** Each call creates one more document and returns the recorded result. */
export function repeating(file: string, { statements, marks, result }: Recording): () => unknown {
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
    return result
  }
}
