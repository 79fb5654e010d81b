/** Defining a collection is enough for drafts, lists and publishing. No other code is needed. */
import { boolean, collection, number, select, text } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../http/calls/principal.ts'
import { callDatabases } from '../testing/databases.ts'
import type { TestDocuments } from '../testing/open-test-documents.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'
import { openDocuments } from './index.ts'

const label = (id: string) => ({ id, message: id })

const boats = collection('boats', {
  label: label('boats'),
  labelOne: label('boat'),
  title: 'name',
  fields: {
    name: text({ label: label('name'), required: true }),
    length: number({ label: label('length'), sortable: true, listed: true }),
    sails: boolean({ label: label('sails'), listed: true }),
    wood: select({ label: label('wood'), choices: { oak: label('oak'), pine: label('pine') } }),
  },
})

describe.each(callDatabases)('new collection on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor

  beforeAll(async () => {
    setup = await openTestDocuments(kind, { types: { boats } })
    maria = await setup.createUser('Maria')
  })

  it('can be created, saved, listed and published', async () => {
    for (const length of [9, 120, -3]) {
      const shared = { name: `Boat ${length}`, length, sails: length > 100 }
      await setup.documents.create({ actor: maria, type: 'boats', locale: 'en', shared })
    }
    const longest = { actor: maria, type: 'boats', sort: 'length', direction: 'descending' } as const
    const { items } = await setup.documents.list(longest)
    expect(items[0]?.titles).toEqual({ en: 'Boat 120', et: 'Boat 120', el: 'Boat 120' })
    expect((await setup.documents.count({ ...longest, q: 'boat 12', locale: 'et' })).count).toBe(1)
    expect(items.map(({ fields }) => fields)).toEqual([
      { length: 120, sails: true },
      { length: 9, sails: false },
      { length: -3, sails: false },
    ])
    const named = { actor: maria, type: 'boats', id: items[0]?.id ?? '' }
    const wood = { ...named, layer: '*', version: 1, data: { wood: 'oak' } } as const
    expect((await setup.documents.save(wood)).layer.data).toMatchObject({ length: 120, wood: 'oak' })
    const { layers } = await setup.documents.publish({ ...named, layers: { en: 1, '*': 2 } })
    expect(layers.en.status).toBe('published')
  })

  it('can be sorted by another field after its definition changed', async () => {
    const fields = { ...boats.fields, wood: { ...boats.fields.wood, sortable: true, listed: true } }
    const later = openDocuments({
      ...setup,
      picture: async () => undefined,
      types: { boats: { ...boats, fields } },
    })
    const byWood = { actor: maria, type: 'boats', sort: 'wood', direction: 'descending' } as const
    await later.refreshIndexes()
    const { items } = await later.list(byWood)
    expect(items[0]?.fields).toMatchObject({ wood: 'oak', length: 120 })
    expect(items).toHaveLength((await later.count(byWood)).count)
  })

  it('validates its own fields, and knows no other type', async () => {
    const { id } = await setup.documents.create({ actor: maria, type: 'boats', locale: 'en' })
    const unnamed = { actor: maria, type: 'boats', id, layers: { en: 1, '*': 1 } }
    await expect(setup.documents.publish(unnamed)).rejects.toMatchObject({
      code: 'invalid_document',
      details: { fields: [{ path: ['*', 'name'], code: 'field.required' }] },
    })
    await expect(setup.documents.list({ actor: maria, type: 'updates' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
