import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

describe.each(databases)('public reader on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let minute = 0

  beforeAll(async () => {
    setup = await openTestDocuments(kind, { clock: () => new Date(Date.UTC(2026, 0, 1, 0, minute++)) })
    maria = await setup.createUser('Maria', 'owner')
  })

  /** A published update in Estonian. */
  const update = async (slug: string, shared = {}) => {
    const creation = {
      actor: maria,
      type: 'updates',
      locale: 'et',
      data: { title: slug, slug, body: 'T' },
    } as const
    const { id } = await setup.documents.create({ ...creation, shared })
    await setup.documents.publish({ actor: maria, type: 'updates', id, layers: { et: 1, '*': 1 } })
    return id
  }

  it('lists in the order of the content model, with the first publication for an empty date', async () => {
    await update('middle')
    await update('oldest', { publishedAt: '2020-05-01T12:00:00Z' })
    await update('newest', { publishedAt: '2030-05-01T12:00:00Z' })
    const reader = setup.documents.openReader()
    const first = await reader.list('updates', 'et', { limit: 2 })
    expect(first.items.map(({ data }) => data.title)).toEqual(['newest', 'middle'])
    expect(first.items[1]?.data.publishedAt).toBeNull()
    const rest = await reader.list('updates', 'et', { limit: 2, after: first.next ?? '' })
    expect(rest.items.map(({ data }) => data.title)).toEqual(['oldest'])
    expect(rest.next).toBeUndefined()
  })

  it('returns nothing for a cursor that no list page returned', async () => {
    const reader = setup.documents.openReader()
    const { next = '', items } = await reader.list('updates', 'et', { limit: 1 })
    const [, id] = JSON.parse(Buffer.from(next, 'base64url').toString())
    const cursor = (...parts: readonly unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    const padded = Buffer.from(` ${Buffer.from(next, 'base64url')}`).toString('base64url')
    expect(items).toHaveLength(1)
    const from = async (where: { after?: string; before?: string }) =>
      (await reader.list('updates', 'et', { limit: 1, ...where })).items.length
    expect(await from({ after: next })).toBe(1)
    for (const unknown of [
      'invented',
      `${next}=`,
      padded,
      cursor('2025', id),
      cursor('2025', 'no-such-id'),
    ]) {
      expect([unknown, await from({ after: unknown })]).toEqual([unknown, 0])
      expect([unknown, await from({ before: unknown })]).toEqual([unknown, 0])
    }
    expect(await from({ after: next, before: next })).toBe(0)
  })

  it('returns nothing in a locale that is not public, or for a slug of another locale', async () => {
    await update('only-estonian')
    const reader = setup.documents.openReader()
    expect((await reader.list('updates', 'en', { limit: 10 })).items).toEqual([])
    expect(await reader.bySlug('updates', 'en', 'only-estonian')).toBeUndefined()
    expect(await reader.single('home', 'en')).toBeUndefined()
    // The settings say which sections are switched off.
    expect([...reader.tags].toSorted()).toEqual([
      ...['home:home', 'settings:settings'],
      ...['updates:list:en', 'updates:slug:en:only-estonian'],
    ])
  })

  it('returns the dates of publication and change, and the alternates', async () => {
    const id = await update('dated')
    const save = {
      actor: maria,
      type: 'updates',
      id,
      layer: 'et',
      version: 1,
      data: { title: 'Changed' },
    } as const
    await setup.documents.save(save)
    const { layers } = await setup.documents.publish({ actor: maria, type: 'updates', id, layers: { et: 2 } })
    const found = await setup.documents.openReader().bySlug('updates', 'et', 'dated')
    expect(found?.changedAt && found.publishedAt < found.changedAt).toBe(true)
    expect(found?.alternates).toEqual([{ locale: 'et', slug: 'dated' }])
    expect(layers.et.status).toBe('published')
  })

  it('shows in a preview only the drafts of its own document and locale', async () => {
    const [id, other] = [await update('previewed'), await update('beside')]
    for (const one of [id, other]) {
      const data = { title: 'Draft', slug: one === id ? 'previewed-next' : 'beside' }
      await setup.documents.save({ actor: maria, type: 'updates', id: one, layer: 'et', version: 1, data })
    }
    const preview = setup.documents.openReader({ draft: { type: 'updates', id, locale: 'et' } })
    expect((await preview.bySlug('updates', 'et', 'previewed-next'))?.data.title).toBe('Draft')
    expect((await preview.bySlug('updates', 'et', id))?.data.title).toBe('Draft')
    expect((await preview.bySlug('updates', 'et', 'beside'))?.data.title).toBe('beside')
    expect((await setup.documents.openReader().bySlug('updates', 'et', 'previewed'))?.data.title).toBe(
      'previewed',
    )
    const foreign = setup.documents.openReader({ draft: { type: 'updates', id, locale: 'el' } })
    expect(await foreign.bySlug('updates', 'et', 'previewed-next')).toBeUndefined()
  })

  it('shows a preview of a document that was never published', async () => {
    const draft = { actor: maria, type: 'updates', locale: 'el', data: { title: 'Νέο' } } as const
    const { id } = await setup.documents.create(draft)
    const preview = setup.documents.openReader({ draft: { type: 'updates', id, locale: 'el' } })
    expect((await preview.bySlug('updates', 'el', id))?.data).toMatchObject({ title: 'Νέο', tags: [] })
    expect(await setup.documents.openReader().bySlug('updates', 'el', id)).toBeUndefined()
  })

  it('finds the current path of a document by id, and notes its tag', async () => {
    const id = await update('here')
    const named = { actor: maria, type: 'updates', id }
    const seen = async (at?: Date) => {
      const reader = setup.documents.openReader({ at })
      const [found, path] = [await reader.byId('updates', 'et', id), await reader.path('updates', 'et', id)]
      // The settings say which sections are switched off.
      const own = [...reader.tags].filter((tag) => tag !== 'settings:settings')
      expect(own).toEqual([`updates:${id}`])
      return [found?.data.slug, path]
    }
    expect(await seen()).toEqual(['here', '/et/updates/here'])
    const then = new Date(Date.UTC(2026, 0, 1, 0, minute))
    await setup.documents.save({ ...named, layer: 'et', version: 1, data: { slug: 'teal pool' } })
    await setup.documents.save({ ...named, layer: 'et', version: 2, data: { slug: 'teal' } })
    await setup.documents.publish({ ...named, layers: { et: 3 } })
    expect(await seen()).toEqual(['teal', '/et/updates/teal'])
    await setup.documents.unpublish({ ...named, layers: { et: 3 } })
    expect(await seen()).toEqual([undefined, undefined])
    expect(await seen(then)).toEqual(['here', '/et/updates/here'])
    const reader = setup.documents.openReader()
    expect(await reader.path('settings', 'et', 'settings')).toBeUndefined()
    expect(await reader.path('nothing', 'et', id)).toBeUndefined()
  })

  it('reads singles by name', async () => {
    const named = { actor: maria, type: 'settings', id: 'settings' }
    await setup.documents.save({ ...named, layer: 'el', version: 0, data: { siteName: 'Σπίτι' } })
    await setup.documents.save({ ...named, layer: '*', version: 0, data: {} })
    await setup.documents.publish({ ...named, layers: { el: 1, '*': 1 } })
    const found = await setup.documents.openReader().single('settings', 'el')
    expect(found?.data).toMatchObject({ siteName: 'Σπίτι', description: '', previewHosts: [] })
  })
})
