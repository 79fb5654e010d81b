import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

describe.each(databases)('automatic slugs on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    maria = await setup.createUser('Maria')
  })

  const create = async (title: string, more: { type?: string; locale?: 'el' | 'et'; slug?: string } = {}) => {
    const { type = 'updates', locale = 'el', slug = '' } = more
    const data = { title, body: 'Text.', slug }
    const { id, layers } = await setup.documents.create({ actor: maria, type, locale, data })
    return { id, slug: layers[locale].data.slug }
  }
  const save = async (id: string, version: number, data: object, more: object = {}) => {
    const input = { actor: maria, type: 'updates', id, layer: 'el' as const, version, data: { ...data } }
    return (await setup.documents.save({ ...input, ...more })).layer.data.slug
  }

  it('are made from the title, with a number if another document has the same slug', async () => {
    const made = [await create('Ευρώπη'), await create('Ευρώπη!'), await create('ΕΥΡΩΠΗ')]
    expect(made.map(({ slug }) => slug)).toEqual(['evropi', 'evropi-2', 'evropi-3'])
  })

  it('are unique only within a type and locale', async () => {
    await create('Sügis')
    expect((await create('Sügis', { locale: 'et' })).slug).toBe('sugis')
    expect((await create('Sügis', { type: 'docs' })).slug).toBe('sugis')
  })

  it('differ for ten documents that are created at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => create('Rush')))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(10)
  })

  it('are found in a few queries among hundreds of documents with the same title', async () => {
    const { id } = await create('Untitled')
    const addresses = Array.from({ length: 700 }, (_, index) => `untitled-${index + 2}`)
    await setup.db.kysely
      .insertInto('addresses')
      .values(addresses.map((slug) => ({ type: 'updates', layer: 'el', slug, document_id: id })))
      .execute()
    expect((await create('Untitled')).slug).toBe('untitled-702')
  })

  it('stay the same when only the title changes', async () => {
    await create('First')
    const { id, slug } = await create('First')
    expect(slug).toBe('first-2')
    expect(await save(id, 1, { title: 'Second thoughts' })).toBe('first-2')
    await setup.documents.publish({ actor: maria, type: 'updates', id, layers: { el: 2, '*': 1 } })
    expect(await save(id, 2, { title: 'Third' })).toBe('first-2')
  })

  it('are made again when the slug is null, with a number if taken', async () => {
    await create(`Asked ${kind}`)
    const { id } = await create('Before')
    expect(await save(id, 1, { title: `Asked ${kind}`, slug: null })).toBe(`asked-${kind}-2`)
    expect(await save(id, 2, { title: 'After all' })).toBe(`asked-${kind}-2`)
    expect(await save(id, 3, { slug: null })).toBe('after-all')
    const data = { title: 'Created with null', body: 'Text.', slug: null }
    const { layers } = await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data })
    expect(layers.el.data.slug).toBe('created-with-null')
  })

  it('never replace a slug that was entered', async () => {
    const { id, slug } = await create('Spring', { slug: `by-hand-${kind}` })
    expect(slug).toBe(`by-hand-${kind}`)
    expect(await save(id, 1, { title: 'Summer' })).toBe(`by-hand-${kind}`)
    expect(await save(id, 2, { title: 'Autumn', slug: 'summer-2026' })).toBe('summer-2026')
  })

  it('get a number when a form made them from the title, and are refused when they were entered', async () => {
    const title = `Twice ${kind}`
    const slug = title.toLowerCase().replace(' ', '-')
    await create(title, { slug })
    const { id, slug: second } = await create(title, { slug })
    expect(second).toBe(`${slug}-2`)
    expect(await save(id, 1, { slug, excerpt: 'Saved once more.' })).toBe(`${slug}-2`)
    await expect(create('Something else', { slug })).rejects.toMatchObject({ code: 'slug_taken' })
  })

  it('are not made while the slug is being edited', async () => {
    const { id } = await create('Winter')
    const session = { id: 'session-a', number: 1, autosave: true }
    expect(await save(id, 1, { slug: '' }, { session })).toBe('')
    expect(await save(id, 2, { excerpt: 'Snow.' })).toBe('winter')
  })

  it('wait for a title with letters or digits', async () => {
    const { id, slug } = await create('…')
    expect(slug).toBe('')
    expect(await save(id, 1, { title: '2026' })).toBe('2026')
  })

  it('avoid reserved names and stay within the length limit', async () => {
    expect((await create('Admin')).slug).toBe('admin-2')
    const long = 'word '.repeat(32)
    const [first, second] = [await create(long), await create(long)]
    expect(String(first.slug)).toHaveLength(119)
    expect(second.slug).toBe(`${'word-'.repeat(23)}wor-2`)
  })

  it('are only for collections', async () => {
    const home = { actor: maria, type: 'home', id: 'home', layer: 'el' as const, version: 0 }
    expect((await setup.documents.save({ ...home, data: {} })).layer.data).not.toHaveProperty('slug')
  })
})
