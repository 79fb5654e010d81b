import { describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

describe.each(databases)('search for a document by id or slug on %s', (kind) => {
  it('finds ids, singles and slugs, and says which of them matched', async () => {
    const { documents, createUser } = await openTestDocuments(kind)
    const actor = await createUser('Maria')
    const make = async (type: string, locale: 'en' | 'el', title: string, slug: string) =>
      (await documents.create({ actor, type, locale, data: { title, slug } })).id
    const update = await make('updates', 'en', 'Tide', 'tide')
    const page = await make('docs', 'el', 'Παλίρροια', 'tide')
    const named = async (name: string) => (await documents.named({ actor, name })).items

    expect(await named(update)).toEqual([{ type: 'updates', id: update, locale: null, title: null }])
    expect(await named('home')).toEqual([{ type: 'home', id: 'home', locale: null, title: null }])
    expect(await named('nobody')).toEqual([])
    expect((await named('tide')).sort((one, other) => one.type.localeCompare(other.type))).toEqual([
      { type: 'docs', id: page, locale: 'el', title: 'Παλίρροια' },
      { type: 'updates', id: update, locale: 'en', title: 'Tide' },
    ])
  })
})
