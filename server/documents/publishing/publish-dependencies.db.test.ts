import { collection, mdx, reference, slug, text } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

const label = (id: string) => ({ id, message: id })
const plates = collection('plates', {
  label: label('plates'),
  labelOne: label('plate'),
  title: 'title',
  page: '/plates/{slug}',
  fields: {
    title: text({ label: label('title'), localized: true }),
    slug: slug({ label: label('slug'), from: 'title', localized: true }),
    body: mdx({ label: label('body'), localized: true }),
    beside: reference({ label: label('beside'), to: 'plates' }),
  },
})

describe.each(databases)('publish plan on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let made = 0

  beforeAll(async () => {
    setup = await openTestDocuments(kind, { types: { plates } })
    maria = await setup.createUser('Maria')
  })

  const create = async (body = '', beside: string | null = null, locale: 'en' | 'el' = 'en') => {
    made++
    const data = { title: `Plate ${made}`, slug: `plate-${made}`, body }
    const shared = { beside }
    const creation = { actor: maria, type: 'plates', locale, data, shared } as const
    return { id: (await setup.documents.create(creation)).id, path: `/plates/plate-${made}` }
  }
  const plan = async (id: string, locales: readonly ('en' | 'el')[] = ['en'], actor = maria) =>
    (await setup.documents.publishPlan({ actor, type: 'plates', id, locales })).items
  const publish = (id: string) =>
    setup.documents.publish({ actor: maria, type: 'plates', id, layers: { en: 1, '*': 1 } })

  it('contains all unpublished documents that the document refers to, directly and indirectly', async () => {
    const far = await create()
    const linked = await create(`[Far](${far.path})`)
    const beside = await create()
    const { id } = await create(`[There](${linked.path})`, beside.id)
    const items = await plan(id)
    expect(items.map((item) => item.id).toSorted()).toEqual([far.id, linked.id, beside.id].toSorted())
    expect(items.find((item) => item.id === far.id)).toEqual({
      type: 'plates',
      id: far.id,
      title: `Plate ${made - 3}`,
      locales: ['en'],
      layers: { en: 1, '*': 1 },
      mayPublish: true,
    })
  })

  it('can be published as a set, and is empty afterwards', async () => {
    const beside = await create()
    const { id } = await create('', beside.id)
    const documents = [{ type: 'plates', id, layers: { en: 1, '*': 1 } }, ...(await plan(id))]
    await setup.documents.publishTogether({
      actor: maria,
      documents: documents.map(({ type, id, layers }) => ({ type, id, layers })),
    })
    expect(await plan(id)).toEqual([])
  })

  it('checks each locale, and offers only layers with a draft', async () => {
    const beside = await create()
    const { id } = await create('', beside.id)
    await publish(beside.id)
    expect(await plan(id, ['en'])).toEqual([])
    const offered = await plan(id, ['el', 'en'])
    expect(offered).toMatchObject([{ id: beside.id, locales: ['el'] }])
    expect(offered[0]?.layers).toEqual({})
  })

  it('offers no archived language', async () => {
    const beside = await create()
    const { id } = await create('', beside.id)
    await publish(beside.id)
    await setup.documents.archive({ actor: maria, type: 'plates', id: beside.id, layers: { en: 1 } })
    expect(await plan(id)).toEqual([])
  })

  it('ignores the document itself, circular links and the trash', async () => {
    const beside = await create()
    const { id, path } = await create('', beside.id)
    const circle = { actor: maria, type: 'plates', id: beside.id, layer: 'en', version: 1 } as const
    await setup.documents.save({ ...circle, data: { body: `[Back](${path})` } })
    expect((await plan(id)).map((item) => item.id)).toEqual([beside.id])
    const allLayers = { actor: maria, type: 'plates', id: beside.id, layers: { en: 2, '*': 1 } }
    await setup.documents.trash(allLayers)
    expect(await plan(id)).toEqual([])
  })

  it('marks documents that the actor may not publish', async () => {
    const beside = await create('', null, 'el')
    const { id } = await create('', beside.id, 'el')
    const eleni = await setup.createUser('Eleni', 'translator', ['el'])
    expect(await plan(id, ['el'], eleni)).toMatchObject([{ id: beside.id, mayPublish: false }])
  })
})
