/** Past views: reading at an earlier time returns what visitors saw then, whatever happened since. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import type { DatabaseKind } from '../../testing/databases.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

/** Everything that is public of the updates: list pages, documents by slug, and a single. */
async function publicSite(setup: TestDocuments, slugs: readonly string[], at?: Date): Promise<unknown> {
  const reader = setup.documents.openReader({ at })
  const seen: unknown[] = []
  for (const locale of interfaceLocales) {
    for (let after = '', more = true; more; ) {
      const page = await reader.list('updates', locale, { limit: 2, ...(after && { after }) })
      seen.push(page.items)
      after = page.next ?? ''
      more = page.next !== undefined
    }
    for (const slug of slugs) seen.push(await reader.bySlug('updates', locale, slug))
    seen.push(await reader.single('home', locale))
  }
  return seen
}

describe.each(callDatabases)('past view on %s', (kind) => {
  const moments: Date[] = []
  let setup: TestDocuments
  let maria: Actor
  let now = Date.UTC(2026, 0, 1)

  beforeAll(async () => {
    setup = await openTestDocuments(kind, { clock: () => new Date(now) })
    maria = await setup.createUser('Maria', 'owner')
  })

  const tick = () => {
    moments.push(new Date(now))
    now += 60_000
  }

  it('shows documents that were moved or unpublished at their old URL', async () => {
    const data = { title: 'First', slug: 'first', body: 'Text.' }
    const { id } = await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data })
    const named = { actor: maria, type: 'updates', id }
    await setup.documents.publish({ ...named, layers: { el: 1, '*': 1 } })
    tick()
    const save = { ...named, layer: 'el', version: 1, data: { slug: 'second', title: 'Second' } } as const
    await setup.documents.save(save)
    await setup.documents.publish({ ...named, layers: { el: 2 } })
    tick()
    await setup.documents.unpublish({ ...named, layers: { el: 2 } })
    tick()
    const titles = (slug: string) =>
      Promise.all(
        moments.map(async (at) => {
          const found = await setup.documents.openReader({ at }).bySlug('updates', 'el', slug)
          return found?.data.title
        }),
      )
    expect(await titles('first')).toEqual(['First', undefined, undefined])
    expect(await titles('second')).toEqual([undefined, 'Second', undefined])
    const before = setup.documents.openReader({ at: new Date(Date.UTC(2025, 0, 1)) })
    expect((await before.list('updates', 'el', { limit: 9 })).items).toEqual([])
  })

  it('returns what was public at the time, for any sequence of publications', async () => {
    const history = await surviveCrashes(kind)
    for (const { at, seen } of history.moments) {
      expect(await publicSite(history.setup, history.slugs, at)).toEqual(seen)
    }
    expect(new Set(history.moments.map(({ seen }) => JSON.stringify(seen))).size).toBeGreaterThan(20)
  })
})

/** Performs sixty random actions on three documents and a single, and records the public site after each. */
async function surviveCrashes(kind: DatabaseKind) {
  let now = Date.UTC(2026, 0, 1)
  const setup = await openTestDocuments(kind, { clock: () => new Date(now) })
  const actor = await setup.createUser('Maria', 'owner')
  const ids: string[] = []
  for (const title of ['one', 'two', 'three']) {
    const data = { title, slug: title, body: 'Text.' }
    ids.push((await setup.documents.create({ actor, type: 'updates', locale: 'en', data })).id)
  }
  const slugs = ['one', 'two', 'three', 'moved-0', 'moved-1', 'moved-2']
  const fallback = ['publish', 'publish', 'publish', 'move', 'move', 'unpublish', 'date', 'date'] as const
  const actions = [...fallback, 'home', 'archive', 'trash'] as const
  const step = fc.record({
    action: fc.constantFrom(...actions),
    which: fc.nat({ max: 2 }),
    locale: fc.constantFrom<Locale>('en', 'et'),
    day: fc.integer({ min: 1, max: 28 }),
  })
  const moments: { at: Date; seen: unknown }[] = []
  for (const { action, which, locale, day } of fc.sample(step, { numRuns: 60, seed: 7 })) {
    now += 1_000
    const id = ids[which] ?? ''
    await doTo(setup, { actor, type: 'updates', id }, { action, which, locale, day })
    moments.push({ at: new Date(now), seen: await publicSite(setup, slugs) })
  }
  return { setup, slugs, moments }
}

interface Step {
  readonly action: string
  readonly which: number
  readonly locale: Locale
  readonly day: number
}

async function doTo(
  { documents }: TestDocuments,
  named: { readonly actor: Actor; readonly type: string; readonly id: string },
  { action, which, locale, day }: Step,
): Promise<void> {
  const { layers, trashedAt } = await documents.read(named)
  const version = layers[locale].version
  const all = Object.fromEntries(
    Object.values(layers).flatMap(({ layer, version }) => (version > 0 ? [[layer, version]] : [])),
  )
  if (trashedAt !== null) return void (await documents.restore({ ...named, layers: all }))
  const isPublic = layers[locale].publishedVersion !== null
  const fields = { title: `${locale} ${day}`, body: 'Text.' }
  if (action === 'publish' && version > 0) {
    if (layers[locale].status === 'archived')
      await documents.unarchive({ ...named, layers: { [locale]: version } })
    await documents.publish({ ...named, layers: { [locale]: version, '*': layers['*'].version } })
  } else if (action === 'publish' || action === 'move') {
    const slug = action === 'move' ? `moved-${which}` : `slug-${which}`
    await documents.save({ ...named, layer: locale, version, data: { ...fields, slug } })
  } else if (action === 'unpublish' && isPublic) {
    await documents.unpublish({ ...named, layers: { [locale]: version } })
  } else if (action === 'archive' && version > 0) {
    await documents.archive({ ...named, layers: { [locale]: version } })
  } else if (action === 'date') {
    const publishedAt = new Date(Date.UTC(2020, 0, day)).toISOString()
    const shared = { ...named, layer: '*', version: layers['*'].version, data: { publishedAt } } as const
    const saved = await documents.save(shared)
    await documents.publish({ ...named, layers: { '*': saved.layer.version } })
  } else if (action === 'trash') {
    await documents.trash({ ...named, layers: all })
  } else if (action === 'home') await publishHome(documents, named.actor, locale, day)
}

async function publishHome(
  { save, read, publish }: TestDocuments['documents'],
  actor: Actor,
  locale: Locale,
  day: number,
) {
  const home = { actor, type: 'home', id: 'home' }
  const { layers } = await read(home)
  const data = { hero: { kicker: '', title: `Day ${day}`, text: '', actions: [] } }
  const saved = await save({ ...home, layer: locale, version: layers[locale].version, data })
  const first =
    layers['*'].version || (await save({ ...home, layer: '*', version: 0, data: {} })).layer.version
  await publish({ ...home, layers: { [locale]: saved.layer.version, '*': first } })
}
