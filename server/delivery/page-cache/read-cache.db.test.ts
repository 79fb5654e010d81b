/**
 * Tests that cached reads equal uncached ones after any sequence of publications, moves and unpublications.
 */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TaggingReader } from '../../documents/index.ts'
import { tagsOf } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { SharedReads } from './read-cache.ts'
import { openSharedReads } from './read-cache.ts'

const steps = fc.array(
  fc.record({
    at: fc.nat(3),
    change: fc.oneof(
      fc.record({ title: fc.constantFrom('Tide', 'Ebb', 'Neap') }),
      fc.record({ day: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ tags: fc.subarray(['Light', 'Salt']) }),
      fc.constant('withdraw' as const),
    ),
  }),
  { minLength: 3, maxLength: 7 },
)

/** Everything that pages read about some documents. */
async function everything(reader: TaggingReader, ids: readonly string[]) {
  const list = (options: object) => reader.list('updates', 'en', { limit: 2, ...options })
  const first = await list({})
  return {
    first,
    second: first.next === undefined ? undefined : await list({ after: first.next }),
    light: await list({ where: { tags: 'light' } }),
    terms: await reader.terms('updates', 'en', 'tags'),
    each: await Promise.all(ids.map((id) => reader.byId('updates', 'en', id))),
    beside: await Promise.all(ids.map((id) => reader.neighbours('updates', 'en', id))),
    tags: [...reader.tags].sort(),
  }
}

describe.each(callDatabases)('Read cache on %s', (kind) => {
  let setup: TestDocuments
  let actor: Actor
  let reads: SharedReads
  let ids: readonly string[]
  let made = 0

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    actor = await setup.createUser('Maria', 'owner')
    reads = openSharedReads(setup.documents.openReader, () => true)
    setup.outbox.subscribe((event) => {
      const tags = tagsOf(event)
      if (tags.length > 0) reads.drop(tags)
    })
    ids = await Promise.all([1, 2, 3, 4].map(newUpdate))
  })

  async function newUpdate(day: number) {
    made += 1
    const data = { title: `Update ${made}`, slug: `update-${made}`, body: 'Text.' }
    const shared = { publishedAt: dayOf(day), tags: ['Light'] }
    const { id } = await setup.documents.create({ actor, type: 'updates', locale: 'en', data, shared })
    await publish(id)
    return id
  }

  const dayOf = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString()

  async function publish(id: string) {
    const { layers } = await setup.documents.read({ actor, type: 'updates', id })
    const newest = { en: layers.en.version, '*': layers['*'].version }
    await setup.documents.publish({ actor, type: 'updates', id, layers: newest })
  }

  async function save(id: string, layer: 'en' | '*', data: Record<string, unknown>) {
    const { layers } = await setup.documents.read({ actor, type: 'updates', id })
    const { version } = layers[layer]
    await setup.documents.save({ actor, type: 'updates', id, layer, version, data })
  }

  async function take({ at, change }: { readonly at: number; readonly change: string | object }) {
    const id = ids[at] ?? ''
    if (typeof change === 'string') {
      const { layers } = await setup.documents.read({ actor, type: 'updates', id })
      const { version, publishedVersion } = layers.en
      if (publishedVersion === null) return
      await setup.documents.unpublish({ actor, type: 'updates', id, layers: { en: version } })
      return
    }
    if ('title' in change) await save(id, 'en', { title: change.title })
    if ('day' in change) await save(id, '*', { publishedAt: dayOf(Number(change.day)) })
    if ('tags' in change) await save(id, '*', { tags: change.tags })
    await publish(id)
  }

  it('equals the database', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        for (const step of taken) {
          await everything(reads.open(), ids)
          await take(step)
          const fresh = await everything(setup.documents.openReader(), ids)
          expect(await everything(reads.open(), ids)).toEqual(fresh)
          // The second time, everything comes from the cache.
          expect(await everything(reads.open(), ids)).toEqual(fresh)
        }
      }),
      { numRuns: 12 },
    )
  })
})
