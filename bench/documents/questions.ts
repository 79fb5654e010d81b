/** Queries on a database of documents, each with the statements that the product runs for it. */
import type { SQLInputValue } from 'node:sqlite'
import { openDatabase, openOutbox } from '../../server/db/index.ts'
import type { Documents } from '../../server/documents/index.ts'
import { openDocuments } from '../../server/documents/index.ts'
import { cursorOf } from '../../server/documents/store/list-page-store.ts'
import type { Question } from './bare.ts'
import { asInput } from './replay-statements.ts'

const limit = 20
const updates = { actor: null, type: 'updates' } as const

type ListQuery = Omit<Parameters<Documents['list']>[0], 'actor' | 'type'>

export interface NamedQuestion extends Question {
  readonly name: string
}

/** Runs the queries in the product itself, on its own data, and records the statements. */
export async function questionsOf(dataDir: string, documents: number): Promise<readonly NamedQuestion[]> {
  const recorded: { sql: string; parameters: readonly SQLInputValue[] }[] = []
  const db = await openDatabase({
    dataDir,
    onQuery: (sql, parameters) => recorded.push({ sql, parameters: parameters.map(asInput) }),
  })
  const outbox = await openOutbox(db)
  const engine = openDocuments({ db, outbox, picture: async () => undefined })

  async function question(name: string, path: string, send: () => Promise<unknown>): Promise<NamedQuestion> {
    recorded.length = 0
    const result = await send()
    return { name, path, statements: [...recorded], result }
  }
  const list = (name: string, query: ListQuery) => {
    const parameters = new URLSearchParams(
      Object.entries({ limit, ...query }).map(([key, value]) => [key, String(value)]),
    )
    return question(name, `/api/documents/updates?${parameters}`, () =>
      engine.list({ ...updates, limit, ...query }),
    )
  }
  const placeOf = async (page: number) => {
    const rows = db.kysely.selectFrom('documents').where('type', '=', 'updates').orderBy('changed_at', 'desc')
    const [row] = await rows
      .orderBy('id', 'desc')
      .select(['changed_at as key', 'id'])
      .offset((page - 1) * limit - 1)
      .limit(1)
      .execute()
    return row === undefined ? '' : cursorOf(row)
  }

  const second = await placeOf(2)
  const last = Math.floor(documents / limit)
  const slug = (await engine.list({ ...updates, limit: 1 })).items[0]?.slugs.en ?? ''
  const sorted = { sort: 'title', locale: 'et' } as const
  const questions = [
    await list('list of 20', {}),
    await list('filtered', { status: 'published', locale: 'el' }),
    await list('sorted', sorted),
    await list('filtered and sorted', {
      ...sorted,
      status: 'published',
      filter: JSON.stringify({ author: { is: 'Maria' } }),
    }),
    await list('next page', { after: second }),
    await list('previous page', { before: await placeOf(3) }),
    await list('last page', { after: await placeOf(last) }),
    await question('read by address', `/api/documents/updates/by-slug?locale=en&slug=${slug}`, () =>
      engine.readBySlug({ ...updates, locale: 'en', slug }),
    ),
  ]
  await outbox.close()
  await db.close()
  return questions
}
