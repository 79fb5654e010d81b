import { collection, reference, text } from '@cyanotype/content/model/index.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

describe.each(databases)('copying a document on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let id: string
  let made = 0

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    maria = await setup.createUser('Maria')
  })

  beforeEach(async () => {
    made++
    const greek = { title: 'Άνοιξη', slug: slug(), body: 'Κείμενο.' }
    const creation = { actor: maria, type: 'updates', locale: 'el', data: greek } as const
    id = (await setup.documents.create({ ...creation, shared: { author: 'Μαρία' } })).id
    const data = { title: 'Kevad', slug: slug(), body: 'Tekst.' }
    await setup.documents.save({ ...named(), layer: 'et', version: 0, data })
  })

  const slug = () => `spring-${made}`
  const named = () => ({ actor: maria, type: 'updates', id })
  const dataOf = async (one: string) => {
    const { layers } = await setup.documents.read({ ...named(), id: one })
    return { el: layers.el.data, et: layers.et.data, '*': layers['*'].data }
  }

  it('creates drafts of all layers with new slugs', async () => {
    await setup.documents.publish({ ...named(), layers: { el: 1, '*': 1 } })
    const copy = await setup.documents.copy(named())
    const { el, et, '*': common } = await dataOf(id)
    expect(await dataOf(copy.id)).toEqual({
      el: { ...el, slug: `${slug()}-2` },
      et: { ...et, slug: `${slug()}-2` },
      '*': common,
    })
    expect([copy.layers.el.status, copy.layers.el.version, copy.layers.en.status]).toEqual([
      'draft',
      1,
      'none',
    ])
    const { items } = await setup.documents.list({ actor: maria, type: 'updates' })
    expect(items[0]).toMatchObject({ id: copy.id, titles: { el: 'Άνοιξη', et: 'Kevad' } })
    const again = await setup.documents.copy(named())
    expect(again.layers.el.data.slug).toBe(`${slug()}-3`)
  })

  it('copies only the requested locales', async () => {
    const { layers } = await setup.documents.copy({ ...named(), locales: ['et', 'en'] })
    expect(layers.et.data.title).toBe('Kevad')
    expect([layers.el.status, layers.en.status, layers['*'].status]).toEqual(['none', 'none', 'draft'])
  })

  it('leaves the original unchanged', async () => {
    const before = await setup.documents.read(named())
    await setup.documents.copy(named())
    expect(await setup.documents.read(named())).toEqual(before)
  })

  it('requires the permission to create in every copied locale', async () => {
    const eleni = await setup.createUser(`Eleni ${made}`, 'translator', ['el'])
    const input = { ...named(), actor: eleni, locales: ['el'] } as const
    await expect(setup.documents.copy(input)).rejects.toMatchObject({ code: 'not_allowed' })
  })

  it('rejects singles and documents in the trash', async () => {
    const home = setup.documents.copy({ actor: maria, type: 'home', id: 'home' })
    await expect(home).rejects.toMatchObject({ code: 'not_found' })
    await setup.documents.trash({ ...named(), layers: { el: 1, et: 1, '*': 1 } })
    await expect(setup.documents.copy(named())).rejects.toMatchObject({ code: 'trashed' })
  })
})

const label = (id: string) => ({ id, message: id })
const pictures = collection('pictures', {
  label: label('pictures'),
  labelOne: label('picture'),
  title: 'name',
  fields: {
    name: text({ label: label('name'), localized: true }),
    frame: reference({ label: label('frame'), to: 'pictures' }),
  },
})

describe.each(databases)('references on %s', (kind) => {
  it('survive copy, unpublish, trash and restore of both documents', async () => {
    const { documents, createUser } = await openTestDocuments(kind, { types: { pictures } })
    const actor = await createUser('Maria')
    const create = (name: string, frame: string | null) =>
      documents.create({ actor, type: 'pictures', locale: 'en', data: { name }, shared: { frame } })
    const { id: frame } = await create('Frame', null)
    const { id } = await create('Picture', frame)
    const both = { en: 1, '*': 1 }
    for (const one of [frame, id]) await documents.publish({ actor, type: 'pictures', id: one, layers: both })
    const copy = await documents.copy({ actor, type: 'pictures', id })
    await documents.unpublish({ actor, type: 'pictures', id: frame, layers: { en: 1 } })
    for (const one of [frame, id]) await documents.trash({ actor, type: 'pictures', id: one, layers: both })
    for (const one of [frame, id]) await documents.restore({ actor, type: 'pictures', id: one, layers: both })
    for (const one of [copy.id, id]) {
      const { layers } = await documents.read({ actor, type: 'pictures', id: one })
      expect(layers['*'].data.frame).toBe(frame)
    }
  })
})
