import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { ListQuery } from './list-documents.ts'

const titles = ['Άνθος', 'ανεμώνη', 'Βροχή', 'Γαλάζιο', 'δάσος', 'Έαρ', 'ζέφυρος']

describe.each(databases)('document list on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let jaan: Actor

  beforeAll(async () => {
    let minute = 0
    const clock = () => new Date(Date.UTC(2026, 0, 1, 0, minute++))
    setup = await openTestDocuments(kind, { clock })
    maria = await setup.createUser('Maria')
    jaan = await setup.createUser('Jaan')
    for (const [index, title] of titles.entries()) {
      const data = { title, slug: `slug-${index}`, body: 'Text.' }
      const shared = {
        author: title.length > 5 ? 'Maria' : 'Jaan',
        publishedAt: index === 0 ? null : `2026-02-0${index}T00:00:00Z`,
        tags: index % 2 === 0 ? ['Μπλε', 'sun'] : ['sun'],
      }
      const actor = index < 3 ? jaan : maria
      await setup.documents.create({ actor, type: 'updates', locale: 'el', data, shared })
    }
  })

  const list = (query: Partial<ListQuery> = {}) =>
    setup.documents.list({ actor: maria, type: 'updates', ...query })
  const shown = async (query: Partial<ListQuery> = {}) =>
    (await list(query)).items.map(({ titles }) => titles.el)
  const found = async (filter: unknown) =>
    (await shown({ filter: JSON.stringify(filter), sort: 'title', locale: 'el' })).join(' ')

  it('shows the latest change first, with the status of every locale', async () => {
    const { items } = await list()
    expect(items).toHaveLength(7)
    expect(items[0]).toEqual({
      id: expect.any(String),
      titles: { el: 'ζέφυρος' },
      slugs: { el: 'slug-6' },
      statuses: { en: 'none', et: 'none', el: 'draft' },
      sharedStatus: 'draft',
      translations: { en: 'missing', et: 'missing' },
      versions: { en: 0, et: 0, el: 1, '*': 1 },
      fields: { author: 'Maria', publishedAt: '2026-02-06T00:00:00Z' },
      firstPublishedAt: null,
      changedAt: expect.any(String),
      changedBy: 'Maria',
    })
  })

  it('shows only the requested fields', async () => {
    expect((await list({ fields: 'author', limit: 1 })).items[0]?.fields).toEqual({ author: 'Maria' })
    expect((await list({ fields: '', limit: 1 })).items[0]?.fields).toEqual({})
  })

  it('sorts titles regardless of case and accents', async () => {
    const sorted = ['ανεμώνη', 'Άνθος', 'Βροχή', 'Γαλάζιο', 'δάσος', 'Έαρ', 'ζέφυρος']
    expect(await shown({ sort: 'title', locale: 'el' })).toEqual(sorted)
    expect(await shown({ sort: 'title', locale: 'el', direction: 'descending' })).toEqual(sorted.reverse())
  })

  it('sorts documents by another locale when one is missing', async () => {
    expect(await shown({ sort: 'title', locale: 'et' })).toEqual(await shown({ sort: 'title', locale: 'el' }))
  })

  it('finds documents by the start of words, ignoring case, accents and final sigma', async () => {
    expect(await shown({ q: 'ΑΝΘ' })).toEqual(['Άνθος'])
    expect(await shown({ q: 'ανθοσ' })).toEqual(['Άνθος'])
    expect(await shown({ q: 'ιο' })).toEqual([])
    expect(await shown({ q: "'; drop table documents --" })).toEqual([])
  })

  it('filters by status in a locale', async () => {
    expect(await shown({ status: 'draft', locale: 'el' })).toHaveLength(7)
    expect(await shown({ status: 'none', locale: 'et' })).toHaveLength(7)
    expect(await shown({ status: 'published' })).toEqual([])
  })

  it('filters by translation state', async () => {
    expect(await shown({ translation: 'missing', locale: 'et' })).toHaveLength(7)
    expect(await shown({ translation: 'missing' })).toHaveLength(7)
    expect(await shown({ translation: 'missing', locale: 'el' })).toEqual([])
    expect(await shown({ translation: 'outdated' })).toEqual([])
  })

  it('shows only the given ids, in list order', async () => {
    const ids = (await list({ sort: 'title', locale: 'el' })).items.slice(1, 3).map(({ id }) => id)
    expect(await shown({ ids: ids.join(',') })).toEqual(['Βροχή', 'Άνθος'])
    expect(await shown({ ids: ids.join(','), sort: 'title', locale: 'el' })).toEqual(['Άνθος', 'Βροχή'])
    expect(await shown({ ids: 'nobody' })).toEqual([])
  })

  it('filters by the time of the last change', async () => {
    const [newest, second] = (await list()).items
    const [from, to] = [second?.changedAt, newest?.changedAt]
    expect(await shown({ changedFrom: from, changedTo: to })).toEqual(['ζέφυρος', 'Έαρ'])
    expect(await shown({ changedFrom: to })).toEqual(['ζέφυρος'])
    expect(await shown({ changedTo: '2020-01-01T00:00:00.000Z' })).toEqual([])
    expect(await shown({ changedTo: from, sort: 'title', locale: 'el' })).toHaveLength(6)
  })

  it('filters by creator', async () => {
    expect(await shown({ createdBy: 'Jaan' })).toEqual(['Βροχή', 'ανεμώνη', 'Άνθος'])
    expect(await shown({ createdBy: 'nobody' })).toEqual([])
  })

  it('filters by field values', async () => {
    expect(await found({ author: { is: 'Jaan' } })).toBe('Άνθος Βροχή δάσος Έαρ')
    expect(await found({ author: { is: 'jaan' } })).toBe('')
    expect(await found({ author: { in: ['Jaan', 'Maria'] }, title: { is: 'Έαρ' } })).toBe('Έαρ')
    expect(await found({ publishedAt: { empty: true } })).toBe('Άνθος')
    expect(await found({ publishedAt: { empty: false }, author: { is: 'Jaan' } })).toBe('Βροχή δάσος Έαρ')
  })

  it('filters by a range of dates, both included', async () => {
    const [from, to] = ['2026-02-02T00:00:00Z', '2026-02-04T00:00:00.000Z']
    expect(await found({ publishedAt: { from, to } })).toBe('Βροχή Γαλάζιο δάσος')
    expect(await found({ publishedAt: { to } })).toBe('ανεμώνη Βροχή Γαλάζιο δάσος')
    const filter = JSON.stringify({ publishedAt: { from, to } })
    expect(await shown({ filter, sort: 'publishedAt' })).toEqual(['δάσος', 'Γαλάζιο', 'Βροχή'])
  })

  it('filters by tag, ignoring case and accents', async () => {
    expect(await found({ tags: { has: 'ΜΠΛΕ' } })).toBe('Άνθος Βροχή δάσος ζέφυρος')
    expect(await found({ tags: { has: 'μπλε' }, author: { is: 'Maria' } })).toBe('ζέφυρος')
    expect(await found({ tags: { has: 'moon' } })).toBe('')
  })

  it('no longer finds a removed tag', async () => {
    const data = { title: 'Ήλιος', slug: 'sun' }
    const shared = { tags: ['dusk'] }
    const { id } = await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data, shared })
    expect(await found({ tags: { has: 'dusk' } })).toBe('Ήλιος')
    const named = { actor: maria, type: 'updates', id, layer: '*' } as const
    await setup.documents.save({ ...named, version: 1, data: { tags: ['dawn'] } })
    expect(await found({ tags: { has: 'dusk' } })).toBe('')
    expect(await found({ tags: { has: 'dawn' } })).toBe('Ήλιος')
  })

  it.each(['changed', 'title', 'publishedAt'])(
    'leaves out documents in the trash when sorted by %s',
    async (sort) => {
      const data = { title: 'Σκιά', slug: `shade-${sort}` }
      const { id } = await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data })
      const input = { sort, locale: 'el', status: 'draft' } as const
      expect(await shown(input)).toContain('Σκιά')
      await setup.documents.trash({ actor: maria, type: 'updates', id, layers: { el: 1, '*': 1 } })
      expect(await shown(input)).not.toContain('Σκιά')
      expect(await shown({ q: 'Σκιά' })).toEqual([])
    },
  )

  it('counts what a list shows', async () => {
    const count = (input: object) => setup.documents.count({ actor: maria, type: 'updates', ...input })
    expect(await count({})).toEqual({ count: 8, isExact: true })
    expect(await count({ createdBy: 'Jaan' })).toEqual({ count: 3, isExact: true })
    expect(await count({ q: 'αν', filter: '{"tags":{"has":"μπλε"}}' })).toEqual({ count: 1, isExact: true })
  })

  it('returns what is scheduled, if it is requested', async () => {
    const data = { title: 'Χρόνος', slug: 'time', body: 'Text.' }
    const { id } = await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data })
    const named = { actor: maria, type: 'updates', id } as const
    const at = '2099-11-11T10:30:00.000Z'
    const { schedules } = await setup.documents.schedule({
      ...{ ...named, action: 'publish', at },
      layers: { el: 1, '*': 1 },
    })
    expect(schedules).toMatchObject([{ action: 'publish', at, layers: { el: 1, '*': 1 } }])
    const [first = ''] = (await list({ q: 'Έαρ' })).items.map((item) => item.id)
    const { items } = await list({ ids: `${id},${first}`, withSchedules: true })
    expect(new Map(items.map((item) => [item.id, item.schedules]))).toEqual(
      new Map([
        [id, schedules],
        [first, []],
      ]),
    )
    expect((await list({ ids: id })).items[0]).not.toHaveProperty('schedules')
    await setup.documents.trash({ ...named, layers: { el: 1, '*': 1 } })
  })

  it('reads a document by its slug in any status', async () => {
    const [first] = (await list({ q: 'Έαρ' })).items
    const named = { actor: maria, type: 'updates', locale: 'el', slug: 'slug-5' } as const
    expect(await setup.documents.readBySlug(named)).toMatchObject({ id: first?.id, type: 'updates' })
    await expect(setup.documents.readBySlug({ ...named, locale: 'en' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('checks whether another document has a slug', async () => {
    const [first] = (await list({ q: 'Έαρ' })).items
    const query = { actor: maria, type: 'updates', locale: 'el', slug: 'slug-5' } as const
    const { checkSlug } = setup.documents
    expect(await checkSlug(query)).toEqual({ taken: true, document: { id: first?.id, title: 'Έαρ' } })
    expect(await checkSlug({ ...query, except: first?.id })).toEqual({ taken: false, document: null })
    expect(await checkSlug({ ...query, slug: 'free' })).toEqual({ taken: false, document: null })
  })

  it.each<[string, Partial<ListQuery>]>([
    ['sort', { sort: 'body' }],
    ['sort', { sort: 'constructor' }],
    ['after', { after: 'x' }],
    ['before', { before: 'bnVsbA' }],
    ['before', { before: 'WyIiLCIiXQ', after: 'WyIiLCIiXQ' }],
    ['fields', { fields: 'author,body' }],
    ['filter', { filter: 'author' }],
    ['filter.body', { filter: '{"body":{"is":"x"}}' }],
    ['filter.constructor', { filter: '{"constructor":{"is":"x"}}' }],
    ['filter.author.like', { filter: '{"author":{"like":"x"}}' }],
    ['filter.author.has', { filter: '{"author":{"has":"x"}}' }],
    ['filter.author.is', { filter: '{"author":{"is":3}}' }],
    ['filter.publishedAt.from', { filter: '{"publishedAt":{"from":"yesterday"}}' }],
    ['filter.tags', { filter: '{"tags":{"is":"sun"}}' }],
  ])('rejects an invalid query and names the parameter: %s', async (place, query) => {
    const refused = list(query).catch((problem) => problem)
    expect(await refused).toMatchObject({ code: 'invalid_query' })
    expect((await refused).details.fields[0].path.join('.')).toBe(place)
  })

  it('sorts by the first publication when the date is empty, and returns its time', async () => {
    const clock = () => new Date('2026-02-03T12:00:00Z')
    const { documents, createUser } = await openTestDocuments(kind, { clock })
    const actor = await createUser('Eleni')
    const write = async (title: string, publishedAt: string | null) => {
      const data = { title, slug: title.toLowerCase(), excerpt: 'Short.', body: 'Text.' }
      const shared = { publishedAt }
      return (await documents.create({ actor, type: 'updates', locale: 'en', data, shared })).id
    }
    await write('Early', '2026-02-01T00:00:00Z')
    await write('Late', '2026-02-05T00:00:00Z')
    const id = await write('Dateless', null)
    const inOrder = async () => {
      const { items } = await documents.list({
        ...{ actor, type: 'updates', sort: 'publishedAt', direction: 'ascending' },
      })
      return items.map(({ titles }) => titles.en)
    }
    expect(await inOrder()).toEqual(['Dateless', 'Early', 'Late'])
    await documents.publish({ actor, type: 'updates', id, layers: { en: 1, '*': 1 } })
    expect(await inOrder()).toEqual(['Early', 'Dateless', 'Late'])
    const [, listed] = (
      await documents.list({ actor, type: 'updates', sort: 'publishedAt', direction: 'ascending' })
    ).items
    expect(listed).toMatchObject({
      fields: { publishedAt: null },
      firstPublishedAt: '2026-02-03T12:00:00.000Z',
    })
    const named = { actor, type: 'updates', id }
    const write2 = (date: string | null, version: number) =>
      documents.save({ ...named, layer: '*', version, data: { publishedAt: date } })
    await write2('2026-02-09T00:00:00Z', 1)
    expect(await inOrder()).toEqual(['Early', 'Late', 'Dateless'])
    await write2(null, 2)
    expect(await inOrder()).toEqual(['Early', 'Dateless', 'Late'])
    const { layers } = await documents.read(named)
    expect(layers.en.firstPublishedAt).toBe('2026-02-03T12:00:00.000Z')
    expect(layers.et.firstPublishedAt).toBeNull()
  })
})
