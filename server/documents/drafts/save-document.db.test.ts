import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

describe.each(databases)('saving a document on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let jaan: Actor

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    maria = await setup.createUser('Maria')
    jaan = await setup.createUser('Jaan')
  })

  /** An update by Maria, in Greek, with three paragraphs. */
  const update = async (data = {}) => {
    const body = 'One.\n\nTwo.\n\nThree.'
    const creation = { actor: maria, type: 'updates', data: { title: 'Άνοιξη', body, ...data } }
    return (await setup.documents.create({ ...creation, locale: 'el' })).id
  }
  const save = (actor: Actor, id: string, version: number, data: Record<string, unknown>) =>
    setup.documents.save({ actor, type: 'updates', id, layer: 'el', version, data })
  const read = async (id: string) =>
    (await setup.documents.read({ actor: maria, type: 'updates', id })).layers

  it('creates a first draft of one locale and of the shared layer', async () => {
    const layers = await read(await update())
    expect(layers.el).toMatchObject({
      status: 'draft',
      version: 1,
      changedBy: 'Maria',
      publishedVersion: null,
    })
    expect(layers['*']).toMatchObject({ status: 'draft', version: 1 })
    expect(layers.et).toMatchObject({ status: 'none', version: 0, data: { title: '', body: '' } })
  })

  it('creates a version for each save, and keeps all earlier ones', async () => {
    const id = await update()
    await save(maria, id, 1, { title: 'Καλοκαίρι' })
    const { layer } = await save(jaan, id, 2, { excerpt: 'Words' })
    expect(layer).toMatchObject({
      version: 3,
      changedBy: 'Jaan',
      data: { title: 'Καλοκαίρι', excerpt: 'Words' },
    })
    const which = { actor: maria, type: 'updates', id, layer: 'el' } as const
    const { items } = await setup.documents.versions(which)
    expect(items.map(({ number, by }) => [number, by])).toEqual([
      [3, 'Jaan'],
      [2, 'Maria'],
      [1, 'Maria'],
    ])
    const first = await setup.documents.version({ ...which, number: 1 })
    expect(first.data).toMatchObject({ title: 'Άνοιξη', excerpt: '' })
  })

  it('creates no version when nothing changed', async () => {
    const id = await update()
    expect((await save(maria, id, 1, { title: 'Άνοιξη' })).layer.version).toBe(1)
  })

  it('starts a locale with base version 0', async () => {
    const id = await update()
    const begin = { actor: maria, type: 'updates', id, layer: 'et', version: 0 } as const
    const { layer } = await setup.documents.save({ ...begin, data: { title: 'Kevad' } })
    expect(layer).toMatchObject({ status: 'draft', version: 1, data: { title: 'Kevad' } })
  })

  it('starts a locale that was added after the document', async () => {
    const id = await update()
    await setup.db.kysely
      .deleteFrom('document_layers')
      .where('document_id', '=', id)
      .where('layer', '=', 'et')
      .execute()
    expect((await read(id)).et).toMatchObject({ status: 'none', version: 0 })
    const begin = { actor: maria, type: 'updates', id, layer: 'et', version: 0 } as const
    expect((await setup.documents.save({ ...begin, data: { title: 'Kevad' } })).layer.version).toBe(1)
  })

  it('keeps both changes of two editors to different fields', async () => {
    const id = await update()
    await save(maria, id, 1, { title: 'Maria’s' })
    const { layer, merged } = await save(jaan, id, 1, { excerpt: 'Jaan’s' })
    expect(layer.data).toMatchObject({ title: 'Maria’s', excerpt: 'Jaan’s' })
    expect(merged).toEqual(['title'])
  })

  it('keeps both changes of two editors to different blocks of a text', async () => {
    const id = await update()
    await save(maria, id, 1, { body: 'One, by Maria.\n\nTwo.\n\nThree.' })
    const { layer, merged } = await save(jaan, id, 1, { body: 'One.\n\nTwo, by Jaan.\n\nThree.\n\nFour.' })
    expect(layer.data.body).toBe('One, by Maria.\n\nTwo, by Jaan.\n\nThree.\n\nFour.')
    expect(merged).toEqual(['body'])
  })

  it('rejects a change to the same block with both texts, and changes nothing', async () => {
    const id = await update()
    const [base, marias, jaans] = [
      'One.\n\nTwo.\n\nThree.',
      'One.\n\nTwo!\n\nThree.',
      'One.\n\nTwo?\n\nThree.',
    ]
    await save(maria, id, 1, { body: marias })
    await expect(save(jaan, id, 1, { body: jaans })).rejects.toMatchObject({
      code: 'version_conflict',
      values: { editor: 'Maria' },
      details: {
        data: {
          version: 2,
          editor: 'Maria',
          conflicts: [{ field: 'body', base, yours: jaans, theirs: marias }],
          theirs: { title: 'Άνοιξη', body: marias },
        },
      },
    })
    expect((await read(id)).el).toMatchObject({ version: 2, data: { body: marias } })
  })

  it('has one winner in each of 50 concurrent pairs on one text, and reports both texts to the other', async () => {
    const id = await update()
    for (let version = 1; version <= 50; version++) {
      const texts = [`A ${version}`, `B ${version}`]
      const race = await Promise.allSettled([
        save(maria, id, version, { excerpt: texts[0] }),
        save(jaan, id, version, { excerpt: texts[1] }),
      ])
      const won = race.flatMap((one) => (one.status === 'fulfilled' ? [one.value.layer] : []))
      const lost = race.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(won).toHaveLength(1)
      expect(won[0]?.version).toBe(version + 1)
      const [conflict] = lost[0].details.data.conflicts
      expect([conflict.yours, conflict.theirs].sort()).toEqual(texts)
      expect(conflict.theirs).toBe(won[0]?.data.excerpt)
    }
  })

  it('keeps both changes in each of 50 concurrent pairs on two fields', async () => {
    const id = await update()
    for (let round = 0; round < 50; round++) {
      const { version } = (await read(id)).el
      await Promise.all([
        save(maria, id, version, { title: `Title ${round}` }),
        save(jaan, id, version, { excerpt: `Words ${round}` }),
      ])
      expect((await read(id)).el.data).toMatchObject({ title: `Title ${round}`, excerpt: `Words ${round}` })
    }
  })

  it('rejects a version that does not exist yet', async () => {
    await expect(save(maria, await update(), 9, {})).rejects.toMatchObject({ code: 'stale_version' })
  })

  it('rejects a slug of another document of the same type and locale', async () => {
    const slug = `spring-${kind}`
    await update({ slug })
    await expect(update({ slug })).rejects.toMatchObject({ code: 'slug_taken', values: { slug } })
    const id = await update()
    await expect(save(maria, id, 1, { slug })).rejects.toMatchObject({ code: 'slug_taken' })
    expect((await read(id)).el.version).toBe(1)
    const estonian = { actor: maria, type: 'updates', id, layer: 'et', version: 0, data: { slug } } as const
    expect((await setup.documents.save(estonian)).layer.data.slug).toBe(slug)
  })

  it('gives a slug to only one of two concurrent requests', async () => {
    const slug = `race-${kind}`
    const race = await Promise.allSettled([update({ slug }), update({ slug })])
    expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('frees a slug that the draft no longer has', async () => {
    const slug = `given-back-${kind}`
    const id = await update({ slug })
    await save(maria, id, 1, { slug: '' })
    await expect(update({ slug })).resolves.toBeTypeOf('string')
  })

  it('rejects unknown fields and values of the wrong type', async () => {
    const id = await update()
    const refusal = async (data: Record<string, unknown>) =>
      save(maria, id, 1, data).catch((error) => [error.code, error.details.fields[0].path])
    expect(await refusal({ author: 'X' })).toEqual(['invalid_request', ['data', 'author']])
    expect(await refusal({ title: 7 })).toEqual(['invalid_request', ['data', 'title']])
    expect(await refusal({ seo: { title: 7 } })).toEqual(['invalid_request', ['data', 'seo', 'title']])
  })

  it('rejects unknown types, and documents of another type', async () => {
    const id = await update()
    for (const type of ['nothing', 'constructor', '__proto__', 'home']) {
      await expect(setup.documents.read({ actor: maria, type, id })).rejects.toMatchObject({
        code: 'not_found',
      })
    }
  })

  it('creates a single on its first use', async () => {
    const input = { actor: maria, type: 'home', id: 'home' }
    const [first, second] = await Promise.all([setup.documents.read(input), setup.documents.read(input)])
    expect(first.id).toBe('home')
    expect(second.createdAt).toBe(first.createdAt)
  })

  it('allows translators to write only their locales', async () => {
    const id = await update()
    const eleni = await setup.createUser(`Eleni ${kind}`, 'translator', ['el'])
    expect((await save(eleni, id, 1, { title: 'Νέο' })).layer.version).toBe(2)
    for (const layer of ['et', '*'] as const) {
      const input = { actor: eleni, type: 'updates', id, layer, version: 0, data: {} }
      await expect(setup.documents.save(input)).rejects.toMatchObject({ code: 'not_allowed' })
    }
  })
})
