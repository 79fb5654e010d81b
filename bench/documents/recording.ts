/**
 * What the database is told when a document is created, so that the bare server can tell it the same again and again. Two
 * are recorded: where their statements differ, there is a number that counts, or a text that names what is new.
 */
import type { SQLInputValue } from 'node:sqlite'
import { readConfig } from '../../server/config/config.ts'
import { openDatabase, openOutbox } from '../../server/db/index.ts'
import { openContent } from '../../server/open-modules.ts'
import { newDocument } from './new-document.ts'

export interface Recording {
  readonly statements: readonly Recorded[]
  /** What stands in the texts of the second one and in no others: its id, and its number. */
  readonly marks: { readonly id: string; readonly number: string }
  readonly answer: unknown
}

export interface Recorded {
  readonly sql: string
  /** Of the second one; and by how much it is more than that of the first, where it is a number. */
  readonly parameters: readonly { readonly value: SQLInputValue; readonly step: number }[]
}

const [earlier, later] = [700_000_001, 700_000_002]

/** Leaves the two documents where it recorded them. */
export async function recordCreation(dataDir: string): Promise<Recording> {
  const heard: { readonly sql: string; readonly parameters: readonly SQLInputValue[] }[] = []
  const onQuery = (sql: string, parameters: readonly unknown[]) =>
    heard.push({ sql, parameters: parameters.map(asInput) })
  const db = await openDatabase({ dataDir, onQuery })
  const outbox = await openOutbox(db)
  const { documents, search } = openContent(readConfig({ DATA_DIR: dataDir }), db, outbox)
  await search.stop() // what it learns later is nothing that a save waits for
  const user = await db.kysely
    .selectFrom('users')
    .select(['id', 'email', 'username'])
    .executeTakeFirstOrThrow()
  const actor = { ...user, role: 'owner', locales: [] } as const
  const create = async (number: number) => {
    heard.length = 0
    const answer = await documents.create({ actor, type: 'updates', ...newDocument(number) })
    return { answer, statements: [...heard] }
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
    marks: { id: second.answer.id, number: String(later) },
    answer: second.answer,
  }
}

export function asInput(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  throw new TypeError(`Nobody asks with ${typeof value}.`)
}
