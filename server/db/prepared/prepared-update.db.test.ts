import { beforeEach, describe, expect, it } from 'vitest'
import { databases, openTestDatabase } from '../../testing/databases.ts'
import type { Db } from '../database.ts'
import type { Tables } from '../tables.ts'
import { preparedInsert, preparedUpdate } from './prepared-write.ts'

describe.each(databases)('Prepared update on %s', (kind) => {
  let db: Db
  const put = preparedInsert('documents', ['id', 'type', 'created_at', 'changed_at', 'trashed_at'])
  const update = preparedUpdate('documents', ['id', 'type'])
  const change = (where: Record<'id' | 'type', string>, values: Partial<Tables['documents']>) =>
    db.transaction((trx) => update(trx, where, values))
  const documents = () =>
    db.kysely.selectFrom('documents').select(['id', 'changed_at', 'trashed_at']).orderBy('id').execute()

  beforeEach(async () => {
    db = await openTestDatabase(kind)
    const row = { type: 'updates', created_at: '1', changed_at: '1', trashed_at: '1' }
    await db.transaction((trx) =>
      put(trx, [
        { ...row, id: 'a' },
        { ...row, id: 'b' },
      ]),
    )
  })

  it('changes the rows that match all keys, and no others', async () => {
    await change({ id: 'b', type: 'updates' }, { changed_at: "' or 1 = 1 --", trashed_at: null })
    await change({ id: 'a', type: 'docs' }, { changed_at: '3', trashed_at: null })
    expect(await documents()).toEqual([
      { id: 'a', changed_at: '1', trashed_at: '1' },
      { id: 'b', changed_at: "' or 1 = 1 --", trashed_at: null },
    ])
  })

  it('accepts different sets of columns in any order', async () => {
    await change({ id: 'a', type: 'updates' }, { trashed_at: '1', changed_at: '2' })
    await change({ type: 'updates', id: 'a' }, { changed_at: '3', trashed_at: '2' })
    await change({ id: 'a', type: 'updates' }, { trashed_at: null })
    expect((await documents())[0]).toEqual({ id: 'a', changed_at: '3', trashed_at: null })
  })

  it('leaves columns without a value unchanged', async () => {
    await change({ id: 'a', type: 'updates' }, {})
    await change({ id: 'a', type: 'updates' }, { changed_at: '9', trashed_at: undefined as never })
    expect((await documents())[0]).toEqual({ id: 'a', changed_at: '9', trashed_at: '1' })
  })
})
