/** Counting stops at a thousand: an exact number beyond that is not worth the time. */
import { expect, it } from 'vitest'
import { newId } from '../../db/index.ts'
import { databases } from '../../testing/databases.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

it.each(databases)('counts to a thousand and not beyond, on %s', async (kind) => {
  const setup = await openTestDocuments(kind)
  const actor = await setup.createUser('Maria')
  const at = new Date().toISOString()
  const document = () => ({ id: newId(), type: 'updates', created_at: at, changed_at: at })
  const add = (many: number) =>
    setup.db.kysely
      .insertInto('documents')
      .values(Array.from({ length: many }, document))
      .execute()
  const count = () => setup.documents.count({ actor, type: 'updates' })
  await add(999)
  expect(await count()).toEqual({ count: 999, isExact: true })
  await add(1)
  expect(await count()).toEqual({ count: 1_000, isExact: true })
  await add(1)
  expect(await count()).toEqual({ count: 1_000, isExact: false })
  await add(500)
  expect(await count()).toEqual({ count: 1_000, isExact: false })
})
