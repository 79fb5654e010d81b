import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../db/index.ts'
import { callDatabases, openTestDatabase } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { openFallbackVisits } from './fallback-visits.ts'

describe.each(callDatabases)('fallback visits on %s', (kind) => {
  let setup: TestDocuments
  let id: string

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    const actor = await setup.createUser('Maria')
    ;({ id } = await setup.documents.create({ actor, type: 'updates', locale: 'en', data: { title: 'A' } }))
  })

  const counted = async (locale: string) => {
    const row = await setup.db.kysely
      .selectFrom('translations')
      .select('unseen')
      .where('document_id', '=', id)
      .where('layer', '=', locale)
      .executeTakeFirstOrThrow()
    return 0 - row.unseen
  }

  it('are written together, and the rest when it stops', async () => {
    const visits = openFallbackVisits(setup.db)
    for (let visit = 0; visit < 3; visit++) visits.count(id, 'et')
    visits.count(id, 'el')
    visits.count('nobody', 'el')
    expect(await counted('et')).toBe(0)
    await Promise.all([visits.flush(), visits.flush()])
    expect([await counted('et'), await counted('el')]).toEqual([3, 1])
    visits.count(id, 'et')
    await visits.stop()
    expect(await counted('et')).toBe(4)
  })

  it('are written once after a failed attempt', async () => {
    let isConnected = false
    const closedDb: Db = await openTestDatabase(kind)
    await closedDb.close()
    const shaky: Db = {
      ...setup.db,
      transaction: (work) => (isConnected ? setup.db : closedDb).transaction(work),
      get kysely() {
        return (isConnected ? setup.db : closedDb).kysely
      },
    }
    const visits = openFallbackVisits(shaky)
    const before = await counted('el')
    visits.count(id, 'el')
    await expect(visits.flush()).rejects.toThrow()
    isConnected = true
    visits.count(id, 'el')
    await visits.flush()
    await visits.stop()
    expect(await counted('el')).toBe(before + 2)
  })
})
