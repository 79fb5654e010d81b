import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

describe.each(databases)('version history on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    maria = await setup.createUser('Maria')
  })

  /** An update with three versions in Greek. The second is public. */
  const update = async () => {
    const data = {
      title: 'Tide',
      slug: `tide-${crypto.randomUUID()}`,
      body: '# Noon\n\nIt rises at noon.\n\nEnd.',
    }
    const { id } = await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data })
    const named = { actor: maria, type: 'updates', id, layer: 'el' as const }
    await setup.documents.save({ ...named, version: 1, data: { title: 'Tide and moon' } })
    await setup.documents.publish({ ...named, layers: { el: 2, '*': 1 } })
    const { seo } = (await setup.documents.version({ ...named, number: 1 })).data
    const body = '# Noon\n\nIt falls at noon.\n\nNew.\n\nEnd.'
    const { layer } = await setup.documents.save({
      ...named,
      version: 2,
      data: { body, seo: { ...Object(seo), title: 'Tides' } },
    })
    expect(layer.version).toBe(3)
    return named
  }

  it('compares two versions by fields, groups, words and blocks', async () => {
    const named = await update()
    const { from, to, fields } = await setup.documents.compare({ ...named, from: 1, to: 'draft' })
    expect([from.number, to.number]).toEqual([1, 3])
    expect(fields).toMatchObject([
      {
        as: 'words',
        field: 'title',
        segments: [
          { kind: 'same', text: 'Tide' },
          { kind: 'added', text: ' and moon' },
        ],
      },
      {
        as: 'blocks',
        field: 'body',
        blocks: [{ kind: 'same' }, { kind: 'changed' }, { kind: 'added', text: 'New.' }, { kind: 'same' }],
      },
      { as: 'words', field: 'seo.title' },
    ])
  })

  it('compares the public version with the draft, and finds no difference in the same version', async () => {
    const named = await update()
    const { from, fields } = await setup.documents.compare({ ...named, from: 'published', to: 'draft' })
    expect([from.number, fields.map(({ field }) => field)]).toEqual([2, ['body', 'seo.title']])
    expect((await setup.documents.compare({ ...named, from: 2, to: 2 })).fields).toEqual([])
  })

  it('shows other values before and after the change', async () => {
    const named = { ...(await update()), layer: '*' as const }
    await setup.documents.save({ ...named, version: 1, data: { tags: ['sea'], featured: true } })
    expect((await setup.documents.compare({ ...named, from: 1, to: 2 })).fields).toEqual([
      { as: 'values', field: 'tags', from: [], to: ['sea'] },
      { as: 'values', field: 'featured', from: false, to: true },
    ])
  })

  it('rejects a comparison with a missing version', async () => {
    const named = await update()
    const refused = { code: 'not_found' }
    await expect(setup.documents.compare({ ...named, from: 1, to: 9 })).rejects.toMatchObject(refused)
    const estonian = { ...named, layer: 'et' as const }
    await expect(
      setup.documents.compare({ ...estonian, from: 'draft', to: 'published' }),
    ).rejects.toMatchObject(refused)
  })

  it('restores an old version as a new one, and keeps the public version', async () => {
    const named = await update()
    const { layer } = await setup.documents.restoreVersion({ ...named, number: 1, version: 3 })
    const first = await setup.documents.version({ ...named, number: 1 })
    expect(layer).toMatchObject({ version: 4, status: 'changed', publishedVersion: 2, data: first.data })
    expect((await setup.documents.version({ ...named, number: 3 })).data.body).toContain('New.')
  })

  it('restores the shared layer without changing any locale', async () => {
    const named = await update()
    const common = { ...named, layer: '*' as const }
    await setup.documents.save({ ...common, version: 1, data: { author: 'Maria' } })
    const before = (await setup.documents.read(named)).layers
    await setup.documents.restoreVersion({ ...common, number: 1, version: 2 })
    const after = (await setup.documents.read(named)).layers
    expect(after['*']).toMatchObject({ version: 3, data: { author: '' } })
    expect([after.en, after.et, after.el]).toEqual([before.en, before.et, before.el])
  })

  it('refuses to restore over a newer version, a missing version or without permission', async () => {
    const named = await update()
    const restore = (input: object) =>
      setup.documents.restoreVersion({ ...named, number: 1, version: 3, ...input })
    await expect(restore({ version: 2 })).rejects.toMatchObject({ code: 'stale_version' })
    await expect(restore({ number: 9 })).rejects.toMatchObject({ code: 'not_found' })
    const viewer = await setup.createUser(`Viewer ${kind}`, 'viewer')
    const translator = await setup.createUser(`Translator ${kind}`, 'translator', ['et'])
    for (const actor of [viewer, translator]) {
      await expect(restore({ actor })).rejects.toMatchObject({ code: 'not_allowed' })
    }
    expect((await setup.documents.read(named)).layers.el.version).toBe(3)
  })

  it('rejects an old slug that another document has now', async () => {
    const named = await update()
    const { data } = await setup.documents.version({ ...named, number: 1 })
    await setup.documents.save({ ...named, version: 3, data: { slug: `elsewhere-${kind}` } })
    await setup.documents.publish({ ...named, layers: { el: 4 } })
    const taken = { title: 'Heir', slug: String(data.slug) }
    await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data: taken })
    const input = { ...named, number: 1, version: 4 }
    await expect(setup.documents.restoreVersion(input)).rejects.toMatchObject({ code: 'slug_taken' })
  })

  it('names a version, and removes the name', async () => {
    const named = await update()
    const version = await setup.documents.nameVersion({ ...named, number: 1, note: 'As first written' })
    expect(version).toMatchObject({ number: 1, note: 'As first written', by: 'Maria' })
    expect((await setup.documents.versions(named)).items.at(-1)?.note).toBe('As first written')
    expect((await setup.documents.nameVersion({ ...named, number: 1, note: null })).note).toBeNull()
  })

  it('writes names and restores to the audit log', async () => {
    const named = await update()
    await setup.documents.nameVersion({ ...named, number: 1, note: 'First' })
    await setup.documents.restoreVersion({ ...named, number: 1, version: 3 })
    const entries = await setup.db.kysely
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('subject_id', '=', named.id)
      .orderBy('number')
      .execute()
    expect(entries.slice(-2).map(({ action, details }) => [action, JSON.parse(details)])).toMatchObject([
      [
        'document.version_named',
        { layer: 'el', version: 1, before: { note: null }, after: { note: 'First' } },
      ],
      ['document.version_restored', { layer: 'el', version: 4, from: 1, after: { title: 'Tide' } }],
    ])
  })
})
