import {
  collection,
  documentHref,
  group,
  links,
  list,
  mdx,
  media,
  reference,
  select,
  single,
  slug,
  text,
  tree,
} from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../http/calls/principal.ts'
import { callDatabases } from '../testing/databases.ts'
import type { TestDocuments } from '../testing/open-test-documents.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'
import { isPublicMedia, usesOf } from './index.ts'

const label = (id: string) => ({ id, message: id })
const picture = (digit: string) => `01920000-0000-7000-8000-${digit.repeat(12)}`

const pages = collection('pages', {
  label: label('pages'),
  labelOne: label('page'),
  title: 'title',
  page: '/pages/{part}/{slug}',
  fields: {
    title: text({ label: label('title'), localized: true }),
    slug: slug({ label: label('slug'), from: 'title', localized: true }),
    body: mdx({ label: label('body'), localized: true }),
    part: select({ label: label('part'), choices: { north: label('north'), south: label('south') } }),
    cover: media({ label: label('cover') }),
    gallery: list(media({ label: label('picture') }), { label: label('gallery') }),
    see: reference({ label: label('see'), to: 'pages' }),
    video: text({ label: label('video'), format: 'link' }),
    hero: group(
      { picture: media({ label: label('picture') }), actions: links({ label: label('actions') }) },
      { label: label('hero'), localized: true },
    ),
  },
})

const menu = single('menu', {
  label: label('menu'),
  page: '/menu',
  fields: { main: tree({ label: label('main'), localized: true }) },
})

