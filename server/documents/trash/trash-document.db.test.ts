import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { day } from '../../platform/durations.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { DocumentUse } from '../core/operation-context.ts'
import { openDocuments } from '../index.ts'

const use: DocumentUse = { type: 'home', id: 'home', layer: 'en', field: 'sections' }

describe.each(databases)('trash on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let id: string
  let made = 0
  let now = Date.UTC(2026, 0, 1)

  beforeAll(async () => {
    setup = await openTestDocuments(kind, { clock: () => new Date(now) })
    maria = await setup.createUser('Maria')
  })

  beforeEach(async () => {
    now += 60_000
    id = await create()
  })

  const slug = () => `trashed-${made}`
  const create = async () => {
    made++
    const data = { title: `Trashed ${made}`, slug: slug(), body: 'Text.' }
    return (await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data })).id
  }
  const named = () => ({ actor: maria, type: 'updates', id })
  const both = { el: 1, '*': 1 }
  const visible = () => setup.documents.openReader().bySlug('updates', 'el', slug())
  const listed = async () => {
    const { items } = await setup.documents.list({ actor: maria, type: 'updates', limit: 100 })
    return items.map((item) => item.id)
  }
  const inTrash = async () => (await setup.documents.trashed({ actor: maria })).items.map((item) => item.id)

  it('hides a document from lists and visitors, and emits an event', async () => {
    await setup.documents.publish({ ...named(), layers: both })
    const response = await setup.documents.trash({ ...named(), layers: both })
    expect(response.trashedAt).toBe(new Date(now).toISOString())
    expect(response.layers.el).toMatchObject({ status: 'draft', publishedVersion: null })
    expect(await visible()).toBeUndefined()
    const preview = setup.documents.openReader({ draft: { type: 'updates', id, locale: 'el' } })
    expect(await preview.bySlug('updates', 'el', id)).toBeUndefined()
    expect(await listed()).not.toContain(id)
    expect(await inTrash()).toContain(id)
    const events = setup.changes.filter((event) => event.kind === 'unpublished').at(-1)
    expect(events).toMatchObject({ id, locales: ['el'], slugs: [{ locale: 'el', slug: slug() }] })
  })

  it('restores a document unchanged, as drafts', async () => {
    await setup.documents.publish({ ...named(), layers: both })
    const before = await setup.documents.trash({ ...named(), layers: both })
    const after = await setup.documents.restore({ ...named(), layers: both })
    expect(after).toEqual({ ...before, trashedAt: null })
    expect(await listed()).toContain(id)
    expect(await inTrash()).not.toContain(id)
    await setup.documents.publish({ ...named(), layers: { el: 1 } })
    expect((await visible())?.id).toBe(id)
  })

  it('frees the slug, and restores with the next free one if it was taken', async () => {
    await setup.documents.trash({ ...named(), layers: both })
    const data = { title: 'Other', slug: slug() }
    await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data })
    const { layers } = await setup.documents.restore({ ...named(), layers: both })
    expect(layers.el).toMatchObject({ version: 2, data: { slug: `${slug()}-2`, title: `Trashed ${made}` } })
  })

  it('restores a draft with an invalid slug that another draft also has', async () => {
    const slug = 'not an address'
    await setup.documents.save({ ...named(), layer: 'el', version: 1, data: { slug } })
    const allLayers = { ...named(), layers: { el: 2, '*': 1 } }
    await setup.documents.trash(allLayers)
    await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data: { slug } })
    const { layers } = await setup.documents.restore(allLayers)
    expect(layers.el.data.slug).toBe('not-an-address')
  })

  it('rejects changes to a document in the trash', async () => {
    await setup.documents.trash({ ...named(), layers: both })
    const refused = { code: 'trashed' }
    const save = { ...named(), layer: 'el', version: 1, data: { title: 'Lost' } } as const
    await expect(setup.documents.save(save)).rejects.toMatchObject(refused)
    await expect(setup.documents.publish({ ...named(), layers: both })).rejects.toMatchObject(refused)
    await expect(setup.documents.trash({ ...named(), layers: both })).rejects.toMatchObject(refused)
    expect((await setup.documents.read(named())).layers.el.data.title).toBe(`Trashed ${made}`)
  })

  it('requires the latest version of every layer', async () => {
    await setup.documents.save({ ...named(), layer: 'en', version: 0, data: { title: 'New' } })
    for (const layers of [both, { ...both, en: 2 }, { el: 1, en: 1 }]) {
      const trash = setup.documents.trash({ ...named(), layers })
      await expect(trash).rejects.toMatchObject({ code: 'stale_version' })
    }
    await setup.documents.trash({ ...named(), layers: { ...both, en: 1 } })
    const restore = setup.documents.restore({ ...named(), layers: both })
    await expect(restore).rejects.toMatchObject({ code: 'stale_version' })
  })

  it('deletes permanently only from the trash, with all data of the document', async () => {
    await setup.documents.publish({ ...named(), layers: both })
    const allLayers = { ...named(), layers: both }
    await expect(setup.documents.delete(allLayers)).rejects.toMatchObject({ code: 'not_in_trash' })
    await setup.documents.trash(allLayers)
    await setup.documents.delete(allLayers)
    await expect(setup.documents.read(named())).rejects.toMatchObject({ code: 'not_found' })
    for (const table of ['versions', 'publications', 'public_urls', 'addresses', 'listed_fields'] as const) {
      const rows = await setup.db.kysely
        .selectFrom(table)
        .select('document_id')
        .where('document_id', '=', id)
        .execute()
      expect(rows, table).toEqual([])
    }
  })

  it('refuses to delete a document that is used, and says where', async () => {
    const documents = openDocuments({
      ...setup,
      clock: () => new Date(now),
      picture: async () => undefined,
      referenceLookup: { to: async (_, used) => (used === id ? [use] : []), from: async () => [] },
    })
    const allLayers = { ...named(), layers: both }
    await documents.trash(allLayers)
    await expect(documents.delete(allLayers)).rejects.toMatchObject({
      code: 'document_in_use',
      details: { data: { uses: [use] } },
    })
    expect(await inTrash()).toContain(id)
  })

  it('keeps documents for thirty days, and longer if they are used', async () => {
    const used = id
    const documents = openDocuments({
      ...setup,
      clock: () => new Date(now),
      picture: async () => undefined,
      referenceLookup: { to: async (_, one) => (one === used ? [use] : []), from: async () => [] },
    })
    await documents.trash({ ...named(), layers: both })
    id = await create()
    await documents.trash({ ...named(), layers: both })
    const early = await create()
    now += 29 * day
    await documents.trash({ ...named(), id: early, layers: both })
    await documents.emptyTrash()
    expect(await inTrash()).toEqual(expect.arrayContaining([early, id, used]))
    now += 2 * day
    const later = openDocuments({ ...setup, clock: () => new Date(now), picture: async () => undefined })
    await later.emptyTrash()
    expect(await inTrash()).toEqual([early])
  })

  it('keeps a document that is restored while the trash is emptied', async () => {
    const restoredId = id
    await setup.documents.trash({ ...named(), layers: both })
    now += 60_000
    id = await create()
    const first = id
    await setup.documents.trash({ ...named(), layers: both })
    now += 31 * day
    let restoring: Promise<unknown> | undefined
    const documents = openDocuments({
      ...setup,
      clock: () => new Date(now),
      picture: async () => undefined,
      referenceLookup: {
        async to(_, one) {
          if (one !== first) return []
          restoring = setup.documents.restore({ ...named(), id: restoredId, layers: both })
          // On SQLite it runs after the current transaction.
          if (kind === 'postgres') await restoring
          return []
        },
        from: async () => [],
      },
    })
    await documents.emptyTrash()
    await restoring
    expect(await inTrash()).not.toContain(first)
    expect((await setup.documents.read({ ...named(), id: restoredId })).trashedAt).toBeNull()
  })

  it('keeps documents as long as the settings say', async () => {
    const owner = await setup.createUser(`Olga ${made}`, 'owner')
    const settings = { actor: owner, type: 'settings', id: 'settings' }
    const input = { ...settings, layer: '*', version: 0, data: { trashDays: 3 } } as const
    await setup.documents.save(input)
    await setup.documents.publish({ ...settings, layers: { '*': 1 } })
    await setup.documents.trash({ ...named(), layers: both })
    now += 4 * day
    await setup.documents.emptyTrash()
    expect(await inTrash()).not.toContain(id)
  })

  it('rejects singles and translators', async () => {
    const eleni = await setup.createUser(`Eleni ${made}`, 'translator', ['el'])
    const allLayers = { ...named(), layers: both }
    await expect(setup.documents.trash({ ...allLayers, actor: eleni })).rejects.toMatchObject({
      code: 'not_allowed',
    })
    await setup.documents.trash(allLayers)
    for (const action of ['restore', 'delete'] as const) {
      await expect(setup.documents[action]({ ...allLayers, actor: eleni })).rejects.toMatchObject({
        code: 'not_allowed',
      })
    }
    const home = { actor: maria, type: 'home', id: 'home', layers: {} }
    await expect(setup.documents.trash(home)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('lists its documents in pages, newest first', async () => {
    const ids: string[] = []
    for (let count = 0; count < 52; count++) {
      id = await create()
      ids.unshift(id)
      now += 1
      await setup.documents.trash({ ...named(), layers: both })
    }
    const first = await setup.documents.trashed({ actor: maria })
    expect(first.items).toHaveLength(50)
    expect(first.items[0]).toMatchObject({
      type: 'updates',
      titles: { el: `Trashed ${made}` },
      versions: { en: 0, et: 0, el: 1, '*': 1 },
      trashedBy: 'Maria',
    })
    const rest = await setup.documents.trashed({ actor: maria, after: first.next ?? '' })
    const shown = [...first.items, ...rest.items].map((item) => item.id)
    expect(shown.slice(0, 52)).toEqual(ids)
    expect(rest.next).toBeNull()
    await expect(setup.documents.trashed({ actor: maria, after: 'nowhere' })).rejects.toMatchObject({
      code: 'invalid_query',
    })
  })
})
