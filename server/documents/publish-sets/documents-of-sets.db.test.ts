/** Tests what happens to single documents of publish sets: their problems, other schedules, the trash and undo. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { hour } from '../../platform/durations.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

const type = 'updates'
const both = { el: 1, '*': 1 }

describe.each(callDatabases)('documents of publish sets on %s', (kind) => {
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
    return (await setup.documents.create({ actor: maria, type, locale: 'el', data: fields })).id
  }
  const read = (id: string) => setup.documents.read({ actor: maria, type, id })
  const save = (id: string, version: number, title: string) =>
    setup.documents.save({ actor: maria, type, id, layer: 'el', version, data: { title } })
  const sets = () => setup.documents.publishSets
  const create = (...ids: readonly string[]) =>
    sets().create({
      ...{ actor: maria, title: 'Spring' },
      documents: ids.map((id) => ({ type, id, locales: ['el' as const] })),
    })
  const publish = async (id: string) => {
    const { revision } = await sets().read({ actor: maria, id })
    return sets().publish({ actor: maria, id, revision })
  }
  const schedule = async (id: string) => {
    const { revision } = await sets().read({ actor: maria, id })
    return sets().schedule({ actor: maria, id, revision, at: new Date(now + hour).toISOString() })
  }
  const plan = (id: string, layers: { el: number; '*'?: number }, later = hour) =>
    setup.documents.schedule({
      ...{ actor: maria, type, id, layers, action: 'publish' as const },
      at: new Date(now + later).toISOString(),
    })
  const runDue = async (later = hour) => {
    now += later
    await setup.documents.doWhatIsDue()
  }

  it('have their problems at their place in the set, also beside documents without anything new', async () => {
    const [first, second] = [await draft(), await draft({ title: '' })].toSorted()
    for (const [done, broken] of [
      [first, second],
      [second, first],
    ]) {
      if (done === undefined || broken === undefined) throw new Error('There are two documents.')
      const at = async (id: string) => (await read(id)).layers.el.version
      await save(done, await at(done), 'Whole')
      await setup.documents.publish({ actor: maria, type, id: done, layers: { el: await at(done), '*': 1 } })
      await save(broken, await at(broken), '')
      const { id, items } = await create(done, broken)
      const place = items.findIndex((item) => item.id === broken)
      for (const attempt of [publish, schedule]) {
        const refused = await attempt(id).catch((problem) => problem)
        const places = refused.details.fields.map(({ path }: { path: (string | number)[] }) => path[1])
        expect(new Set(places)).toEqual(new Set([place]))
      }
    }
  })

  it('are not scheduled alone or in another set while their set is scheduled', async () => {
    const [one, other] = [await draft(), await draft()]
    const { id } = await create(one, other)
    await schedule(id)
    const refusal = { code: 'in_publish_set', values: { title: 'Spring' } }
    await expect(plan(one, both, 2 * hour)).rejects.toMatchObject(refusal)
    const second = await create(one)
    await expect(schedule(second.id)).rejects.toMatchObject({
      code: 'invalid_document',
      details: { fields: [{ path: ['documents', 0], code: 'problem.in_publish_set' }] },
    })
    await runDue()
    expect([(await read(one)).layers.el.status, (await read(other)).layers.el.status]).toEqual([
      'published',
      'published',
    ])
  })

  it('say why the only document of a set failed at its time', async () => {
    const one = await draft()
    const { id } = await create(one)
    await schedule(id)
    await setup.db.kysely
      .updateTable('schedules')
      .set({ version: 99 })
      .where('document_id', '=', one)
      .execute()
    await runDue()
    expect(await sets().read({ actor: maria, id })).toMatchObject({
      state: 'failed',
      failure: [{ path: ['documents', 0], code: 'problem.stale_version' }],
    })
  })

  it('keep what was scheduled after the publication when it is undone', async () => {
    const one = await draft({ title: 'Before' })
    await setup.documents.publish({ actor: maria, type, id: one, layers: both })
    now += hour
    await save(one, 1, 'In the set')
    const { id } = await create(one)
    await publish(id)
    await save(one, 2, 'Planned')
    await plan(one, { el: 3 }, 3 * hour)
    now += hour
    await sets().undo({ actor: maria, id })
    const titleNow = async () => {
      const { items } = await setup.documents.openReader().list('updates', 'el', { limit: 100 })
      return items.map((item) => item.data.title)
    }
    expect(await titleNow()).toEqual(['Before'])
    expect((await read(one)).schedules).toMatchObject([
      { action: 'publish', layers: { el: 3 }, failure: null },
    ])
    await runDue(3 * hour)
    expect(await titleNow()).toEqual(['Planned'])
  })

  it('are removed, alone or with the set, only by users who may edit them', async () => {
    const [one, other] = [await draft(), await draft()]
    const { id } = await create(one, other)
    const limited: Actor = { ...(await setup.createUser('Lia')), collections: ['pages'] }
    const refusal = { code: 'not_allowed' }
    await expect(sets().remove({ actor: limited, id, document: one })).rejects.toMatchObject(refusal)
    await expect(sets().delete({ actor: limited, id })).rejects.toMatchObject(refusal)
    expect(await sets().remove({ actor: maria, id, document: one })).toMatchObject({ documents: 1 })
    await sets().delete({ actor: maria, id })
  })

  it('do not prevent an undo when they were in the trash and not published with the set', async () => {
    const [one, trashed] = [await draft(), await draft()]
    const { id } = await create(one, trashed)
    await schedule(id)
    await setup.documents.trash({ actor: maria, type, id: trashed, layers: both })
    await runDue()
    expect((await read(one)).layers.el.status).toBe('published')
    now += hour
    expect(await sets().undo({ actor: maria, id })).toMatchObject({ state: 'undone' })
    expect((await read(one)).layers.el.publishedVersion).toBeNull()
  })
})
