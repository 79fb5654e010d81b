/** Slugs in an import: documents can exchange them, and conflicts with other documents are reported. */
import { beforeEach, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { ImportResult } from './import-documents.ts'

describe.each(callDatabases)('slugs in an import on %s', (kind) => {
  let source: TestDocuments
  let target: TestDocuments
  let ids: readonly [string, string]

  async function createUpdate({ documents }: TestDocuments, slug: string): Promise<string> {
    const data = { title: slug, slug, body: 'Text.' }
    const { id } = await documents.create({ actor: null, type: 'updates', locale: 'en', data })
    await documents.publish({ actor: null, type: 'updates', id, layers: { en: 1, '*': 1 } })
    return id
  }

  beforeEach(async () => {
    source = await openTestDocuments(kind)
    target = await openTestDocuments(kind)
    ids = [await createUpdate(source, 'alpha'), await createUpdate(source, 'beta')]
    await importNow()
  })

  /** Imports all documents of the source in the given order. */
  async function importNow(order = ids): Promise<readonly ImportResult[]> {
    const named = await Array.fromAsync(source.documents.exportDocuments())
    const all = order.flatMap((id) => named.filter((one) => one.id === id))
    const results: ImportResult[] = []
    await target.documents.importAll({
      documents: {
        async *[Symbol.asyncIterator]() {
          for (const { id, type, document } of all) yield { type, document, name: id }
        },
      },
      onResult: (_, result) => void results.push(result),
    })
    return results
  }

  const named = (id: string) => ({ actor: null, type: 'updates', id })
  const write = (id: string, version: number, slug: string) =>
    source.documents.save({ ...named(id), layer: 'en', version, data: { slug } })
  const publish = (id: string, version: number) =>
    source.documents.publish({ ...named(id), layers: { en: version } })
  const at = async (slug: string) => (await target.documents.openReader().bySlug('updates', 'en', slug))?.id
  const events = () =>
    target.changes.slice(-2).map(({ kind, id, slugs }) => [kind, id, slugs.map(({ slug }) => slug)])

  it('are handed over, in either order', async () => {
    const [first, second] = ids
    await write(first, 1, 'gamma')
    await publish(first, 2)
    await write(second, 1, 'alpha')
    await publish(second, 2)
    expect(await importNow([second, first])).toEqual(['changed', 'changed'])
    expect([await at('gamma'), await at('alpha'), await at('beta')]).toEqual([first, second, undefined])
    expect(events()).toEqual([
      ['published', second, ['beta', 'alpha']],
      ['published', first, ['alpha', 'gamma']],
    ])
    expect(await importNow([first, second])).toEqual(['same', 'same'])
  })

  it('are exchanged', async () => {
    const [first, second] = ids
    await write(first, 1, 'between')
    await publish(first, 2)
    await write(second, 1, 'alpha')
    await publish(second, 2)
    await write(first, 2, 'beta')
    await publish(first, 3)
    expect(await importNow()).toEqual(['changed', 'changed'])
    expect([await at('beta'), await at('alpha'), await at('between')]).toEqual([first, second, undefined])
    const urls = await target.db.kysely
      .selectFrom('public_urls')
      .select(['document_id', 'slug', 'until_at'])
      .execute()
    const seen = (id: string) =>
      urls
        .filter((one) => one.document_id === id)
        .map(({ slug, until_at }) => [slug, until_at === null])
        .sort()
    expect([seen(first), seen(second)]).toEqual([
      [
        ['alpha', false],
        ['beta', true],
        ['between', false], // public in the other database only
      ],
      [
        ['alpha', true],
        ['beta', false],
      ],
    ])
  })

  it('are handed over by a document that is no longer public, and by a draft', async () => {
    const [first, second] = ids
    await source.documents.unpublish({ ...named(first), layers: { en: 1 } })
    await write(first, 1, 'gamma')
    await write(second, 1, 'alpha')
    await publish(second, 2)
    expect(await importNow([second, first])).toEqual(['changed', 'changed'])
    expect([await at('alpha'), await at('gamma')]).toEqual([second, undefined])
    expect(events()).toEqual([
      ['published', second, ['beta', 'alpha']],
      ['unpublished', first, ['alpha']],
    ])
    await write(first, 2, 'delta')
    await write(second, 2, 'gamma')
    expect(await importNow([second, first])).toEqual(['changed', 'changed'])
    expect([await at('alpha'), await at('gamma')]).toEqual([second, undefined])
    const { layers } = await target.documents.read(named(second))
    expect(layers.en).toMatchObject({ status: 'changed', data: { slug: 'gamma' } })
  })

  it('of other documents stop it, and nothing changes', async () => {
    const [first, second] = ids
    await createUpdate(target, 'gamma')
    await write(first, 1, 'gamma')
    await write(second, 1, 'delta')
    await expect(importNow()).rejects.toThrow(`${first}: slug_taken`)
    expect([await at('alpha'), await at('beta')]).toEqual(ids)
    const { layers } = await target.documents.read(named(second))
    expect(layers.en.version).toBe(1)
  })
})
