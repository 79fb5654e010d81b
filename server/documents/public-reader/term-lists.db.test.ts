/** Public lists: filtered by terms, paged in both directions, and dropped from the cache when they change. */

import type { Listed } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Term } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import type { DatabaseKind } from '../../testing/databases.ts'
import { callDatabases, databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { recordQueries } from '../../testing/query-plans.ts'
import { tagsOf } from '../core/cache-tags.ts'

async function openReaderSetup(kind: DatabaseKind, options: Parameters<typeof openTestDocuments>[1] = {}) {
  let minute = 0
  const clock = () => new Date(Date.UTC(2026, 0, 1, 0, minute++))
  const setup = await openTestDocuments(kind, { clock, ...options })
  const actor = await setup.createUser('Maria', 'owner')
  const publish = async (title: string, shared: Record<string, unknown>) => {
    const creation = {
      actor,
      type: 'updates',
      locale: 'en',
      data: { title, slug: title, body: 'T' },
    } as const
    const { id } = await setup.documents.create({ ...creation, shared })
    await setup.documents.publish({ actor, type: 'updates', id, layers: { en: 1, '*': 1 } })
    return id
  }
  return { setup, actor, publish, now: clock }
}

type ReaderSetup = Awaited<ReturnType<typeof openReaderSetup>>

const on = (year: number, day: number) => new Date(Date.UTC(year, 0, day)).toISOString()
const titles = ({ items }: Listed<'updates'>) => items.map(({ data }) => data.title).join(' ')
const labels = (terms: readonly Term[]) => terms.map(({ term, label }) => `${term}=${label}`).join(' ')

describe.each(databases)('public lists on %s', (kind) => {
  let setup: ReaderSetup
  const list = (options: Parameters<ReturnType<TestDocuments['documents']['openReader']>['list']>[2]) =>
    setup.setup.documents.openReader().list('updates', 'en', options)

  beforeAll(async () => {
    setup = await openReaderSetup(kind)
    for (let day = 1; day <= 7; day++) {
      const tags = [day % 2 === 0 ? 'Even' : 'Odd', ...(day > 5 ? ['Δοκιμή'] : [])]
      await setup.publish(`day-${day}`, { publishedAt: on(day > 4 ? 2026 : 2025, day), tags })
    }
  })

  it('contain the documents with a tag, a year or both, in public order', async () => {
    expect(titles(await list({ limit: 9, where: { tags: 'even' } }))).toBe('day-6 day-4 day-2')
    expect(titles(await list({ limit: 9, where: { publishedAt: '2025' } }))).toBe('day-4 day-3 day-2 day-1')
    const both = { tags: 'odd', publishedAt: '2025' }
    expect(titles(await list({ limit: 9, where: both }))).toBe('day-3 day-1')
    expect(titles(await list({ limit: 9, where: { tags: 'δοκιμη' } }))).toBe('day-7 day-6')
  })

  it('are empty for an unused term, another locale or an unknown filter', async () => {
    expect(await list({ limit: 9, where: { tags: 'none' } })).toEqual({ items: [] })
    expect(await list({ limit: 9, where: { author: 'Maria' } })).toEqual({ items: [] })
    const estonian = setup.setup.documents.openReader()
    expect(titles(await estonian.list('updates', 'et', { limit: 9, where: { tags: 'even' } }))).toBe('')
  })

  it('return each term once', async () => {
    const reader = setup.setup.documents.openReader()
    expect(labels(await reader.terms('updates', 'en', 'tags'))).toBe('even=Even odd=Odd δοκιμη=Δοκιμή')
    expect(labels(await reader.terms('updates', 'en', 'publishedAt'))).toBe('2025=2025 2026=2026')
    expect(await reader.terms('updates', 'et', 'tags')).toEqual([])
  })

  it.each([{}, { tags: 'odd' }])('page forward and back over the same pages: %o', async (where) => {
    const [one, two] = where.tags ? ['day-7 day-5', 'day-3 day-1'] : ['day-7 day-6', 'day-5 day-4']
    const first = await list({ limit: 2, where })
    expect([titles(first), first.previous]).toEqual([one, undefined])
    const second = await list({ limit: 2, where, after: first.next })
    // The page before the second one is the first page, which needs no cursor.
    expect([titles(second), second.previous]).toEqual([two, ''])
    if (where.tags) return expect(second.next).toBeUndefined()
    const third = await list({ limit: 2, where, after: second.next })
    const back = await list({ limit: 2, where, before: third.previous })
    expect(back).toEqual(second)
  })

  it('return the neighbours of a document', async () => {
    const reader = setup.setup.documents.openReader()
    const found = await reader.bySlug('updates', 'en', 'day-7')
    const beside = await reader.neighbours('updates', 'en', found?.id ?? '')
    expect([beside.before, beside.after?.data.title]).toEqual([undefined, 'day-6'])
    expect(await reader.neighbours('updates', 'en', 'nobody')).toEqual({})
  })

  it('can be read at an earlier time', async () => {
    const { setup, actor, publish, now } = await openReaderSetup(kind)
    const id = await publish('moves', { publishedAt: on(2025, 1), tags: ['Before'] })
    const then = now()
    const shared = { actor, type: 'updates', id, layer: '*', version: 1, data: { tags: ['After'] } } as const
    await setup.documents.save(shared)
    await setup.documents.publish({ actor, type: 'updates', id, layers: { '*': 2 } })
    const seen = async (at?: Date) => {
      const reader = setup.documents.openReader({ at })
      const before = await reader.list('updates', 'en', { limit: 1, where: { tags: 'before' } })
      const beside = await reader.neighbours('updates', 'en', id)
      return [titles(before), labels(await reader.terms('updates', 'en', 'tags')), Object.values(beside)]
    }
    expect(await seen(then)).toEqual(['moves', 'before=Before', [undefined, undefined]])
    expect(await seen()).toEqual(['', 'after=After', [undefined, undefined]])
  })

  it('are indexed for documents that were published before the index existed', async () => {
    const { setup, publish } = await openReaderSetup(kind)
    await publish('early', { tags: ['Sea'] })
    await setup.db.kysely.deleteFrom('public_terms').execute()
    await setup.documents.refreshIndexes()
    const reader = setup.documents.openReader()
    expect(titles(await reader.list('updates', 'en', { limit: 1, where: { tags: 'sea' } }))).toBe('early')
  })
})

it.each(callDatabases)(
  'public lists on %s are dropped from the cache when their content changes, and rarely otherwise',
  async (kind) => {
    const { changed, dropped, retained } = await surviveCrashes(kind)
    expect(changed).toBeGreaterThan(60)
    expect(retained).toBeGreaterThan(4 * dropped)
  },
)

/** All results that are based on lists, with their cache tags. */
async function pagesOf({ documents }: TestDocuments, ids: readonly string[]) {
  const made = async <Result>(read: (reader: ReturnType<typeof documents.openReader>) => Promise<Result>) => {
    const reader = documents.openReader()
    const shows = JSON.stringify(await read(reader))
    return { shows, tags: reader.tags }
  }
  const wheres = [
    {},
    { tags: 'sea' },
    { tags: 'sun' },
    { publishedAt: '2025' },
    { tags: 'sea', publishedAt: '2026' },
  ]
  return Promise.all([
    ...wheres.map((where) => made((reader) => reader.list('updates', 'en', { limit: 2, where }))),
    made((reader) => reader.terms('updates', 'en', 'tags')),
    made((reader) => reader.terms('updates', 'en', 'publishedAt')),
    ...ids.map((id) => made((reader) => reader.neighbours('updates', 'en', id))),
  ])
}

/** Makes sixty random changes to twelve updates. After each, every changed page must have a stale tag. */
async function surviveCrashes(kind: DatabaseKind) {
  const { setup, actor, publish } = await openReaderSetup(kind)
  const ids: string[] = []
  for (let day = 1; day <= 12; day++) ids.push(await publish(`day-${day}`, { publishedAt: on(2025, day) }))
  const step = fc.record({
    which: fc.nat({ max: 11 }),
    change: fc.oneof(
      fc.record({ tags: fc.subarray(['Sea', 'Sun', 'SEA']) }),
      fc.record({ publishedAt: fc.constantFrom(on(2025, 5), on(2026, 6)) }),
      fc.record({ author: fc.constantFrom('Maria', 'Jaan') }),
      fc.constant('withdraw' as const),
    ),
  })
  const sums = { changed: 0, dropped: 0, retained: 0 }
  let pages = await pagesOf(setup, ids)
  for (const { which, change } of fc.sample(step, { numRuns: 60, seed: 11 })) {
    const events = setup.changes.length
    await alter(setup, { actor, type: 'updates', id: ids[which] ?? '' }, change)
    const stale = new Set(setup.changes.slice(events).flatMap(tagsOf))
    const now = await pagesOf(setup, ids)
    for (const [index, { shows, tags }] of pages.entries()) {
      const isDifferent = now[index]?.shows !== shows
      const isDropped = [...tags].some((tag) => stale.has(tag))
      if (isDifferent) expect(isDropped, `${JSON.stringify(change)}: ${shows}`).toBe(true)
      sums.changed += isDifferent ? 1 : 0
      sums.dropped += isDropped && !isDifferent ? 1 : 0
      sums.retained += isDropped ? 0 : 1
    }
    pages = now
  }
  return sums
}

async function alter(
  { documents }: TestDocuments,
  named: { readonly actor: Actor; readonly type: string; readonly id: string },
  change: Readonly<Record<string, unknown>> | 'withdraw',
): Promise<void> {
  const { layers } = await documents.read(named)
  const isPublic = layers.en.publishedVersion !== null
  if (change === 'withdraw') {
    const english = { en: layers.en.version }
    if (isPublic) await documents.unpublish({ ...named, layers: english })
    else await documents.publish({ ...named, layers: { ...english, '*': layers['*'].version } })
    return
  }
  const saved = await documents.save({ ...named, layer: '*', version: layers['*'].version, data: change })
  await documents.publish({ ...named, layers: { '*': saved.layer.version } })
}

it('uses an index for every query of public lists', async () => {
  const { record, reset, scans, statements } = recordQueries()
  const { setup, publish } = await openReaderSetup('sqlite', { onQuery: record })
  reset()
  const id = await publish('one', { tags: ['Sea'] })
  await publish('two', { tags: ['Sea'] })
  for (const at of [undefined, new Date()]) {
    const reader = setup.documents.openReader({ at })
    const where = { tags: 'sea', publishedAt: '2026' }
    const first = await reader.list('updates', 'en', { limit: 1, where })
    await reader.list('updates', 'en', { limit: 1, where, after: first.next })
    await reader.list('updates', 'en', { limit: 1, where, before: first.next })
    await reader.terms('updates', 'en', 'tags')
    await reader.neighbours('updates', 'en', id)
  }
  expect(statements()).toBeGreaterThan(20)
  expect(await scans(setup.db)).toEqual([])
})
