import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { tagsOf } from '../core/cache-tags.ts'

describe.each(databases)('publishing a document on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let id: string
  let made = 0
  const slug = () => `update-${made}`

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    maria = await setup.createUser('Maria')
  })

  beforeEach(async () => {
    made++
    const data = { title: `Update ${made}`, slug: slug(), body: 'Text.' }
    id = (await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data })).id
  })

  const named = () => ({ actor: maria, type: 'updates', id })
  const publish = (layers: object) => setup.documents.publish({ ...named(), layers })
  const save = (layer: 'en' | 'el' | '*', version: number, data: object) =>
    setup.documents.save({ ...named(), layer, version, data: { ...data } })
  const visible = (locale: 'en' | 'el' = 'el') =>
    setup.documents.openReader().bySlug('updates', locale, slug())

  it('makes a locale and the shared layer public', async () => {
    expect(await visible()).toBeUndefined()
    await save('*', 1, { author: 'Maria' })
    const { layers } = await publish({ el: 1, '*': 2 })
    expect(layers.el).toMatchObject({ status: 'published', publishedVersion: 1 })
    expect(await visible()).toMatchObject({
      id,
      data: { title: `Update ${made}`, author: 'Maria' },
      alternates: [{ locale: 'el', slug: slug() }],
    })
    expect(await visible('en')).toBeUndefined()
  })

  it('changes nothing when its event cannot be written', async () => {
    vi.spyOn(setup.outbox, 'append').mockRejectedValueOnce(new Error('No event'))
    await expect(publish({ el: 1, '*': 1 })).rejects.toThrow('No event')
    expect(await visible()).toBeUndefined()
    await publish({ el: 1, '*': 1 })
    expect(await visible()).toMatchObject({ id })
  })

  it('requires the shared layer the first time', async () => {
    await expect(publish({ el: 1 })).rejects.toMatchObject({
      code: 'invalid_document',
      details: { fields: [{ path: ['*'] }] },
    })
    await publish({ el: 1, '*': 1 })
    await save('el', 1, { title: 'Second' })
    expect((await publish({ el: 2 })).layers.el.publishedVersion).toBe(2)
  })

  it('hides newer drafts until they are published', async () => {
    await publish({ el: 1, '*': 1 })
    const { layer } = await save('el', 1, { title: 'Newer' })
    expect(layer.status).toBe('changed')
    expect((await visible())?.data.title).toBe(`Update ${made}`)
    await publish({ el: 2 })
    expect((await visible())?.data.title).toBe('Newer')
  })

  it('rejects a stale version', async () => {
    await save('el', 1, { title: 'Newer' })
    await expect(publish({ el: 1, '*': 1 })).rejects.toMatchObject({ code: 'stale_version' })
    expect(await visible()).toBeUndefined()
  })

  it('names every invalid field, and changes nothing', async () => {
    const broken = { title: '', slug: 'not a slug', body: 'One.\n\n<Nothing />' }
    await save('el', 1, broken)
    const refused = await publish({ el: 2, '*': 1 }).catch((error) => error)
    expect(refused.code).toBe('invalid_document')
    const paths = refused.details.fields.map((field: { path: string[] }) => field.path.join('.'))
    expect(paths).toEqual(['el.title', 'el.slug', 'el.body'])
    expect(refused.details.fields[2].values).toMatchObject({ line: 3, column: 1 })
    for (const { message } of refused.details.fields) expect(message).not.toMatch(/\{\w+\}/)
    expect((await setup.documents.read(named())).layers['*'].status).toBe('draft')
  })

  it('publishes all given layers, or none', async () => {
    await save('en', 0, { title: '' })
    await expect(publish({ el: 1, en: 1, '*': 1 })).rejects.toMatchObject({ code: 'invalid_document' })
    expect(await visible()).toBeUndefined()
  })

  it('unpublishes a locale, and keeps its draft', async () => {
    await publish({ el: 1, '*': 1 })
    const { layers } = await setup.documents.unpublish({ ...named(), layers: { el: 1 } })
    expect(layers.el).toMatchObject({ status: 'draft', version: 1, publishedVersion: null })
    expect(await visible()).toBeUndefined()
    await expect(setup.documents.unpublish({ ...named(), layers: { el: 1 } })).rejects.toMatchObject({
      code: 'stale_version',
    })
  })

  it('leaves an archived language archived, whatever version another window saw', async () => {
    await publish({ el: 1, '*': 1 })
    await setup.documents.archive({ ...named(), layers: { el: 1 } })
    const archived = { code: 'invalid_document', details: { fields: [{ path: ['el'] }] } }
    await expect(publish({ el: 1, '*': 1 })).rejects.toMatchObject(archived)
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const plan = { ...named(), action: 'publish', at, layers: { el: 1, '*': 1 } } as const
    await expect(setup.documents.schedule(plan)).rejects.toMatchObject(archived)
    const { layers, schedules } = await setup.documents.read(named())
    expect([layers.el.status, schedules]).toEqual(['archived', []])
    expect(await visible()).toBeUndefined()
    await publish({ '*': 1 })
    await setup.documents.unarchive({ ...named(), layers: { el: 1 } })
    expect((await publish({ el: 1 })).layers.el.status).toBe('published')
  })

  it('reserves the public slug and the draft slug', async () => {
    await publish({ el: 1, '*': 1 })
    await save('el', 1, { slug: `${slug()}-next` })
    expect(await visible()).toBeDefined()
    const other = { actor: maria, type: 'updates', locale: 'el' } as const
    for (const taken of [slug(), `${slug()}-next`]) {
      await expect(setup.documents.create({ ...other, data: { slug: taken } })).rejects.toMatchObject({
        code: 'slug_taken',
      })
    }
    await publish({ el: 2 })
    expect(await visible()).toBeUndefined()
    await expect(setup.documents.create({ ...other, data: { slug: slug() } })).resolves.toBeDefined()
  })

  it('records from when to when each version was public', async () => {
    await publish({ el: 1, '*': 1 })
    await save('el', 1, { title: 'Second' })
    await publish({ el: 2 })
    const rows = await setup.db.kysely
      .selectFrom('publications')
      .selectAll()
      .where('document_id', '=', id)
      .where('layer', '=', 'el')
      .orderBy('id')
      .execute()
    expect(rows.map(({ version, until_at }) => [version, until_at === null])).toEqual([
      [1, false],
      [2, true],
    ])
    expect(rows[0]?.until_at).toBe(rows[1]?.from_at)
    expect(rows[1]?.published_by).toBe(maria.id)
  })

  it('sends its stale tags to subscribers before it returns', async () => {
    const reader = setup.documents.openReader()
    await reader.bySlug('updates', 'el', slug())
    await reader.bySlug('updates', 'el', 'elsewhere')
    await reader.list('updates', 'el', { limit: 10 })
    await reader.list('updates', 'en', { limit: 10 })
    await publish({ el: 1, '*': 1 })
    const event = setup.changes.at(-1)
    expect(event).toMatchObject({
      kind: 'published',
      type: 'updates',
      id,
      layers: ['el', '*'],
      locales: ['el'],
    })
    const stale = new Set(event === undefined ? [] : tagsOf(event))
    const emptied = [...reader.tags].filter((tag) => stale.has(tag))
    expect(emptied).toEqual([`updates:slug:el:${slug()}`, `updates:${id}`, 'updates:list:el'])
  })

  it('names every public locale in the event when the shared layer changes', async () => {
    await save('en', 0, { title: 'English', slug: slug(), body: 'Text.' })
    await publish({ el: 1, en: 1, '*': 1 })
    await save('*', 1, { author: 'Jaan' })
    await publish({ '*': 2 })
    expect(setup.changes.at(-1)).toMatchObject({ layers: ['*'], locales: ['en', 'el'] })
    expect((await visible('en'))?.data.author).toBe('Jaan')
  })

  it('allows translators to publish only their locales', async () => {
    const eleni = await setup.createUser(`Eleni ${made}`, 'translator', ['el'])
    await expect(
      setup.documents.publish({ ...named(), actor: eleni, layers: { el: 1, '*': 1 } }),
    ).rejects.toMatchObject({ code: 'not_allowed' })
    await publish({ el: 1, '*': 1 })
    await save('el', 1, { title: 'Second' })
    const { layers } = await setup.documents.publish({ ...named(), actor: eleni, layers: { el: 2 } })
    expect(layers.el.publishedVersion).toBe(2)
  })
})
