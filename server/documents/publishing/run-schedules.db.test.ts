/** Running schedules: each is run once and in order, for any changes of the clock and any number of nodes. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openOutbox } from '../../db/index.ts'
import { day, hour } from '../../platform/durations.ts'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import type { DatabaseKind } from '../../testing/databases.ts'
import { databases } from '../../testing/databases.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { DerivedIndex } from '../index.ts'
import { openDocuments } from '../index.ts'

/** Changes of the clock: normal progress, corrections, summer time, an empty battery. */
const moves = fc.constantFrom(60_000, 20 * 60_000, hour, -hour, -2 * hour, 400 * day, -400 * day)
const steps = fc.array(
  fc.record({ move: moves, plan: fc.option(fc.integer({ min: 1, max: 600 }), { freq: 2 }) }),
  { minLength: 8, maxLength: 14 },
)

/** An hour in which summer time ends: the local time repeats, the UTC time does not. */
const start = Date.parse('2026-10-25T00:30:00Z')

async function twoNodes(kind: DatabaseKind) {
  let now = start
  const clock = () => new Date(now)
  const setup = await openTestDocuments(kind, { clock })
  const outbox = await openOutbox(setup.db)
  closeAtEnd(() => outbox.close())
  const other = openDocuments({ db: setup.db, outbox, clock, picture: async () => undefined })
  return {
    setup,
    now: () => now,
    move: (by: number) => {
      now += by
    },
    bothLook: async () => {
      await Promise.all([setup.documents.doWhatIsDue(), other.doWhatIsDue()])
      await setup.outbox.drain()
    },
  }
}

describe.each(databases)('due schedules on %s', (kind) => {
  it('run exactly once, never early and in the order of their times', async () => {
    const { setup, now, move, bothLook } = await twoNodes(kind)
    const actor = await setup.createUser('Maria')
    let made = 0
    await fc.assert(
      fc.asyncProperty(steps, async (life) => {
        const due = new Map<string, number>()
        const done: string[] = []
        const look = async () => {
          const countBefore = setup.changes.length
          await bothLook()
          const published = setup.changes.slice(countBefore).flatMap((event) => {
            return event.kind === 'published' && due.has(event.id) ? [event.id] : []
          })
          const times = published.map((id) => due.get(id) ?? Number.NaN)
          expect(times.every((time) => time <= now())).toBe(true)
          expect(times).toEqual(times.toSorted((one, other) => one - other))
          done.push(...published)
          const waiting = [...due].filter(([id, time]) => time <= now() && !done.includes(id))
          expect(waiting).toEqual([])
        }
        for (const { move: by, plan } of life) {
          if (plan !== null) {
            const data = { title: 'Due', slug: `due-${++made}`, body: 'Text.' }
            const { id } = await setup.documents.create({ actor, type: 'updates', locale: 'en', data })
            const at = now() + plan * 60_000
            due.set(id, at)
            const input = { actor, type: 'updates', id, layers: { en: 1, '*': 1 } }
            await setup.documents.schedule({ ...input, action: 'publish', at: new Date(at).toISOString() })
          }
          move(by)
          await look()
        }
        move(Math.max(0, ...due.values()) - now())
        await look()
        move(-400 * day)
        await look()
        expect(done.toSorted()).toEqual([...due.keys()].toSorted())
      }),
      { numRuns: 5 },
    )
    const rows = await setup.db.kysely.selectFrom('publications').select(['document_id', 'layer']).execute()
    expect(rows).toHaveLength(new Set(rows.map((row) => `${row.document_id} ${row.layer}`)).size)
  })

  it('are stored in the database, and run in a process that starts later', async () => {
    const { setup, now, move } = await twoNodes(kind)
    const actor = await setup.createUser('Maria')
    const data = { title: 'Due', slug: 'due', body: 'Text.' }
    const { id } = await setup.documents.create({ actor, type: 'updates', locale: 'en', data })
    const input = { actor, type: 'updates', id, layers: { en: 1, '*': 1 } }
    const at = new Date(now() + hour).toISOString()
    await setup.documents.schedule({ ...input, action: 'publish', at })
    move(2 * hour)
    const restarted = openDocuments({
      ...setup,
      clock: () => new Date(now()),
      picture: async () => undefined,
    })
    const errors: unknown[] = []
    const timer = restarted.startTimer((error) => errors.push(error))
    await expect
      .poll(async () => (await restarted.read({ actor, type: 'updates', id })).layers.en.status)
      .toBe('published')
    await timer.stop()
    expect(errors).toEqual([])
  })

  it('are not blocked by a failing schedule, which is retried', async () => {
    const { setup, now, move } = await twoNodes(kind)
    const actor = await setup.createUser('Maria')
    const plan = async (slug: string, minutes: number) => {
      const data = { title: 'Due', slug, body: 'Text.' }
      const { id } = await setup.documents.create({ actor, type: 'updates', locale: 'en', data })
      const at = new Date(now() + minutes * 60_000).toISOString()
      const layers = { en: 1, '*': 1 }
      await setup.documents.schedule({ actor, type: 'updates', id, layers, action: 'publish', at })
      return id
    }
    const [stuck, next] = [await plan('stuck', 1), await plan('next', 2)]
    let isBroken = true
    const breaking: DerivedIndex = {
      name: 'breaking',
      fingerprint: () => '1',
      drafted: async () => {},
      async published(_, { id }) {
        if (isBroken && id === stuck) throw new TypeError('Nobody foresaw this.')
      },
      withdrawn: async () => {},
      removed: async () => {},
    }
    const clock = () => new Date(now())
    const documents = openDocuments({ ...setup, clock, indexes: [breaking], picture: async () => undefined })
    const statusOf = async (id: string) =>
      (await documents.read({ actor, type: 'updates', id })).layers.en.status
    move(hour)
    await expect(documents.doWhatIsDue()).rejects.toThrow('could not be done')
    expect([await statusOf(stuck), await statusOf(next)]).toEqual(['scheduled', 'published'])
    isBroken = false
    await documents.doWhatIsDue()
    expect(await statusOf(stuck)).toBe('published')
  })

  it('run on time when they are due in less than a second', async () => {
    // The clock is stopped while scheduling, so the time is in the future even on a slow machine.
    let now = Date.now()
    const soon = () => new Date(now + 200).toISOString()
    const setup = await openTestDocuments(kind, { clock: () => new Date(now) })
    const actor = await setup.createUser('Maria')
    const errors: unknown[] = []
    const timer = setup.documents.startTimer((error) => errors.push(error))
    const data = { title: 'Soon', slug: 'soon', body: 'Text.' }
    const { id } = await setup.documents.create({ actor, type: 'updates', locale: 'en', data })
    const input = { actor, type: 'updates', id, layers: { en: 1, '*': 1 } }
    await setup.documents.schedule({ ...input, action: 'publish', at: soon() })
    now += 200
    await expect
      .poll(async () => (await setup.documents.read({ actor, type: 'updates', id })).layers.en.status)
      .toBe('published')

    // The same for a bulk change, when no other schedule is left.
    const layers = { en: 1 }
    const many = { actor, type: 'updates', items: [{ id, layers }] }
    await setup.documents.bulkChange({ ...many, action: 'schedule', what: 'unpublish', at: soon() })
    now += 200
    await expect
      .poll(async () => (await setup.documents.read({ actor, type: 'updates', id })).layers.en.status)
      .toBe('draft')
    await timer.stop()
    expect(errors).toEqual([])
  })
})
