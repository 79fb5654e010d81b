import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../http/visitor.ts'
import { databases } from '../testing/databases.ts'
import type { Desk } from '../testing/desk.ts'
import { openDesk } from '../testing/desk.ts'
import type { ListWish } from './list-documents.ts'

const titles = ['Άνθος', 'ανεμώνη', 'Βροχή', 'Γαλάζιο', 'δάσος', 'Έαρ', 'ζέφυρος']

describe.each(databases)('lists on %s', (kind) => {
  let desk: Desk
  let maria: Actor

  beforeAll(async () => {
    let minute = 0
    const clock = () => new Date(Date.UTC(2026, 0, 1, 0, minute++))
    desk = await openDesk(kind, { clock })
    maria = await desk.hire('Maria')
    for (const title of titles) {
      const data = { title, slug: `slug-${titles.indexOf(title)}`, body: 'Text.' }
      const shared = { author: title.length > 5 ? 'Maria' : 'Jaan', publishedAt: '2026-02-01T00:00:00Z' }
      await desk.documents.create({ actor: maria, type: 'updates', locale: 'el', data, shared })
    }
  })

  const list = (wish: Partial<ListWish> = {}) =>
    desk.documents.list({ actor: maria, type: 'updates', ...wish })
  const shown = async (wish: Partial<ListWish> = {}) =>
    (await list(wish)).items.map(({ titles }) => titles.el)

  it('shows the newest change first, with the state of every language', async () => {
    const { items, total } = await list()
    expect(total).toBe(7)
    expect(items[0]).toEqual({
      id: expect.any(String),
      titles: { el: 'ζέφυρος' },
      slugs: { el: 'slug-6' },
      statuses: { en: 'none', et: 'none', el: 'draft' },
      sharedStatus: 'draft',
      versions: { en: 0, et: 0, el: 1, '*': 1 },
      fields: { author: 'Maria', publishedAt: '2026-02-01T00:00:00Z' },
      changedAt: expect.any(String),
      changedBy: 'Maria',
    })
  })

  it('sorts titles as people do, whatever their case and accents', async () => {
    const sorted = ['ανεμώνη', 'Άνθος', 'Βροχή', 'Γαλάζιο', 'δάσος', 'Έαρ', 'ζέφυρος']
    expect(await shown({ sort: 'title', locale: 'el' })).toEqual(sorted)
    expect(await shown({ sort: 'title', locale: 'el', direction: 'descending' })).toEqual(sorted.reverse())
  })

  it('keeps documents in their place in a language that they do not have yet', async () => {
    expect(await shown({ sort: 'title', locale: 'et' })).toEqual(await shown({ sort: 'title', locale: 'el' }))
  })

  it.each(['changed', 'title', 'publishedAt'])(
    'shows each document once, page by page, by %s',
    async (sort) => {
      const whole = await shown({ sort, locale: 'el' })
      const pages: unknown[] = []
      for (let after: string | null | undefined; after !== null; ) {
        const page = await list({ sort, locale: 'el', limit: 2, ...(after === undefined ? {} : { after }) })
        expect(page.total).toBe(7)
        pages.push(...page.items.map((item) => item.titles.el))
        after = page.next
      }
      expect(pages).toEqual(whole)
    },
  )

  it('finds documents by the beginnings of words, without case, accents or the right sigma', async () => {
    expect(await shown({ q: 'ΑΝΘ' })).toEqual(['Άνθος'])
    expect(await shown({ q: 'ανθοσ' })).toEqual(['Άνθος'])
    expect(await shown({ q: 'ιο' })).toEqual([])
    expect((await list({ q: "'; drop table documents --" })).total).toBe(0)
  })

  it('finds documents by their state in a language', async () => {
    expect((await list({ status: 'draft', locale: 'el' })).total).toBe(7)
    expect((await list({ status: 'none', locale: 'et' })).total).toBe(7)
    expect((await list({ status: 'published' })).total).toBe(0)
  })

  it('refuses an order and a place that do not exist', async () => {
    for (const wish of [{ sort: 'body' }, { sort: 'constructor' }, { after: 'x' }, { after: 'bnVsbA' }]) {
      await expect(list(wish)).rejects.toMatchObject({ code: 'invalid_query' })
    }
  })
})
