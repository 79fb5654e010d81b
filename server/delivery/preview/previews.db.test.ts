/** Tests creating, listing, revoking and expiry of previews. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { Previews } from './index.ts'
import { openPreviews } from './index.ts'

describe.each(databases)('Previews on %s', (database) => {
  let setup: TestDocuments
  let maria: Actor
  let jaan: Actor
  let boss: Actor
  let previews: Previews
  let draft: { type: string; id: string; locale: 'el' }
  let now: number

  beforeAll(async () => {
    setup = await openTestDocuments(database)
    maria = await setup.createUser('Maria')
    jaan = await setup.createUser('Jaan')
    boss = await setup.createUser('Boss', 'owner')
    const data = { title: 'Τίτλος' }
    const { id } = await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data })
    draft = { type: 'updates', id, locale: 'el' }
    previews = openPreviews({ db: setup.db, secret: 'a secret', clock: () => new Date(now) })
  })

  beforeEach(async () => {
    now = Date.UTC(2026, 4, 1, 12)
    await setup.db.kysely.deleteFrom('previews').execute()
  })

  it('show what they name, for an hour', async () => {
    const { token, expiresAt } = await previews.open(maria, { draft })
    expect(expiresAt).toBe('2026-05-01T13:00:00.000Z')
    expect(await previews.grantOf(token)).toEqual({ user: maria.id, draft, at: undefined })
    now += 3_599_999
    expect(await previews.grantOf(token)).toMatchObject({ user: maria.id })
    now += 1
    expect(await previews.grantOf(token)).toBe('expired')
  })

  it('may show the whole site at a moment', async () => {
    const at = '2026-12-24T16:00:00.000Z'
    const { token } = await previews.open(maria, { at })
    expect(await previews.grantOf(token)).toEqual({ user: maria.id, draft: undefined, at })
  })

  it('end as soon as they are revoked', async () => {
    const { id, token } = await previews.open(maria, { draft })
    const other = await previews.open(maria, { draft })
    await previews.close(maria, id)
    expect(await previews.grantOf(token)).toBe('revoked')
    expect(await previews.grantOf(other.token)).toMatchObject({ user: maria.id })
    await expect(previews.close(maria, id)).rejects.toThrow('not_found')
  })

  it('can be revoked by their creator, and by users who manage others', async () => {
    const { id, token } = await previews.open(maria, { draft })
    await expect(previews.close(jaan, id)).rejects.toThrow('not_found')
    expect(await previews.grantOf(token)).toMatchObject({ user: maria.id })
    await previews.close(boss, id)
    expect(await previews.grantOf(token)).toBe('revoked')
  })

  it('are listed for the same users, newest first, while they are valid', async () => {
    const first = await previews.open(maria, { draft })
    const second = await previews.open(jaan, { at: '2026-12-24T16:00:00.000Z' })
    const idsFor = async (actor: Actor) => (await previews.list(actor)).map(({ id }) => id)
    expect(await idsFor(maria)).toEqual([first.id])
    expect(await idsFor(boss)).toEqual([second.id, first.id])
    expect(await previews.list(maria)).toEqual([
      {
        id: first.id,
        ...{ type: 'updates', document: draft.id, locale: 'el', at: null, isShared: false },
        createdAt: '2026-05-01T12:00:00.000Z',
        expiresAt: '2026-05-01T13:00:00.000Z',
        createdBy: 'Maria',
      },
    ])
    now += 3_600_000
    expect(await idsFor(boss)).toEqual([])
    await previews.removeExpired()
    expect(await setup.db.kysely.selectFrom('previews').selectAll().execute()).toEqual([])
  })

  it('are valid for days when shared, and are listed by document', async () => {
    const shared = await previews.open(maria, { draft, days: 7 })
    expect(shared.expiresAt).toBe('2026-05-08T12:00:00.000Z')
    const own = await previews.open(maria, { draft })
    await previews.open(maria, { at: '2026-12-24T16:00:00.000Z', days: 1 })
    const idsOf = async (filter: object) => (await previews.list(maria, filter)).map(({ id }) => id)
    expect(await idsOf({ document: draft.id })).toEqual([own.id, shared.id])
    expect(await idsOf({ document: draft.id, isShared: true })).toEqual([shared.id])
    expect(await idsOf({ isShared: false })).toEqual([own.id])
    now += 7 * 24 * 3_600_000 - 1
    expect(await previews.grantOf(shared.token)).toMatchObject({ draft })
    now += 1
    expect(await previews.grantOf(shared.token)).toBe('expired')
  })

  it('end when the account of their creator is deleted', async () => {
    const { token } = await previews.open(jaan, { draft })
    const disable = (disabled_at: string | null) =>
      setup.db.kysely.updateTable('users').set({ disabled_at }).where('id', '=', jaan.id).execute()
    await disable('2026-05-01T12:00:00.000Z')
    expect(await previews.grantOf(token)).toBe('revoked')
    await disable(null)
  })
})
