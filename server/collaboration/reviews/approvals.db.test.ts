/** Tests that a rule applies to every way to publish. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { hour } from '../../platform/durations.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { Reviews } from './index.ts'
import { approvals, openReviews } from './index.ts'

const type = 'updates'
const layers = { en: 1, '*': 1 }
const missing = expect.objectContaining({ code: 'approval_missing' })

describe.each(callDatabases)('A rule for a collection on %s', (kind) => {
  let setup: TestDocuments
  let reviews: Reviews
  let writer: Actor
  let reviewer: Actor
  let now = Date.UTC(2026, 0, 5)
  let count = 0

  beforeEach(async () => {
    setup ??= await openTestDocuments(kind, { approvals, clock: () => new Date(now) })
    const { db, documents } = setup
    reviews ??= openReviews({
      ...{ db, documents, notifications: { notify: async () => {} } },
      now: () => new Date(now),
    })
    writer ??= await setup.createUser('Ada')
    reviewer ??= await setup.createUser('Bob')
    await db.kysely.updateTable('users').set({ password: 'hash' }).execute()
    await reviews.setRule(writer, type, { approvals: 0, roles: null })
  })

  const draft = async () => {
    const data = { title: 'Blue', slug: `blue-${++count}`, body: 'Text.' }
    const values = { actor: writer, type, locale: 'en' as const, data, shared: { author: 'Ada' } }
    return (await setup.documents.create(values)).id
  }
  const requireOne = () => reviews.setRule(writer, type, { approvals: 1, roles: null })
  const approve = async (id: string, versions: typeof layers = layers) => {
    const document = { type, id }
    await reviews.request(writer, document, { layers: versions, reviewers: [reviewer.id], note: '' })
    await reviews.decide(reviewer, document, { decision: 'approved', layers: versions, comment: '' })
  }
  const statusOf = async (id: string) =>
    (await setup.documents.read({ actor: writer, type, id })).layers.en.status

  it('applies to single documents, selections, publish sets and schedules', async () => {
    const { documents } = setup
    const [first, second] = [await draft(), await draft()]
    await requireOne()
    await approve(first)
    const both = [first, second].map((id) => ({ type, id, layers }))
    const later = new Date(now + hour).toISOString()
    for (const attempt of [
      () => documents.publish({ actor: writer, type, id: second, layers }),
      () => documents.schedule({ actor: writer, type, id: second, layers, action: 'publish', at: later }),
      () => documents.publishTogether({ actor: writer, documents: both }),
    ]) {
      await expect(attempt()).rejects.toEqual(missing)
    }
    expect(await statusOf(first)).toBe('draft')
    await documents.publishTogether({ actor: writer, documents: both.slice(0, 1) })
    expect(await statusOf(first)).toBe('published')
  })

  it('applies to a schedule that is older than the rule', async () => {
    const { documents } = setup
    const id = await draft()
    const at = new Date(now + hour).toISOString()
    await documents.schedule({ actor: writer, type, id, layers, action: 'publish', at })
    await requireOne()
    now += 2 * hour
    await documents.doWhatIsDue()
    const { schedules, layers: after } = await documents.read({ actor: writer, type, id })
    expect(after.en.publishedVersion).toBeNull()
    expect(schedules[0]?.failure?.code).toBe('approval_missing')
  })

  it('lets an approved version be public again, but not an older text that was restored', async () => {
    const { documents } = setup
    const id = await draft()
    await requireOne()
    await approve(id)
    await documents.publish({ actor: writer, type, id, layers })
    await documents.publish({ actor: writer, type, id, layers })
    await documents.unpublish({ actor: writer, type, id, layers: { en: 1 } })
    await documents.publish({ actor: writer, type, id, layers: { en: 1 } })
    const change = { actor: writer, type, id, layer: 'en' as const }
    await documents.save({ ...change, version: 1, data: { title: 'Bluer' } })
    await documents.save({ ...change, version: 2, data: { title: 'Blue' } })
    const again = documents.publish({ actor: writer, type, id, layers: { en: 3 } })
    await expect(again).rejects.toEqual(missing)
  })

  it('keeps an approved version when its author goes on writing in the same session', async () => {
    const { documents } = setup
    const id = await draft()
    const autosave = (version: number, title: string) => {
      const session = { id: 'window', number: version, autosave: true }
      return documents.save({ actor: writer, type, id, layer: 'en', version, data: { title }, session })
    }
    await autosave(1, 'Bluer')
    await approve(id, { en: 2, '*': 1 })
    await autosave(2, 'Bluest')
    const approved = await documents.version({ actor: writer, type, id, layer: 'en', number: 2 })
    expect(approved.data.title).toBe('Bluer')
  })

  it('keeps the last approved version, to compare with', async () => {
    const { documents } = setup
    const id = await draft()
    await approve(id)
    for (let version = 1; version < 60; version++) {
      now += hour
      await documents.save({ actor: writer, type, id, layer: 'en', version, data: { title: `${version}` } })
    }
    now += 40 * 24 * hour
    await documents.prune()
    expect(await documents.version({ actor: writer, type, id, layer: 'en', number: 1 })).toMatchObject({
      data: { title: 'Blue' },
    })
    expect((await reviews.state(reviewer, { type, id })).approved).toEqual(layers)
  })
})
