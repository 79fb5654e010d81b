import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { day, hour } from '../../platform/durations.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

describe.each(callDatabases)('pruning versions on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let now = Date.UTC(2026, 0, 5)

  beforeAll(async () => {
    setup = await openTestDocuments(kind, { clock: () => new Date(now) })
    maria = await setup.createUser('Maria')
  })

  /** An update with a save every six hours for 30 days. */
  const old = async () => {
    const data = { title: 'Tide', slug: `tide-${crypto.randomUUID()}`, body: 'Text.' }
    const { id } = await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data })
    const named = { actor: maria, type: 'updates', id, layer: 'el' as const }
    for (let version = 1; version < 120; version++) {
      now += 6 * hour
      await setup.documents.save({ ...named, version, data: { excerpt: `${version + 1}` } })
    }
    return named
  }
  const numbers = async (named: Awaited<ReturnType<typeof old>>) => {
    const found: number[] = []
    for (let after: number | undefined; ; ) {
      const { items, next } = await setup.documents.versions({ ...named, after })
      found.unshift(...items.map(({ number }) => number).reverse())
      if (next === null) return found
      after = Number(next)
    }
  }

  it('keeps the latest fifty versions, and one per day of the older ones', async () => {
    const named = await old()
    expect(await numbers(named)).toHaveLength(120)
    await setup.documents.prune()
    const left = await numbers(named)
    expect(left.slice(-50)).toEqual(Array.from({ length: 50 }, (_, index) => index + 71))
    expect(left.slice(0, -50)).toEqual([4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68])
    const { data } = await setup.documents.version({ ...named, number: 4 })
    expect(data.excerpt).toBe('4')
    const { layers } = await setup.documents.read(named)
    expect(layers.el).toMatchObject({ version: 120, data: { excerpt: '120' } })
  })

  it('keeps versions that are named, were public or are the base of an editing session', async () => {
    const named = await old()
    await setup.documents.nameVersion({ ...named, number: 10, note: 'Before the storm' })
    const publication = { id: crypto.randomUUID(), document_id: named.id, layer: 'el', set_id: 's' }
    await setup.db.kysely
      .insertInto('publications')
      .values({ ...publication, version: 20, from_at: '2026-01-01', until_at: '2026-01-02' })
      .execute()
    const session = { id: 'long-open', number: 1, autosave: true }
    await setup.documents.save({ ...named, version: 120, data: { title: 'Open' }, session })
    await setup.db.kysely.updateTable('editing_sessions').set({ version: 30, base: 40 }).execute()
    await setup.documents.prune()
    expect(await numbers(named)).toEqual(expect.arrayContaining([10, 20, 30, 40]))
    now += 31 * day
    await setup.documents.prune()
    const left = await numbers(named)
    expect(left).toEqual(expect.arrayContaining([10, 20]))
    expect([left.includes(30), left.includes(40)]).toEqual([false, false])
  })

  it('deletes replaced autosaves after a day', async () => {
    const named = await old()
    const save = (number: number) =>
      setup.documents.save({
        ...named,
        version: 119 + number,
        data: { excerpt: `Autosave ${number}` },
        session: { id: 'session-a', number, autosave: true },
      })
    for (const number of [1, 2, 3]) await save(number)
    const started = { ...named, version: 121, data: { title: 'By hand' } }
    await setup.documents.prune()
    expect((await setup.documents.save(started)).merged).toEqual(['excerpt'])
    now += day + 1
    await setup.documents.prune()
    const replaced = setup.db.kysely.selectFrom('replaced_versions').where('document_id', '=', named.id)
    expect(await replaced.select('number').execute()).toEqual([])
  })

  it('writes one audit entry, and deletes nothing in a second run', async () => {
    const named = await old()
    await setup.documents.prune()
    await setup.documents.prune()
    const entries = await setup.db.kysely
      .selectFrom('audit')
      .select(['details', 'user_id'])
      .where('subject_id', '=', named.id)
      .where('action', '=', 'document.versions_thinned')
      .execute()
    expect(entries.map(({ user_id, details }) => [user_id, JSON.parse(details).versions.length])).toEqual([
      [null, 53],
    ])
  })
})
