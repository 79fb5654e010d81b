import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../http/calls/principal.ts'
import { databases } from '../testing/databases.ts'
import type { TestDocuments } from '../testing/open-test-documents.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'
import type { BulkInput } from './bulk-change.ts'

describe.each(databases)('bulk change on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let made = 0

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    maria = await setup.createUser('Maria')
  })

  const create = async (data = {}) => {
    made++
    const fields = { title: `Many ${made}`, slug: `many-${made}`, body: 'Text.', ...data }
    return (await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data: fields })).id
  }
  const both = { el: 1, '*': 1 }
  type LifecycleStep = Exclude<BulkInput, { action: 'schedule' | 'unschedule' | 'copy' }>
  const change = async (action: LifecycleStep['action'], items: LifecycleStep['items'], actor = maria) => {
    const outcomes = await setup.documents.bulkChange({ actor, type: 'updates', action, items })
    return outcomes.map(({ id, problem }) => [id, problem?.code ?? 'done'])
  }
  const statusOf = async (id: string) =>
    (await setup.documents.read({ actor: maria, type: 'updates', id })).layers.el.status

  it('changes each valid document, and reports the problem of each other one', async () => {
    const [good, invalid, stale] = [await create(), await create({ title: '' }), await create()]
    const nowhere = '01a1f818-b0d7-7000-8c36-000e7aa6b789'
    const items = [
      { id: stale, layers: { el: 2, '*': 1 } },
      { id: good, layers: both },
      { id: invalid, layers: both },
      { id: nowhere, layers: both },
    ]
    expect(await change('publish', items)).toEqual([
      [stale, 'stale_version'],
      [good, 'done'],
      [invalid, 'invalid_document'],
      [nowhere, 'not_found'],
    ])
    expect([await statusOf(good), await statusOf(invalid), await statusOf(stale)]).toEqual([
      'published',
      'draft',
      'draft',
    ])
  })

  it('takes documents through their lifecycle', async () => {
    const ids = [await create(), await create()]
    const allLayers = ids.map((id) => ({ id, layers: both }))
    const greek = ids.map((id) => ({ id, layers: { el: 1 } }))
    const life = [
      ['publish', allLayers, 'published'],
      ['unpublish', greek, 'draft'],
      ['archive', greek, 'archived'],
      ['unarchive', greek, 'draft'],
      ['trash', allLayers, 'draft'],
      ['restore', allLayers, 'draft'],
      ['trash', allLayers, 'draft'],
    ] as const
    for (const [action, items, status] of life) {
      expect(await change(action, items)).toEqual(ids.map((id) => [id, 'done']))
      for (const id of ids) expect(await statusOf(id), action).toBe(status)
    }
    expect(await change('delete', allLayers)).toEqual(ids.map((id) => [id, 'done']))
    expect(await change('delete', allLayers)).toEqual(ids.map((id) => [id, 'not_found']))
  })

  it('publishes no language that was archived meanwhile', async () => {
    const [id, archived] = [await create(), await create()]
    await change('archive', [{ id: archived, layers: { el: 1 } }])
    const items = [archived, id].map((one) => ({ id: one, layers: both }))
    expect(await change('publish', items)).toEqual([
      [archived, 'invalid_document'],
      [id, 'done'],
    ])
    expect([await statusOf(archived), await statusOf(id)]).toEqual(['archived', 'published'])
  })

  it('checks the permission for each document and locale', async () => {
    const ids = [await create(), await create()]
    await change(
      'publish',
      ids.map((id) => ({ id, layers: both })),
    )
    const eleni = await setup.createUser('Eleni', 'translator', ['el'])
    const jaan = await setup.createUser('Jaan', 'translator', ['et'])
    const greek = ids.map((id) => ({ id, layers: { el: 1 } }))
    expect(await change('unpublish', greek, jaan)).toEqual(ids.map((id) => [id, 'not_allowed']))
    expect(await change('unpublish', greek, eleni)).toEqual(ids.map((id) => [id, 'done']))
    const allLayers = ids.map((id) => ({ id, layers: both }))
    for (const action of ['publish', 'trash', 'restore', 'delete'] as const) {
      expect(await change(action, allLayers, eleni), action).toEqual(ids.map((id) => [id, 'not_allowed']))
    }
  })

  it('copies each document, returns the new ids, and checks the permission', async () => {
    const ids = [await create(), await create()]
    const nowhere = '01a1f818-b0d7-7000-8c36-000e7aa6b789'
    const input = { type: 'updates', action: 'copy', items: [...ids, nowhere].map((id) => ({ id })) } as const
    const outcomes = await setup.documents.bulkChange({ ...input, actor: maria })
    expect(outcomes.map(({ id, problem }) => [id, problem?.code])).toEqual([
      ...ids.map((id) => [id, undefined]),
      [nowhere, 'not_found'],
    ])
    const [first] = outcomes
    const copy = await setup.documents.read({ actor: maria, type: 'updates', id: first?.made ?? '' })
    expect(copy.id).not.toBe(ids[0])
    expect(copy.layers.el).toMatchObject({ status: 'draft', data: { body: 'Text.' } })
    const eleni = await setup.createUser('Eleni Copies', 'translator', ['el'])
    const refused = await setup.documents.bulkChange({ ...input, actor: eleni })
    expect(refused.map(({ made, problem }) => [made, problem?.code])).toEqual(
      input.items.map(() => [null, 'not_allowed']),
    )
  })

  it('schedules each valid document, and cancels exactly the schedules that it created', async () => {
    const [good, invalid] = [await create(), await create({ title: '' })]
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const items = [good, invalid].map((id) => ({ id, layers: both }))
    const plan = { actor: maria, type: 'updates', action: 'schedule', what: 'publish', at, items } as const
    const outcomes = await setup.documents.bulkChange(plan)
    expect(outcomes.map(({ id, problem }) => [id, problem?.code])).toEqual([
      [good, undefined],
      [invalid, 'invalid_document'],
    ])
    const schedule = outcomes[0]?.made ?? ''
    const { schedules } = await setup.documents.read({ actor: maria, type: 'updates', id: good })
    expect(schedules).toMatchObject([{ id: schedule, action: 'publish', at, layers: both }])
    expect(await statusOf(good)).toBe('scheduled')
    const back = { actor: maria, type: 'updates', action: 'unschedule' } as const
    const undone = await setup.documents.bulkChange({ ...back, items: [{ id: good, schedule }] })
    expect(undone).toEqual([{ id: good, made: null, problem: null }])
    expect(await statusOf(good)).toBe('draft')
    const again = await setup.documents.bulkChange({ ...back, items: [{ id: good, schedule }] })
    expect(again[0]?.problem?.code).toBe('not_found')
    const past = await setup.documents.bulkChange({ ...plan, at: '2020-01-01T00:00:00.000Z' })
    expect(past.map(({ problem }) => problem?.code)).toEqual(['invalid_request', 'invalid_request'])
  })

  it('fails as a whole when the database is closed', async () => {
    const id = await create()
    const broken = await openTestDocuments(kind)
    const actor = await broken.createUser('Maria')
    await broken.db.close()
    const input = { actor, type: 'updates', action: 'publish', items: [{ id, layers: both }] } as const
    await expect(broken.documents.bulkChange(input)).rejects.toThrow()
  })
})
