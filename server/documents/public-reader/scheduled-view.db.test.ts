/** Scheduled views: reading at a future time returns what visitors will see then. */
import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { hour } from '../../platform/durations.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

/** Everything that is public of the updates. */
async function publicSite({ documents }: TestDocuments, ids: readonly string[], at?: Date): Promise<unknown> {
  const reader = documents.openReader({ at })
  const seen: unknown[] = []
  for (const locale of interfaceLocales) {
    for (const where of [undefined, { tags: 'blue' }]) {
      for (let after: string | undefined, more = true; more; ) {
        const page = await reader.list('updates', locale, { limit: 2, after, where })
        seen.push(page)
        after = page.next
        more = after !== undefined
      }
    }
    seen.push(await reader.terms('updates', locale, 'tags'))
    for (const [index, id] of ids.entries()) {
      for (const slug of [`day-${index}`, `other-${index}`]) {
        seen.push(await reader.bySlug('updates', locale, slug))
      }
      seen.push(await reader.path('updates', locale, id), await reader.neighbours('updates', locale, id))
    }
  }
  return seen
}

describe.each(databases)('scheduled view on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let now = Date.UTC(2026, 0, 1)
  const ids: string[] = []
  const inHours = (hours: number) => new Date(now + hours * hour)

  async function write(day: number, tags: readonly string[]): Promise<void> {
    const data = { title: `Day ${day}`, slug: `day-${day}`, body: 'Words.' }
    const { id } = await setup.documents.create({ actor: maria, type: 'updates', locale: 'en', data })
    const named = { actor: maria, type: 'updates', id }
    const { version } = (await setup.documents.read(named)).layers['*']
    await setup.documents.save({ ...named, layer: '*', version, data: { tags } })
    ids.push(id)
  }

  async function latest(id: string, ...layers: readonly ('en' | 'el' | '*')[]) {
    const document = await setup.documents.read({ actor: maria, type: 'updates', id })
    return Object.fromEntries(layers.map((layer) => [layer, document.layers[layer].version]))
  }

  async function plan(
    index: number,
    action: 'publish' | 'unpublish',
    hours: number,
    ...layers: readonly ('en' | 'el' | '*')[]
  ): Promise<void> {
    const [id = '', at] = [ids[index], inHours(hours).toISOString()]
    const requested = await latest(id, ...layers)
    await setup.documents.schedule({ actor: maria, type: 'updates', id, action, at, layers: requested })
  }

  beforeAll(async () => {
    setup = await openTestDocuments(kind, { clock: () => new Date(now) })
    maria = await setup.createUser('Maria')
    for (let day = 0; day < 6; day++) await write(day, day % 2 === 0 ? ['blue'] : ['light'])
    for (const id of ids.slice(0, 4)) {
      await setup.documents.publish({
        actor: maria,
        type: 'updates',
        id,
        layers: await latest(id, 'en', '*'),
      })
      now += hour
    }
  })

  it('matches the later site in lists, URLs and neighbours', async () => {
    const [first = '', second = ''] = ids
    const named = { actor: maria, type: 'updates' }
    await plan(4, 'publish', 1, 'en', '*')
    await plan(5, 'publish', 3, 'en', '*')
    await plan(2, 'unpublish', 2, 'en')
    const moved = { title: 'Moved', slug: 'other-0', publishedAt: '2025-06-01T00:00:00.000Z' }
    const { en = 0, '*': common = 0 } = await latest(first, 'en', '*')
    await setup.documents.save({
      ...named,
      id: first,
      layer: 'en',
      version: en,
      data: { title: moved.title, slug: moved.slug },
    })
    const shared = { tags: ['green'], publishedAt: moved.publishedAt }
    await setup.documents.save({ ...named, id: first, layer: '*', version: common, data: shared })
    await plan(0, 'publish', 2, 'en', '*')
    const greek = { title: 'Δύο', slug: 'day-1', body: 'Λόγια.' }
    await setup.documents.save({ ...named, id: second, layer: 'el', version: 0, data: greek })
    await plan(1, 'publish', 3, 'el')

    const moments = [1, 2, 3, 4].map(inHours)
    const foreseen = await Promise.all(moments.map((moment) => publicSite(setup, ids, moment)))
    expect(new Set(foreseen.map((seen) => JSON.stringify(seen))).size).toBe(3)
    const seen: unknown[] = []
    for (const moment of moments) {
      now = moment.getTime()
      await setup.documents.doWhatIsDue()
      seen.push(await publicSite(setup, ids))
    }
    expect(foreseen).toEqual(seen)
  })

  it('has the date of the first publication of what was unpublished meanwhile', async () => {
    const [, , , id = ''] = ids
    await setup.documents.unpublish({ actor: maria, type: 'updates', id, layers: await latest(id, 'en') })
    await plan(3, 'publish', 1, 'en')
    const moment = inHours(1)
    const foreseen = await publicSite(setup, ids, moment)
    now = moment.getTime()
    await setup.documents.doWhatIsDue()
    expect(foreseen).toEqual(await publicSite(setup, ids))
  })
})
