import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

describe.each(callDatabases)('publishing together on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let made = 0

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    maria = await setup.createUser('Maria')
  })

  const both = { el: 1, '*': 1 }
  const create = async (data = {}) => {
    made++
    const fields = { title: `Together ${made}`, slug: `together-${made}`, body: 'Text.', ...data }
    const { id } = await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data: fields })
    return { type: 'updates', id, layers: both }
  }
  /** A draft of the home page with new versions. */
  const home = async () => {
    const named = { actor: maria, type: 'home', id: 'home' }
    const { layers } = await setup.documents.read(named)
    const data = { hero: { kicker: '', title: `Home ${made}`, text: '', actions: [] } }
    await setup.documents.save({ ...named, layer: 'el', version: layers.el.version, data })
    const shared = { ...named, layer: '*', version: layers['*'].version, data: {} } as const
    await setup.documents.save(shared)
    return { type: 'home', id: 'home', layers: { el: layers.el.version + 1, '*': 1 } }
  }
  const isPublic = async (id: string) => {
    const { items } = await setup.documents.openReader().list('updates', 'el', { limit: 100 })
    return items.some((item) => item.id === id)
  }

  it('publishes documents of several types at the same time', async () => {
    const documents = [await create(), await home(), await create()]
    const countBefore = setup.changes.length
    const { set } = await setup.documents.publishTogether({ actor: maria, documents })
    const rows = await setup.db.kysely
      .selectFrom('publications')
      .select(['document_id', 'from_at'])
      .where('set_id', '=', set)
      .execute()
    expect(new Set(rows.map((row) => row.document_id))).toEqual(new Set(documents.map(({ id }) => id)))
    expect(new Set(rows.map((row) => row.from_at)).size).toBe(1)
    const events = setup.changes
      .slice(countBefore)
      .flatMap((event) => (event.kind === 'published' ? [event.id] : []))
    expect(events.toSorted()).toEqual(documents.map(({ id }) => id).toSorted())
    for (const { type, id } of documents) if (type === 'updates') expect(await isPublic(id)).toBe(true)
  })

  it('publishes nothing when a document is invalid, and names each problem with its document', async () => {
    const documents = [await create({ title: '' }), await create(), await create({ body: '<Nothing />' })]
    const refused = setup.documents.publishTogether({ actor: maria, documents })
    await expect(refused).rejects.toMatchObject({ code: 'invalid_document' })
    const { details } = await refused.catch((problem) => problem)
    const paths = details.fields.map(({ path }: { path: unknown[] }) => path.slice(0, 4).join('.'))
    expect(paths.toSorted()).toEqual(['documents.0.el.title', 'documents.2.el.body'])
    for (const { id } of documents) expect(await isPublic(id)).toBe(false)
  })

  it('publishes nothing when a version is stale or a permission is missing', async () => {
    const documents = [await create(), await create()]
    const stale = documents.map((one, place) => (place === 1 ? { ...one, layers: { el: 2, '*': 1 } } : one))
    const publish = (actor: Actor, inputs: typeof documents) =>
      setup.documents.publishTogether({ actor, documents: inputs })
    await expect(publish(maria, stale)).rejects.toMatchObject({ code: 'stale_version' })
    const eleni = await setup.createUser('Eleni', 'translator', ['el'])
    await expect(publish(eleni, documents)).rejects.toMatchObject({ code: 'not_allowed' })
    for (const { id } of documents) expect(await isPublic(id)).toBe(false)
  })

  it('completes for two concurrent requests in a different order', async () => {
    const documents = [await create(), await create(), await create()]
    const outcomes = await Promise.allSettled([
      setup.documents.publishTogether({ actor: maria, documents }),
      setup.documents.publishTogether({ actor: maria, documents: documents.toReversed() }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    for (const { id } of documents) expect(await isPublic(id)).toBe(true)
  })
})
