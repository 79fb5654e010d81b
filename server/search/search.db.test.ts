/** What is found, by whom and when: in step with every change of a document, on both engines. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../http/visitor.ts'
import { databases } from '../testing/databases.ts'
import type { Desk } from '../testing/desk.ts'
import { openDesk } from '../testing/desk.ts'
import type { SearchWish } from './find.ts'

describe.each(databases)('search on %s', (kind) => {
  let desk: Desk
  let maria: Actor

  beforeEach(async () => {
    desk = await openDesk(kind)
    maria = await desk.hire('Maria')
  })

  const draft = async (title: string, body = 'Text.', locale: 'en' | 'et' | 'el' = 'en') => {
    const data = { title, slug: `slug-${Math.abs(title.length)}-${title.charCodeAt(0)}`, body }
    const { id } = await desk.documents.create({ actor: maria, type: 'updates', locale, data })
    return id
  }
  const publish = (id: string, layers: Record<string, number>) =>
    desk.documents.publish({ actor: maria, type: 'updates', id, layers })
  const find = async (q: string, wish: Partial<SearchWish> = {}) =>
    (await desk.search.find({ q, state: 'public', limit: 20, ...wish })).items
  const titles = async (q: string, wish: Partial<SearchWish> = {}) =>
    (await find(q, wish)).map(({ title }) => title)

  it('shows visitors what is public, and nothing of a draft', async () => {
    const id = await draft('Night plates', 'Silver and water.')
    expect(await titles('silver')).toEqual([])
    expect(await titles('silver', { state: 'draft' })).toEqual(['Night plates'])
    await publish(id, { en: 1, '*': 1 })
    expect(await titles('silver')).toEqual(['Night plates'])
    await desk.documents.save({
      actor: maria,
      type: 'updates',
      id,
      layer: 'en',
      version: 1,
      data: { body: 'Gold.' },
    })
    expect(await titles('gold')).toEqual([])
    expect(await titles('silver')).toEqual(['Night plates'])
    expect(await titles('gold', { state: 'draft' })).toEqual(['Night plates'])
    expect(await titles('silver', { state: 'draft' })).toEqual([])
  })
})
