import type { Locale } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { Translations } from './index.ts'
import { openTranslations } from './index.ts'

describe.each(databases)('translation queue on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let translations: Translations

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    maria = await setup.createUser('Maria')
    translations = openTranslations({ ...setup, types: model })
  })

  const create = async (data: object) =>
    (await setup.documents.create({ actor: maria, type: 'updates', locale: 'en', data: { ...data } })).id
  const save = async (id: string, layer: Locale, data: object) => {
    const named = { actor: maria, type: 'updates', id }
    const { layers } = await setup.documents.read(named)
    await setup.documents.save({ ...named, layer, version: layers[layer].version, data: { ...data } })
  }

  it('is ordered by fallback visits, then by waiting time', async () => {
    const ids = []
    for (const title of ['First', 'Second', 'Third']) ids.push(await create({ title }))
    const [first = '', second = '', third = ''] = ids
    await save(third, 'el', { title: 'Τρίτο' })
    await save(third, 'en', { title: 'Third!' })
    const until = (count: number) => Array.from({ length: count })
    for (const _ of until(3)) translations.countFallback('updates', third, 'el')
    for (const _ of until(5)) translations.countFallback('updates', second, 'el')
    await translations.flush()
    translations.countFallback('updates', second, 'el')
    await translations.flush()
    const inTurn = async (state?: 'missing' | 'outdated') => {
      const found: (readonly [string, number, string])[] = []
      let after: string | undefined
      do {
        const { items, next } = await translations.waiting({ locale: 'el', state, after, limit: 2 })
        found.push(...items.map(({ id, visits, state: of }) => [id, visits, of] as const))
        after = next ?? undefined
      } while (after !== undefined)
      return found
    }
    const all = await inTurn()
    expect(all.slice(0, 2)).toEqual([
      [second, 6, 'missing'],
      [third, 3, 'outdated'],
    ])
    expect(all.map(([id]) => id)).toContain(first)
    expect(new Set(all.map(([id]) => id)).size).toBe(all.length)
    expect((await inTurn('outdated')).map(([id]) => id)).toEqual([third])
    await expect(translations.waiting({ locale: 'el', after: 'x' })).rejects.toMatchObject({
      code: 'invalid_query',
    })
  })
})
