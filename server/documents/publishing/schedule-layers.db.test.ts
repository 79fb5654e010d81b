import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { hour } from '../../platform/durations.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

describe.each(databases)('scheduling on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let id: string
  let made = 0
  let now = Date.UTC(2026, 0, 1)

  beforeAll(async () => {
    setup = await openTestDocuments(kind, { clock: () => new Date(now) })
    maria = await setup.createUser('Maria')
  })

  beforeEach(async () => {
    made++
    const data = { title: `Planned ${made}`, slug: slug(), body: 'Text.' }
    id = (await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data })).id
  })

  const slug = () => `planned-${made}`
  const named = () => ({ actor: maria, type: 'updates', id })
  const inHours = (hours: number) => new Date(now + hours * hour).toISOString()
  const plan = (hours: number, layers: object = { el: 1, '*': 1 }) =>
    setup.documents.schedule({ ...named(), action: 'publish', at: inHours(hours), layers })
  const scheduleUnpublishing = (hours: number, layers: object = { el: 1 }) =>
    setup.documents.schedule({ ...named(), action: 'unpublish', at: inHours(hours), layers })
  const wait = async (hours: number) => {
    now += hours * hour
    return setup.documents.doWhatIsDue()
  }
  const read = () => setup.documents.read(named())
  const visible = () => setup.documents.openReader().bySlug('updates', 'el', slug())
  const audited = async () => {
    const rows = await setup.db.kysely.selectFrom('audit').selectAll().where('subject_id', '=', id).execute()
    return rows.map(({ action, details, user_id }) => ({ action, by: user_id, details: JSON.parse(details) }))
  }

  it('publishes the given versions at their time, and not earlier', async () => {
    const planned = await plan(2)
    expect(planned.layers.el).toMatchObject({ status: 'scheduled', publishedVersion: null })
    expect(planned.schedules).toEqual([
      {
        id: expect.any(String),
        action: 'publish',
        at: inHours(2),
        layers: { el: 1, '*': 1 },
        by: 'Maria',
        failure: null,
      },
    ])
    expect(await wait(1)).toBe(inHours(1))
    expect(await visible()).toBeUndefined()
    expect(await wait(1)).toBeUndefined()
    expect((await visible())?.data.title).toBe(`Planned ${made}`)
    const { layers, schedules } = await read()
    expect([layers.el.status, layers['*'].status, schedules]).toEqual(['published', 'published', []])
    expect((await audited()).at(-1)).toMatchObject({
      action: 'document.published',
      by: maria.id,
      details: { layers: { el: 1, '*': 1 }, schedule: planned.schedules[0]?.id },
    })
    expect(setup.changes).toContainEqual(expect.objectContaining({ kind: 'published', id, locales: ['el'] }))
  })

  it('publishes the scheduled version even when there are newer drafts, which stay drafts', async () => {
    await plan(1)
    const { layer } = await setup.documents.save({
      ...named(),
      layer: 'el',
      version: 1,
      data: { title: 'Newer', slug: `${slug()}-newer` },
    })
    expect(layer.status).toBe('scheduled')
    const taken = { actor: maria, type: 'updates', locale: 'el', data: { slug: slug() } } as const
    await expect(setup.documents.create(taken)).rejects.toMatchObject({ code: 'slug_taken' })
    await wait(1)
    expect((await visible())?.data.title).toBe(`Planned ${made}`)
    expect((await read()).layers.el).toMatchObject({ status: 'changed', version: 2, publishedVersion: 1 })
  })

  it('unpublishes locales at their time', async () => {
    await setup.documents.publish({ ...named(), layers: { el: 1, '*': 1 } })
    expect((await scheduleUnpublishing(1)).layers.el.status).toBe('published')
    await wait(1)
    expect(await visible()).toBeUndefined()
    expect((await read()).layers.el.status).toBe('draft')
    expect((await read()).schedules).toEqual([])
  })

  it('accepts an unpublication after a scheduled publication', async () => {
    await expect(scheduleUnpublishing(2)).rejects.toMatchObject({ code: 'invalid_request' })
    await plan(1)
    await scheduleUnpublishing(2)
    expect((await read()).schedules.map(({ action }) => action)).toEqual(['publish', 'unpublish'])
    await wait(1)
    expect(await visible()).toBeDefined()
    await wait(1)
    expect(await visible()).toBeUndefined()
  })

  it('refuses a publication after the unpublication that ends it, which could no longer run', async () => {
    const { schedules } = await plan(1)
    await scheduleUnpublishing(3)
    const refused = {
      code: 'invalid_request',
      details: { fields: [{ path: ['at'], code: 'schedule.afterEnd' }] },
    }
    const move = (hours: number) =>
      setup.documents.reschedule({ ...named(), schedule: schedules[0]?.id ?? '', at: inHours(hours) })
    await expect(move(3)).rejects.toMatchObject(refused)
    await expect(plan(4)).rejects.toMatchObject(refused)
    await move(2)
    await wait(2)
    await setup.documents.save({ ...named(), layer: 'el', version: 1, data: { title: 'Next' } })
    await plan(4, { el: 2 })
    await wait(1)
    expect(await visible()).toBeUndefined()
    await wait(3)
    expect((await visible())?.data.title).toBe('Next')
  })

  it('runs missed schedules in order', async () => {
    await plan(1)
    await scheduleUnpublishing(2)
    await wait(48)
    expect(await visible()).toBeUndefined()
    const done = (await audited()).map(({ action }) => action)
    expect(done.slice(-2)).toEqual(['document.published', 'document.unpublished'])
  })

  it('rejects a past time, stale versions and invalid documents', async () => {
    await expect(plan(0)).rejects.toMatchObject({ details: { fields: [{ path: ['at'] }] } })
    await expect(plan(1, { el: 2, '*': 1 })).rejects.toMatchObject({ code: 'stale_version' })
    await expect(plan(1, { el: 1 })).rejects.toMatchObject({ code: 'invalid_document' })
    await setup.documents.save({ ...named(), layer: 'el', version: 1, data: { title: '' } })
    await expect(plan(1, { el: 2, '*': 1 })).rejects.toMatchObject({
      code: 'invalid_document',
      details: { fields: [{ path: ['el', 'title'] }] },
    })
    expect((await read()).schedules).toEqual([])
  })

  it('keeps a document that became invalid as a draft, and returns the reason', async () => {
    await setup.documents.publish({ ...named(), layers: { el: 1, '*': 1 } })
    await setup.documents.unpublish({ ...named(), layers: { el: 1 } })
    await plan(1, { el: 1 })
    await spoilVersion(setup, id)
    await wait(1)
    expect(await visible()).toBeUndefined()
    const { layers, schedules } = await read()
    expect(layers.el.status).toBe('draft')
    const failure = {
      code: 'invalid_document',
      fields: [expect.objectContaining({ path: ['el', 'title'], code: 'field.required' })],
    }
    expect(schedules).toMatchObject([{ layers: { el: 1 }, failure }])
    expect((await audited()).at(-1)).toMatchObject({ action: 'document.schedule_failed', details: failure })
    await wait(1)
    expect((await audited()).at(-1)?.action).toBe('document.schedule_failed')
    const dismissed = await setup.documents.cancelSchedule({ ...named(), schedule: schedules[0]?.id ?? '' })
    expect(dismissed.schedules).toEqual([])
  })

  it('continues after a failed schedule', async () => {
    await plan(1)
    await spoilVersion(setup, id)
    const broken = id
    const data = { title: 'Sound', slug: `sound-${made}`, body: 'Text.' }
    id = (await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data })).id
    await plan(2)
    await wait(2)
    expect((await read()).layers.el.status).toBe('published')
    expect((await setup.documents.read({ ...named(), id: broken })).layers.el.status).toBe('draft')
  })

  it('is cancelled as a whole, by users who may publish all its layers', async () => {
    const { schedules } = await plan(1)
    const schedule = schedules[0]?.id ?? ''
    const eleni = await setup.createUser(`Eleni ${made}`, 'translator', ['el'])
    const byEleni = setup.documents.cancelSchedule({ ...named(), actor: eleni, schedule })
    await expect(byEleni).rejects.toMatchObject({ code: 'not_allowed' })
    const cancelled = await setup.documents.cancelSchedule({ ...named(), schedule })
    expect([cancelled.layers.el.status, cancelled.schedules]).toEqual(['draft', []])
    await wait(2)
    expect(await visible()).toBeUndefined()
    await expect(setup.documents.cancelSchedule({ ...named(), schedule })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('is replaced by a new time, and ends after publishing or archiving', async () => {
    await plan(1)
    await plan(3)
    expect((await read()).schedules.map(({ at }) => at)).toEqual([inHours(3)])
    await wait(1)
    expect(await visible()).toBeUndefined()
    await setup.documents.publish({ ...named(), layers: { el: 1, '*': 1 } })
    expect((await read()).schedules).toEqual([])
    await setup.documents.save({ ...named(), layer: 'el', version: 1, data: { title: 'Next' } })
    await plan(1, { el: 2 })
    expect((await read()).layers.el.status).toBe('changed')
    await setup.documents.archive({ ...named(), layers: { el: 2 } })
    expect((await read()).schedules).toEqual([])
  })

  it('ends for the shared fields when the last language of the schedule is archived', async () => {
    const data = { title: 'Plaan', slug: slug(), body: 'Tekst.' }
    await setup.documents.save({ ...named(), layer: 'et', version: 0, data })
    await plan(1, { el: 1, et: 1, '*': 1 })
    const partly = await setup.documents.archive({ ...named(), layers: { et: 1 } })
    expect(partly.schedules.map(({ layers }) => layers)).toEqual([{ el: 1, '*': 1 }])
    const { layers, schedules } = await setup.documents.archive({ ...named(), layers: { el: 1 } })
    expect(schedules).toEqual([])
    expect(layers['*'].status).toBe('draft')
  })

  it('ends when the document is moved to the trash', async () => {
    await plan(1)
    const allLayers = { ...named(), layers: { el: 1, '*': 1 } }
    expect((await setup.documents.trash(allLayers)).layers.el.status).toBe('draft')
    await wait(2)
    expect((await setup.documents.restore(allLayers)).schedules).toEqual([])
  })

  it('allows translators to schedule only their locales', async () => {
    await setup.documents.publish({ ...named(), layers: { el: 1, '*': 1 } })
    const eleni = await setup.createUser(`Eleni ${made}`, 'translator', ['et'])
    const input = {
      ...named(),
      actor: eleni,
      action: 'unpublish',
      at: inHours(1),
      layers: { el: 1 },
    } as const
    await expect(setup.documents.schedule(input)).rejects.toMatchObject({ code: 'not_allowed' })
  })
})

/** Makes a scheduled version invalid, as a change of the content model could. */
async function spoilVersion({ db }: TestDocuments, id: string): Promise<void> {
  const { data } = await db.kysely
    .selectFrom('versions')
    .select('data')
    .where('document_id', '=', id)
    .where('layer', '=', 'el')
    .executeTakeFirstOrThrow()
  await db.kysely
    .updateTable('versions')
    .set({ data: JSON.stringify({ ...JSON.parse(data), title: '' }) })
    .where('document_id', '=', id)
    .where('layer', '=', 'el')
    .execute()
}
