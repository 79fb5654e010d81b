/** Search index: what is found in which state, kept up to date with every change of a document. */
import type { Layer, Locale, Types } from '@cyanotype/content/model/index.ts'
import { collection, list, mdx, select, shared, slug, text } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import type { TestDocuments } from '../testing/open-test-documents.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'
import { positionOf } from './query/rank.ts'
import type { SearchQuery } from './query/search.ts'

const label = { id: 'test', message: 'Test' }
const own = { label, localized: true, searchable: true } as const
const fields = {
  title: text(own),
  slug: slug({ label, from: 'title', localized: true }),
  body: mdx(own),
  note: text({ label, localized: true }),
  artists: list(text({ label }), { label, searchable: true }),
  section: select({ label, choices: { sound: label, clay: label } }),
}
const common = { label, labelOne: label, title: 'title', fields } as const
const types: Types = {
  works: collection('works', { ...common, page: '/works/{section}/{slug}' }),
  'other-works': collection('other-works', { ...common, page: '/other/{slug}' }),
  recipes: collection('recipes', common),
}

describe.each(databases)('search on %s', (kind) => {
  let setup: TestDocuments
  let type: string

  beforeEach(async () => {
    setup = await openTestDocuments(kind, { types })
    type = 'works'
  })

  let count = 0
  async function draft(
    data: Readonly<Record<string, unknown>>,
    locale: Locale = 'en',
    shared: Readonly<Record<string, unknown>> = { section: 'clay' },
  ): Promise<string> {
    const slug = `work-${++count}`
    const { id } = await setup.documents.create({
      actor: null,
      type,
      locale,
      data: { slug, ...data },
      shared,
    })
    return id
  }
  const save = (id: string, layer: Layer, version: number, data: Readonly<Record<string, unknown>>) =>
    setup.documents.save({ actor: null, type, id, layer, version, data })
  const publish = (id: string, layers: { readonly [Each in Layer]?: number } = { en: 1, [shared]: 1 }) =>
    setup.documents.publish({ actor: null, type, id, layers })
  const find = (q: string, query: Partial<SearchQuery> = {}) =>
    setup.search.find({ q, state: 'public', limit: 20, ...query })
  const titles = async (q: string, query: Partial<SearchQuery> = {}) =>
    (await find(q, query)).items.map(({ title }) => title)
  const drafts = { state: 'draft' } as const

  it('returns public text to visitors, and no drafts', async () => {
    const id = await draft({ title: 'Night plates', body: 'Silver.' })
    expect(await titles('silver')).toEqual([])
    expect(await titles('silver', drafts)).toEqual(['Night plates'])
    await publish(id)
    expect(await titles('silver')).toEqual(['Night plates'])
    await save(id, 'en', 1, { body: 'Gold.' })
    expect([await titles('gold'), await titles('silver')]).toEqual([[], ['Night plates']])
    expect([await titles('gold', drafts), await titles('silver', drafts)]).toEqual([['Night plates'], []])
    await publish(id, { en: 2 })
    expect([await titles('gold'), await titles('silver')]).toEqual([['Night plates'], []])
  })

  it('removes an unpublished document, and keeps its draft', async () => {
    const id = await draft({ title: 'Night plates' })
    await publish(id)
    await setup.documents.unpublish({ actor: null, type, id, layers: { en: 1 } })
    expect(await titles('plates')).toEqual([])
    expect(await titles('plates', drafts)).toEqual(['Night plates'])
  })

  it('finds nothing in the trash', async () => {
    const id = await draft({ title: 'Night plates' })
    await setup.documents.trash({ actor: null, type, id, layers: { en: 1, [shared]: 1 } })
    expect(await titles('plates', drafts)).toEqual([])
    await setup.documents.restore({ actor: null, type, id, layers: { en: 1, [shared]: 1 } })
    expect(await titles('plates', drafts)).toEqual(['Night plates'])
  })

  it('leaves no words of a deleted document', async () => {
    const id = await draft({ title: 'Night plates' })
    await publish(id)
    const allLayers = { actor: null, type, id, layers: { en: 1, [shared]: 1 } }
    await setup.documents.trash(allLayers)
    await setup.documents.delete(allLayers)
    expect([await titles('plates'), await titles('plates', drafts)]).toEqual([[], []])
    expect(await setup.db.kysely.selectFrom('search_entries').selectAll().execute()).toEqual([])
  })

  it('is rolled back together with its change', async () => {
    const id = await draft({ title: 'Night plates' })
    await expect(
      setup.db.transaction(async (trx) => {
        const works = types.works
        if (works !== undefined) await setup.search.index.removed(trx, { type: works, id })
        throw new TypeError('Not today')
      }),
    ).rejects.toThrow('Not today')
    expect(await titles('plates', drafts)).toEqual(['Night plates'])
  })

  it('finds shared text in each locale, together with its own text', async () => {
    const id = await draft({ title: 'Night plates' }, 'en', { artists: ['Jüri Tamm'], section: 'clay' })
    await save(id, 'et', 0, { title: 'Ööplaadid', slug: 'plaadid' })
    await publish(id, { en: 1, et: 1, [shared]: 1 })
    expect(await titles('juri')).toEqual(expect.arrayContaining(['Night plates', 'Ööplaadid']))
    expect(await titles('tamm plates')).toEqual(['Night plates'])
    await save(id, shared, 1, { artists: ['Liis Kask'] })
    expect(await titles('tamm plates', drafts)).toEqual([])
    expect(await titles('kask plates', drafts)).toEqual(['Night plates'])
    expect(await titles('tamm plates')).toEqual(['Night plates'])
    await publish(id, { [shared]: 2 })
    expect([await titles('tamm plates'), await titles('kask plates')]).toEqual([[], ['Night plates']])
  })

  it('returns the URL of a result in its locale', async () => {
    const id = await draft({ title: 'Πλάκες', slug: 'πλάκες' }, 'el', { section: 'sound' })
    await publish(id, { el: 1, [shared]: 1 })
    const [hit] = (await find('πλάκα')).items
    expect(hit).toMatchObject({
      type,
      id,
      locale: 'el',
      path: `/el/works/sound/${encodeURIComponent('πλάκες')}`,
    })
    await save(id, shared, 1, { section: 'clay' })
    await publish(id, { [shared]: 2 })
    expect((await find('πλάκα')).items[0]?.path).toContain('/el/works/clay/')
  })

  it('returns no URL without a page, and hides types without pages from visitors', async () => {
    await draft({ title: 'Night plates' }, 'en', {})
    expect((await find('plates', drafts)).items[0]?.path).toBeNull()
    type = 'recipes'
    await publish(await draft({ title: 'Fixer' }))
    expect([await titles('fixer'), await titles('fixer', drafts)]).toEqual([[], ['Fixer']])
  })

  it('filters by locale and type', async () => {
    await publish(await draft({ title: 'Radio' }))
    await publish(await draft({ title: 'Radio' }, 'et'), { et: 1, [shared]: 1 })
    type = 'other-works'
    await publish(await draft({ title: 'Radio' }))
    const found = async (query: Partial<SearchQuery>) =>
      (await find('radio', query)).items.map((hit) => `${hit.type} ${hit.locale}`).sort()
    expect(await found({})).toEqual(['other-works en', 'works en', 'works et'])
    expect(await found({ locale: 'en' })).toEqual(['other-works en', 'works en'])
    expect(await found({ types: ['works'] })).toEqual(['works en', 'works et'])
    expect(await found({ types: ['other-works'], locale: 'et' })).toEqual([])
  })

  it('finds only searchable fields', async () => {
    await draft({ title: 'Night plates', note: 'secretive' })
    expect(await titles('secretive', drafts)).toEqual([])
  })

  it('ranks titles before headings, text and code', async () => {
    await draft({ title: 'In code', body: 'Words.\n\n```\nconst silver = 1\n```' })
    await draft({ title: 'In the text', body: 'Of silver and water.' })
    await draft({ title: 'In a heading', body: '## Silver\n\nWords.' })
    await draft({ title: 'Silver and many other words' })
    await draft({ title: 'Silver' })
    expect(await titles('silver', drafts)).toEqual([
      'Silver',
      'Silver and many other words',
      'In a heading',
      'In the text',
      'In code',
    ])
  })

  it('ranks exact words before other forms, and those before completions', async () => {
    await draft({ title: 'Printers' })
    await draft({ title: 'Printing' })
    await draft({ title: 'Print' })
    await setup.search.indexTerms()
    expect(await titles('print', drafts)).toEqual(['Print', 'Printing', 'Printers'])
  })

  it('returns every result once across pages', async () => {
    for (let work = 0; work < 7; work++) await draft({ title: `Silver ${work % 2 === 0 ? '' : 'plate'}` })
    const all = (await find('silver', drafts)).items.map(({ id }) => id)
    expect(all).toHaveLength(7)
    const pages: string[] = []
    for (let next: string | null | undefined; next !== null; ) {
      const after = next === undefined ? {} : { after: positionOf(next) }
      const page = await find('silver', { ...drafts, limit: 3, ...after })
      pages.push(...page.items.map(({ id }) => id))
      next = page.next
    }
    expect(pages).toEqual(all)
  })

  it('finds whole words at once, and completions and corrections after a short time', async () => {
    await draft({ title: 'Photogravure' })
    expect(await titles('photogravure', drafts)).toEqual(['Photogravure'])
    await expect.poll(() => titles('photograv', drafts)).toEqual(['Photogravure'])
    expect(await titles('photograv ', drafts)).toEqual([])
    expect(await titles('photogarvure', drafts)).toEqual(['Photogravure'])
  })

  it('completes words for visitors from public text only, and for editors from drafts too', async () => {
    const id = await draft({ title: 'Photogravure' })
    await publish(id)
    for (const letter of 'abcdefhijklmn') await draft({ title: `Photo${letter}` })
    await setup.search.indexTerms()
    expect(await titles('photo')).toEqual(['Photogravure'])
    expect(await titles('photo', drafts)).not.toContain('Photogravure')
    const [other = ''] = (await find('photoa', drafts)).items.map((item) => item.id)
    await publish(other)
    await setup.search.indexTerms()
    expect((await titles('photo')).toSorted()).toEqual(['Photoa', 'Photogravure'])
  })

  it('treats any input as words', async () => {
    await draft({ title: 'Night plates' })
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(
        fc.constantFrom('"', '*', 'AND', 'OR', 'NEAR(', ')', '^', ':', '-', 'night', "'", '{', '\\', '%'),
        {
          maxLength: 30,
        },
      ),
    )
    await fc.assert(
      fc.asyncProperty(typed, async (any) => {
        const q = typeof any === 'string' ? any : any.join(' ')
        const { items } = await find(q, drafts)
        expect(items.every(({ title }) => title === 'Night plates')).toBe(true)
      }),
      { numRuns: 60 },
    )
    expect(await titles('', drafts)).toEqual([])
    expect(await titles(' – ', { ...drafts, types: ['works'] })).toEqual([])
  })
})
