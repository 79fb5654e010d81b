/** Documents whose slugs are paths are listed as a tree, page by page, in the order of a locale. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

const tree = ['guides', 'guides/first', 'guides/first/paper', 'guides/zinc', 'guides-old', 'rooms']

describe.each(databases)('documentation tree on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    maria = await setup.createUser('Maria')
    for (const slug of tree.toReversed()) await create('en', slug)
  })

  const create = (locale: 'en' | 'el', slug: string) =>
    setup.documents.create({
      actor: maria,
      type: 'docs',
      locale,
      data: { title: slug.toUpperCase(), slug, body: 'Text.' },
    })
  const pageAfter = (after?: string, sortLocale?: 'el') =>
    setup.documents.list({
      actor: maria,
      type: 'docs',
      sort: 'address',
      direction: 'ascending',
      sortLocale,
      after,
      limit: 4,
    })

  it('lists children right after their parent, across pages of the list', async () => {
    const first = await pageAfter()
    const second = await pageAfter(first.next ?? undefined)
    expect([...first.items, ...second.items].map(({ slugs }) => slugs.en)).toEqual(tree)
    expect(second.next).toBeNull()
  })

  it('uses the order of the given locale where a document has a slug in it', async () => {
    const { id, layers } = await create('en', 'zebra')
    const data = { title: 'Άλογο', slug: 'alogo', body: 'Κείμενο.' }
    await setup.documents.save({
      actor: maria,
      type: 'docs',
      id,
      layer: 'el',
      version: layers.el.version,
      data,
    })
    const { items } = await pageAfter(undefined, 'el')
    expect(items[0]?.id).toBe(id)
    expect((await pageAfter()).items[0]?.id).not.toBe(id)
  })
})
