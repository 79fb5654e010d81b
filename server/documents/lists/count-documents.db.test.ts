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

it.each(databases)('counts documents without languages by their status, on %s', async (kind) => {
  const setup = await openTestDocuments(kind)
  const actor = await setup.createUser('Maria', 'admin')
  const values = { from: '/old', to: '/new', status: '301' }
  const create = { actor, type: 'redirects', locale: 'en', shared: values } as const
  const { id } = await setup.documents.create(create)
  await setup.documents.create({ ...create, shared: { ...values, from: '/older' } })
  await setup.documents.publish({ actor, type: 'redirects', id, layers: { '*': 1 } })
  const count = async (status: 'draft' | 'published') =>
    (await setup.documents.count({ actor, type: 'redirects', status })).count
  expect([await count('draft'), await count('published')]).toEqual([1, 1])
})
