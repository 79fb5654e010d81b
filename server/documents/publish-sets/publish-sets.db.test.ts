import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { hour } from '../../platform/durations.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

describe.each(callDatabases)('publish sets on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let now: number
  let made = 0

  beforeEach(async () => {
    now = Date.parse('2026-05-01T10:00:00Z')
    setup = await openTestDocuments(kind, { clock: () => new Date(now) })
    maria = await setup.createUser('Maria')
  })

  const draft = async (data: Record<string, string> = {}) => {
    const fields = { title: `Part ${++made}`, slug: `part-${made}`, body: 'Text.', ...data }
    const { id } = await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data: fields })
    return { type: 'updates', id, locales: ['el'] as const }
  }
  const save = async (id: string, title: string) => {
    const named = { actor: maria, type: 'updates', id, layer: 'el' } as const
    const { layers } = await setup.documents.read(named)
    await setup.documents.save({ ...named, version: layers.el.version, data: { title } })
  }
  type Chosen = readonly (Omit<Awaited<ReturnType<typeof draft>>, 'locales'> & {
    readonly locales: readonly 'el'[]
  })[]
  const sets = () => setup.documents.publishSets
  const create = (documents: Chosen) =>
    sets().create({
      actor: maria,
      title: 'Spring',
      documents: documents.map((one) => ({ ...one, locales: [...one.locales] })),
    })
  const publish = async (id: string, actor = maria) => {
    const { revision } = await sets().read({ actor, id })
    return sets().publish({ actor, id, revision })
  }
  const schedule = async (id: string, later = hour) => {
    const { revision } = await sets().read({ actor: maria, id })
    return sets().schedule({ actor: maria, id, revision, at: new Date(now + later).toISOString() })
  }
  const runDue = async (later = hour) => {
    now += later
    await setup.documents.doWhatIsDue()
  }
  const titles = async (options: { at?: Date; set?: string } = {}) => {
    const { items } = await setup.documents.openReader(options).list('updates', 'el', { limit: 100 })
    return items.map((item) => item.data.title).toSorted()
  }

  it('are published with all their documents, which share one id', async () => {
    const [one, other] = [await draft({ title: 'One' }), await draft({ title: 'Other' })]
    const { id } = await create([one])
    await sets().add({ actor: maria, id, documents: [{ ...other, locales: ['el'] }] })
    expect(await titles()).toEqual([])
    expect(await publish(id)).toMatchObject({
      state: 'published',
      documents: 2,
      at: new Date(now).toISOString(),
    })
    expect(await titles()).toEqual(['One', 'Other'])
    const rows = await setup.db.kysely.selectFrom('publications').select('set_id').distinct().execute()
    expect(rows).toHaveLength(1)
  })

  it('publish nothing if a document has a problem, and name all of them', async () => {
    const [sound, untitled, trashed] = [await draft(), await draft({ title: '' }), await draft()]
    const { id } = await create([sound, untitled, trashed])
    await setup.documents.trash({ actor: maria, type: 'updates', id: trashed.id, layers: { el: 1, '*': 1 } })
    const { items } = await sets().read({ actor: maria, id })
    const refused = await publish(id).catch((problem) => problem)
    expect(refused).toMatchObject({ code: 'invalid_document' })
    const places = refused.details.fields.map(({ path }: { path: (string | number)[] }) => path[1])
    expect(new Set(places)).toEqual(
      new Set([untitled.id, trashed.id].map((document) => items.findIndex((item) => item.id === document))),
    )
    expect(await titles()).toEqual([])
    expect((await sets().read({ actor: maria, id })).state).toBe('open')
  })

  it('name an archived language instead of publishing it', async () => {
    const [one, other] = [await draft(), await draft()]
    const { id, items } = await create([one, other])
    await setup.documents.archive({ actor: maria, type: 'updates', id: one.id, layers: { el: 1 } })
    const place = items.findIndex((item) => item.id === one.id)
    const archived = { code: 'invalid_document', details: { fields: [{ path: ['documents', place, 'el'] }] } }
    for (const refused of [publish(id), schedule(id)]) await expect(refused).rejects.toMatchObject(archived)
    expect(await titles()).toEqual([])
    expect(await titles({ set: id }), 'in the preview').toHaveLength(1)
  })

  it('are not published if a draft changed after the user saw it', async () => {
    const one = await draft()
    const { id, revision } = await create([one])
    await save(one.id, 'Newer')
    const refused = sets().publish({ actor: maria, id, revision })
    await expect(refused).rejects.toMatchObject({ code: 'stale_version' })
    expect(await titles()).toEqual([])
  })

  it('can be prepared by writers, and published only by users with the permission for each document', async () => {
    const one = await draft()
    const writer = await setup.createUser('Wanda', 'writer')
    const { id, revision } = await sets().create({
      ...{ actor: writer, title: 'Prepared' },
      documents: [{ ...one, locales: ['el'] }],
    })
    await expect(sets().publish({ actor: writer, id, revision })).rejects.toMatchObject({
      code: 'not_allowed',
    })
    await expect(sets().undo({ actor: writer, id })).rejects.toMatchObject({ code: 'publish_set_closed' })
    expect((await publish(id)).state).toBe('published')
  })

  it('refuse a second publication, and one without anything new', async () => {
    const one = await draft()
    const first = await create([one])
    const second = await create([one])
    await publish(first.id)
    await expect(publish(first.id)).rejects.toMatchObject({ code: 'publish_set_closed' })
    await expect(publish(second.id)).rejects.toMatchObject({ code: 'nothing_to_publish' })
  })

  it('are published together at their time, with the versions of that moment', async () => {
    const [one, other] = [await draft({ title: 'One' }), await draft({ title: 'Other' })]
    const { id } = await create([one, other])
    expect(await schedule(id)).toMatchObject({ state: 'scheduled', at: new Date(now + hour).toISOString() })
    await save(one.id, 'Later')
    expect(await titles({ at: new Date(now + hour) })).toEqual(['One', 'Other'])
    await runDue()
    expect(await titles()).toEqual(['One', 'Other'])
    expect(await sets().read({ actor: maria, id })).toMatchObject({
      state: 'published',
      at: new Date(now).toISOString(),
    })
  })

  it('are left as they were if one document fails at its time, with the reason', async () => {
    const [one, other] = [await draft({ title: 'One' }), await draft({ title: 'Other', slug: 'taken' })]
    const { id } = await create([one, other])
    await schedule(id)
    await setup.db.kysely
      .updateTable('versions')
      .set({ data: JSON.stringify({ title: '' }) })
      .where('document_id', '=', other.id)
      .where('layer', '=', 'el')
      .execute()
    await runDue()
    expect(await titles()).toEqual([])
    const failed = await sets().read({ actor: maria, id })
    expect(failed.state).toBe('failed')
    const place = failed.items.findIndex((item) => item.id === other.id)
    expect(failed.failure?.map(({ path }) => path.slice(0, 2))).toEqual(
      failed.failure?.map(() => ['documents', place]),
    )
    expect(failed.failure?.length).toBeGreaterThan(0)
    const { schedules } = await setup.documents.read({ actor: maria, type: 'updates', id: one.id })
    expect(schedules[0]?.failure).toMatchObject({ code: 'publish_set_failed' })
    expect(await sets().unschedule({ actor: maria, id })).toMatchObject({ state: 'open', failure: null })
  })

  it('are moved and cancelled as a whole, not by one of their documents', async () => {
    const [one, other] = [await draft(), await draft()]
    const { id } = await create([one, other])
    await schedule(id)
    const named = { actor: maria, type: 'updates', id: one.id }
    const [plan] = (await setup.documents.read(named)).schedules
    const at = new Date(now + 2 * hour).toISOString()
    const refusal = { code: 'in_publish_set', values: { title: 'Spring' } }
    const own = { ...named, schedule: plan?.id ?? '' }
    await expect(setup.documents.reschedule({ ...own, at })).rejects.toMatchObject(refusal)
    await expect(setup.documents.cancelSchedule(own)).rejects.toMatchObject(refusal)
    await expect(sets().remove({ actor: maria, id, document: one.id })).rejects.toMatchObject({
      code: 'publish_set_closed',
    })
    expect(await schedule(id, 2 * hour)).toMatchObject({ state: 'scheduled', at })
    await runDue()
    expect(await titles()).toEqual([])
    const writer = await setup.createUser('Wanda', 'writer')
    await expect(sets().unschedule({ actor: writer, id })).rejects.toMatchObject({ code: 'not_allowed' })
    await sets().unschedule({ actor: maria, id })
    await runDue()
    expect(await titles()).toEqual([])
  })

  it('publish the rest at their time when one document was published before', async () => {
    const [one, other] = [await draft({ title: 'One' }), await draft({ title: 'Other' })]
    const { id } = await create([one, other])
    await schedule(id)
    await setup.documents.publish({ actor: maria, type: 'updates', id: one.id, layers: { el: 1, '*': 1 } })
    await runDue()
    expect(await titles()).toEqual(['One', 'Other'])
    expect((await sets().read({ actor: maria, id })).state).toBe('published')
  })

  it('are undone: earlier versions are public again, and what is new is unpublished', async () => {
    const [old, fresh] = [await draft({ title: 'Before' }), await draft({ title: 'Fresh' })]
    await setup.documents.publish({ actor: maria, type: 'updates', id: old.id, layers: { el: 1, '*': 1 } })
    now += hour
    await save(old.id, 'After')
    const { id } = await create([old, fresh])
    await publish(id)
    expect(await titles()).toEqual(['After', 'Fresh'])
    now += hour
    expect(await sets().undo({ actor: maria, id })).toMatchObject({ state: 'undone' })
    expect(await titles()).toEqual(['Before'])
    const { layers } = await setup.documents.read({ actor: maria, type: 'updates', id: old.id })
    expect(layers.el).toMatchObject({ status: 'changed', data: { title: 'After' } })
    await expect(sets().undo({ actor: maria, id })).rejects.toMatchObject({ code: 'publish_set_closed' })
  })

  it('are not undone if a part was published again since', async () => {
    const [one, other] = [await draft({ title: 'One' }), await draft({ title: 'Other' })]
    const { id } = await create([one, other])
    await publish(id)
    now += hour
    await save(one.id, 'Again')
    await setup.documents.publish({ actor: maria, type: 'updates', id: one.id, layers: { el: 2 } })
    const { items } = await sets().read({ actor: maria, id })
    await expect(sets().undo({ actor: maria, id })).rejects.toMatchObject({
      code: 'invalid_document',
      details: {
        fields: [
          {
            path: ['documents', items.findIndex((item) => item.id === one.id)],
            code: 'problem.changed_since_published',
          },
        ],
      },
    })
    expect(await titles()).toEqual(['Again', 'Other'])
  })

  it('are previewed as a whole: lists and pages show the drafts, and visitors do not see them', async () => {
    const [old, fresh] = [await draft({ title: 'Before' }), await draft({ title: 'Fresh', slug: 'fresh' })]
    await setup.documents.publish({ actor: maria, type: 'updates', id: old.id, layers: { el: 1, '*': 1 } })
    await save(old.id, 'After')
    await draft({ title: 'Not in the set' })
    const { id } = await create([old, fresh])
    expect(await titles({ set: id })).toEqual(['After', 'Fresh'])
    const reader = setup.documents.openReader({ set: id })
    expect((await reader.bySlug('updates', 'el', 'fresh'))?.data.title).toBe('Fresh')
    expect(await titles()).toEqual(['Before'])
    await publish(id)
    await save(old.id, 'A later draft')
    expect(await titles({ set: id })).toEqual(['After', 'Fresh'])
  })

  it('are listed newest first, in pages, and by document', async () => {
    const one = await draft()
    const ids: string[] = []
    for (let count = 0; count < 52; count++) {
      now += 1_000
      ids.unshift((await create(count === 7 ? [one] : [])).id)
    }
    const first = await sets().list({ isOpen: false })
    const second = await sets().list({ isOpen: false, after: first.next ?? '' })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(second.next).toBeNull()
    const withOne = await sets().list({ isOpen: true, document: one.id })
    expect(withOne.items).toEqual([
      expect.objectContaining({ id: ids[44], documents: 1, createdBy: 'Maria' }),
    ])
  })

  it('lose a document that is deleted, and keep their documents when they are deleted themselves', async () => {
    const [one, other] = [await draft(), await draft()]
    const { id } = await create([one, other])
    const layers = { el: 1, '*': 1 }
    await setup.documents.trash({ actor: maria, type: 'updates', id: one.id, layers })
    await setup.documents.delete({ actor: maria, type: 'updates', id: one.id, layers })
    const { items } = await sets().read({ actor: maria, id })
    expect(items.map((item) => item.id)).toEqual([other.id])
    await sets().delete({ actor: maria, id })
    await expect(sets().read({ actor: maria, id })).rejects.toMatchObject({ code: 'not_found' })
    expect((await setup.documents.read({ actor: maria, type: 'updates', id: other.id })).trashedAt).toBeNull()
  })

  it('have at most a hundred documents', async () => {
    const { id } = await create([])
    const documents: Awaited<ReturnType<typeof draft>>[] = []
    // One by one: a hundred at once would wait too long for a connection.
    while (documents.length < 101) documents.push(await draft())
    const chosen = documents.map((one) => ({ ...one, locales: [...one.locales] }))
    await sets().add({ actor: maria, id, documents: chosen.slice(0, 100) })
    const more = sets().add({ actor: maria, id, documents: chosen.slice(100) })
    await expect(more).rejects.toMatchObject({ code: 'publish_set_full' })
    expect(await sets().read({ actor: maria, id })).toMatchObject({ documents: 100 })
  })
})
