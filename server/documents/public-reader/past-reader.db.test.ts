/** The site as it was: reading as of a moment gives what visitors saw then, whatever happened since. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import type { DatabaseKind } from '../../testing/databases.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Desk } from '../../testing/open-test-documents.ts'
import { openDesk } from '../../testing/open-test-documents.ts'

/** Everything that visitors can find out about the updates: lists in pages, addresses, singles. */
async function siteSeen(desk: Desk, slugs: readonly string[], at?: Date): Promise<unknown> {
  const reader = desk.documents.openReader({ at })
  const seen: unknown[] = []
  for (const locale of localeCodes) {
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

describe.each(callDatabases)('the site as of a moment, on %s', (kind) => {
  const moments: Date[] = []
  let desk: Desk
  let maria: Actor
  let now = Date.UTC(2026, 0, 1)

  beforeAll(async () => {
    desk = await openDesk(kind, { clock: () => new Date(now) })
    maria = await desk.hire('Maria', 'owner')
  })

  const tick = () => {
    moments.push(new Date(now))
    now += 60_000
  }

  it('shows at its old address what has moved or gone since', async () => {
    const data = { title: 'First', slug: 'first', body: 'Text.' }
    const { id } = await desk.documents.create({ actor: maria, type: 'updates', locale: 'el', data })
    const named = { actor: maria, type: 'updates', id }
    await desk.documents.publish({ ...named, layers: { el: 1, '*': 1 } })
    tick()
    const save = { ...named, layer: 'el', version: 1, data: { slug: 'second', title: 'Second' } } as const
    await desk.documents.save(save)
    await desk.documents.publish({ ...named, layers: { el: 2 } })
    tick()
    await desk.documents.unpublish({ ...named, layers: { el: 2 } })
    tick()
    const titles = (slug: string) =>
      Promise.all(
        moments.map(async (at) => {
          const found = await desk.documents.openReader({ at }).bySlug('updates', 'el', slug)
          return found?.data.title
        }),
      )
    expect(await titles('first')).toEqual(['First', undefined, undefined])
    expect(await titles('second')).toEqual([undefined, 'Second', undefined])
    const before = desk.documents.openReader({ at: new Date(Date.UTC(2025, 0, 1)) })
    expect((await before.list('updates', 'el', { limit: 9 })).items).toEqual([])
  })

  it('gives what was seen then, after anything was published and taken back in any order', async () => {
    const history = await liveThrough(kind)
    for (const { at, seen } of history.moments) {
      expect(await siteSeen(history.desk, history.slugs, at)).toEqual(seen)
    }
    expect(new Set(history.moments.map(({ seen }) => JSON.stringify(seen))).size).toBeGreaterThan(20)
  })
})

/** Sixty random things are done to three documents and a single; after each, what visitors see is written down. */
async function liveThrough(kind: DatabaseKind) {
  let now = Date.UTC(2026, 0, 1)
  const desk = await openDesk(kind, { clock: () => new Date(now) })
  const actor = await desk.hire('Maria', 'owner')
  const ids: string[] = []
  for (const title of ['one', 'two', 'three']) {
    const data = { title, slug: title, body: 'Text.' }
    ids.push((await desk.documents.create({ actor, type: 'updates', locale: 'en', data })).id)
  }
  const slugs = ['one', 'two', 'three', 'moved-0', 'moved-1', 'moved-2']
  const usual = ['publish', 'publish', 'publish', 'move', 'move', 'unpublish', 'date', 'date'] as const
  const deeds = [...usual, 'home', 'archive', 'trash'] as const
  const step = fc.record({
    deed: fc.constantFrom(...deeds),
    which: fc.nat({ max: 2 }),
    locale: fc.constantFrom<Locale>('en', 'et'),
    day: fc.integer({ min: 1, max: 28 }),
  })
  const moments: { at: Date; seen: unknown }[] = []
  for (const { deed, which, locale, day } of fc.sample(step, { numRuns: 60, seed: 7 })) {
    now += 1_000
    const id = ids[which] ?? ''
    await doTo(desk, { actor, type: 'updates', id }, { deed, which, locale, day })
    moments.push({ at: new Date(now), seen: await siteSeen(desk, slugs) })
  }
  return { desk, slugs, moments }
}

interface Step {
  readonly deed: string
  readonly which: number
  readonly locale: Locale
  readonly day: number
}

async function doTo(
  { documents }: Desk,
  named: { readonly actor: Actor; readonly type: string; readonly id: string },
  { deed, which, locale, day }: Step,
): Promise<void> {
  const { layers, trashedAt } = await documents.read(named)
  const version = layers[locale].version
  const all = Object.fromEntries(
    Object.values(layers).flatMap(({ layer, version }) => (version > 0 ? [[layer, version]] : [])),
  )
  if (trashedAt !== null) return void (await documents.restore({ ...named, layers: all }))
  const isPublic = layers[locale].publishedVersion !== null
  const words = { title: `${locale} ${day}`, body: 'Text.' }
  if (deed === 'publish' && version > 0) {
    await documents.publish({ ...named, layers: { [locale]: version, '*': layers['*'].version } })
  } else if (deed === 'publish' || deed === 'move') {
    const slug = deed === 'move' ? `moved-${which}` : `slug-${which}`
    await documents.save({ ...named, layer: locale, version, data: { ...words, slug } })
  } else if (deed === 'unpublish' && isPublic) {
    await documents.unpublish({ ...named, layers: { [locale]: version } })
  } else if (deed === 'archive' && version > 0) {
    await documents.archive({ ...named, layers: { [locale]: version } })
  } else if (deed === 'date') {
    const publishedAt = new Date(Date.UTC(2020, 0, day)).toISOString()
    const shared = { ...named, layer: '*', version: layers['*'].version, data: { publishedAt } } as const
    const saved = await documents.save(shared)
    await documents.publish({ ...named, layers: { '*': saved.layer.version } })
  } else if (deed === 'trash') {
    await documents.trash({ ...named, layers: all })
  } else if (deed === 'home') await publishHome(documents, named.actor, locale, day)
}

async function publishHome(
  { save, read, publish }: Desk['documents'],
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