describe.each(callDatabases)('reference index on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor

  beforeAll(async () => {
    setup = await openTestDocuments(kind, { types: { pages, menu } })
    maria = await setup.createUser('Maria')
  })

  const page = async (data: object = {}, shared: object = {}, locale: 'en' | 'et' | 'el' = 'en') => {
    const creation = { actor: maria, type: 'pages', locale, data: { ...data }, shared: { ...shared } }
    return (await setup.documents.create(creation)).id
  }
  const publish = (id: string, layers: object) =>
    setup.documents.publish({ actor: maria, type: 'pages', id, layers: { ...layers } })
  const uses = async (of: 'document' | 'media' | 'component', id: string) =>
    (await usesOf(setup.db.kysely, { kind: of, id })).items

  it('names document, title, layer, field and state of a reference', async () => {
    const there = await page()
    const here = await page({ title: 'Here' }, { see: there })
    expect(await uses('document', there)).toEqual([
      {
        type: 'pages',
        id: here,
        title: 'Here',
        layer: '*',
        state: 'draft',
        field: 'see',
        name: there,
        count: 1,
      },
    ])
  })

  it('resolves links in texts, fields and menus to the document with that URL', async () => {
    const there = await page({ slug: 'there' }, {}, 'et')
    const body = 'To [it](/pages/north/there?a=1#b), <Badge>so</Badge>.\n\n[more](/et/pages/south/there/)'
    const hero = { picture: null, actions: [{ text: 'Go', href: documentHref('pages', there) }] }
    const here = await page({ body, hero }, {}, 'et')
    const items = [{ text: 'There', href: '/et/pages/north/there', items: [] }]
    await setup.documents.save({
      actor: maria,
      type: 'menu',
      id: 'menu',
      layer: 'el',
      version: 0,
      data: { main: [{ text: 'All', href: '', items }] },
    })
    const found = (await uses('document', there)).map(({ id, field, name }) => [id, field, name])
    expect(found).toEqual([
      [here, 'body', '/et/pages/north/there'],
      [here, 'body', '/et/pages/south/there'],
      [here, 'hero.actions', documentHref('pages', there)],
      ['menu', 'main', '/et/pages/north/there'],
    ])
  })

  it('resolves a path without a locale in its own locale first, then in any other', async () => {
    const greek = await page({ slug: 'same' }, {}, 'el')
    const estonian = await page({ slug: 'same' }, {}, 'et')
    const here = await page({ body: '[a](/pages/north/same)' }, {}, 'et')
    expect((await uses('document', estonian)).map(({ id }) => id)).toEqual([here])
    const english = await page({ body: '[a](/pages/north/same)' })
    const owners = await Promise.all([greek, estonian].map((id) => uses('document', id)))
    expect(owners.flat().map(({ id }) => id)).toContain(english)
  })

  it('resolves a broken link when a document takes its path', async () => {
    const here = await page({ body: '[later](/pages/south/later)' })
    const later = await page({ slug: 'later' })
    expect((await uses('document', later)).map(({ id, name }) => [id, name])).toEqual([
      [here, '/pages/south/later'],
    ])
  })

  it('keeps the target of a link when the slug of the target changes', async () => {
    const there = await page({ slug: 'old-name' })
    const here = await page({ body: '[a](/pages/north/old-name)' })
    const renamed = { actor: maria, type: 'pages', id: there, layer: 'en', version: 1 } as const
    await setup.documents.save({ ...renamed, data: { slug: 'new-name' } })
    expect((await uses('document', there)).map(({ id }) => id)).toEqual([here])
  })

  it('ignores references of a document to itself', async () => {
    const id = await page({ slug: 'self', body: '[top](/pages/north/self)' })
    expect(await uses('document', id)).toEqual([])
  })

  it('finds images in fields, lists, groups and texts', async () => {
    const body = `![a](/media/${picture('a')}/x.webp)\n\n<Figure src="/media/${picture('a')}/x.webp" alt="" />`
    const hero = { picture: picture('a'), actions: [] }
    await page({ body, hero }, { cover: picture('a'), gallery: [picture('b'), picture('a'), picture('a')] })
    expect(
      (await uses('media', picture('a'))).map(({ layer, field, count }) => [layer, field, count]),
    ).toEqual([
      ['*', 'cover', 1],
      ['*', 'gallery', 2],
      ['en', 'body', 2],
      ['en', 'hero.picture', 1],
    ])
    expect(await uses('media', picture('b'))).toHaveLength(1)
  })

  it('counts components and their props', async () => {
    const body = '<Badge tone="green">a</Badge> <Badge>b</Badge>'
    const id = await page({ body })
    const own = async (name: string) => (await uses('component', name)).find((one) => one.id === id)?.count
    expect(await own('Badge')).toBe(2)
    expect(await own('Badge.tone')).toBe(1)
    expect(await own('Callout')).toBeUndefined()
  })

  it('distinguishes published references from draft references', async () => {
    const there = await page({ slug: 'seen' })
    const id = await page({ title: 'A', body: '[a](/pages/north/seen)' })
    await publish(id, { en: 1, '*': 1 })
    const named = { actor: maria, type: 'pages', id, layer: 'en' } as const
    await setup.documents.save({ ...named, version: 1, data: { body: 'Nothing.' } })
    expect((await uses('document', there)).map(({ state }) => state)).toEqual(['public'])
    await setup.documents.unpublish({ actor: maria, type: 'pages', id, layers: { en: 2 } })
    expect(await uses('document', there)).toEqual([])
  })

  it('marks a file as public only while something public uses it', async () => {
    const cover = picture('c')
    const id = await page({ title: 'A' }, { cover })
    const isPublic = () => isPublicMedia(setup.db.kysely, cover)
    expect(await isPublic()).toBe(false)
    await publish(id, { '*': 1 })
    expect(await isPublic()).toBe(false)
    await publish(id, { en: 1 })
    expect(await isPublic()).toBe(true)
    await setup.documents.unpublish({ actor: maria, type: 'pages', id, layers: { en: 1 } })
    expect(await isPublic()).toBe(false)
  })

  it('resolves more links than one database query accepts', async () => {
    const there = await page({ slug: 'many-4000' })
    const body = Array.from({ length: 4_001 }, (_, index) => `[a](/pages/north/many-${index})`).join(' ')
    const here = await page({ body })
    expect((await uses('document', there)).map(({ id }) => id)).toEqual([here])
  })

  it('returns pages that contain each reference once, and rejects an invalid cursor', async () => {
    const there = await page()
    for (let made = 0; made < 5; made++) await page({}, { see: there })
    const target = { kind: 'document', id: there } as const
    const found: string[] = []
    let after: string | undefined
    do {
      const { items, next } = await usesOf(setup.db.kysely, target, { after, limit: 2 })
      found.push(...items.map(({ id }) => id))
      after = next ?? undefined
    } while (after !== undefined)
    expect(found).toHaveLength(5)
    expect(new Set(found).size).toBe(5)
    await expect(usesOf(setup.db.kysely, target, { after: 'anything' })).rejects.toMatchObject({
      code: 'invalid_query',
    })
  })

  it('is the same after a rebuild', async () => {
    const there = await page({ slug: 'kept' })
    await page({ body: '[a](/pages/north/kept) [b](/pages/north/nowhere)' })
    const before = await uses('document', there)
    expect(before).toHaveLength(1)
    await setup.db.kysely.deleteFrom('uses').execute()
    await setup.db.kysely.deleteFrom('facts').where('name', '=', 'references').execute()
    await setup.documents.refreshIndexes()
    expect(await uses('document', there)).toEqual(before)
  })
})
