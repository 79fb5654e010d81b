/** Tests reviews, approvals and rules through the API. */
import { beforeEach, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

const layers = { en: 1, '*': 1 }

describe.each(callDatabases)('Reviews on %s', (kind) => {
  let server: TestServer
  let owner: Client
  let writer: Client
  let reviewer: Client
  let reviewerId: string
  let count = 0

  beforeEach(async () => {
    server ??= await startServer(kind)
    owner ??= await server.signedInAs('owner')
    writer ??= await server.signedInAs('editor')
    reviewer ??= await server.signedInAs('editor')
    reviewerId ??= (await reviewer.get('/api/account')).json().id
    await rule({ approvals: 0, roles: null })
  })

  const rule = async (body: object) => {
    const response = await owner.put('/api/review-rules/updates', body)
    expect(response.status, response.text).toBe(200)
  }

  async function draft() {
    const data = { title: 'Blue', slug: `reviewed-${++count}`, body: 'Text.' }
    const values = { locale: 'en', data, shared: { author: 'Ada' } }
    const { id } = (await writer.post('/api/documents/updates', values)).json()
    return { id, path: `/api/documents/updates/${id}` as const }
  }

  const request = async (path: string, versions: object = layers) => {
    const body = { layers: versions, reviewers: [reviewerId], note: 'Please look.' }
    const response = await writer.post(`${path}/review`, body)
    expect(response.status, response.text).toBe(201)
  }
  const decide = (
    path: `/api/documents/updates/${string}`,
    decision: string,
    versions: object = layers,
    by = reviewer,
  ) => by.post(`${path}/review/decision`, { decision, layers: versions, comment: 'Well done.' })
  const publish = (path: string, by = writer, versions: object = layers) =>
    by.post(`${path}/publish`, { layers: versions })

  it('are not needed by default', async () => {
    const { path } = await draft()
    expect((await publish(path)).status).toBe(200)
  })

  it('are listed for their reviewer, who approves, and the writer is notified', async () => {
    const { id, path } = await draft()
    await request(path)
    const own = (await reviewer.get('/api/reviews')).json().items
    expect(own[0]).toMatchObject({ document: { type: 'updates', id, title: 'Blue' }, layers })
    const [notice] = (await reviewer.get('/api/notifications')).json().items
    expect(notice).toMatchObject({ kind: 'review_requested', thread: null, document: { id } })
    const decided = await decide(path, 'approved')
    expect(decided.status, decided.text).toBe(201)
    expect(decided.json()).toMatchObject({
      approved: layers,
      review: { state: 'approved', note: 'Please look.', decisions: [{ decision: 'approved' }] },
    })
    expect((await reviewer.get('/api/reviews')).json().items).toEqual([])
    expect((await writer.get('/api/notifications')).json().items[0]).toMatchObject({
      kind: 'review_approved',
    })
  })

  it('are required by a rule: only the exact versions that were approved are published', async () => {
    const { path } = await draft()
    await rule({ approvals: 1, roles: null })
    const refused = await publish(path)
    expect([refused.status, refused.problem().code]).toEqual([409, 'approval_missing'])
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const planned = await writer.post(`${path}/schedule`, { action: 'publish', at, layers })
    expect(planned.problem().code).toBe('approval_missing')
    await request(path)
    await decide(path, 'approved')
    await writer.put(`${path}/en`, { version: 1, data: { title: 'Bluer' } })
    expect((await publish(path, writer, { en: 2, '*': 1 })).problem().code).toBe('approval_missing')
    await request(path, { en: 2 })
    await decide(path, 'approved', { en: 2 })
    expect((await publish(path, writer, { en: 2, '*': 1 })).status).toBe(200)
    const { approved } = (await writer.get(`${path}/review`)).json()
    expect(approved).toEqual({ en: 2, '*': 1 })
  })

  it('count each user once, only with the roles of the rule, and not the one who requested changes', async () => {
    const { path } = await draft()
    await rule({ approvals: 1, roles: ['owner', 'admin'] })
    const body = { layers, reviewers: [reviewerId] }
    expect((await writer.post(`${path}/review`, body)).status).toBe(422)
    const ownerId = (await owner.get('/api/account')).json().id
    await writer.post(`${path}/review`, { layers, reviewers: [ownerId] })
    expect((await decide(path, 'approved')).status).toBe(403)
    const changes = await decide(path, 'changes', layers, owner)
    expect(changes.json()).toMatchObject({ review: { state: 'changes' }, approved: {} })
    expect((await publish(path)).problem().code).toBe('approval_missing')
  })

  it('are approved by others than the writer of the version', async () => {
    const { path } = await draft()
    await request(path)
    await reviewer.put(`${path}/en`, { version: 1, data: { title: 'Bluer' } })
    expect((await decide(path, 'approved', { en: 2 })).problem().code).toBe('own_review')
    expect((await decide(path, 'approved', { '*': 1 })).json().review?.state).toBe('requested')
    expect((await decide(path, 'approved', { en: 2 }, owner)).json().review?.state).toBe('approved')
  })

  it('are not decided by users of other languages, who could end them', async () => {
    const { path } = await draft()
    await writer.put(`${path}/et`, { version: 0, data: { title: 'Sinine' } })
    await request(path)
    const estonian = await server.signedInAs('editor', ['et'])
    expect((await decide(path, 'changes', { et: 1 }, estonian)).status).toBe(403)
    // French is no language of this site.
    expect((await decide(path, 'changes', { fr: 1 }, estonian)).status).toBe(422)
    const about = { layers: { fr: 1 }, reviewers: [reviewerId] }
    expect((await estonian.post(`${path}/review`, about)).status).toBe(422)
    expect((await owner.get(`${path}/review`)).json().review?.state).toBe('requested')
  })

  it('are requested only from users who may publish one of the languages', async () => {
    const { path } = await draft()
    const estonian = await server.signedInAs('editor', ['et'])
    const { id } = (await estonian.get('/api/account')).json()
    const people = async (by: Client) => (await by.get(`${path}/review/people`)).json().items
    expect(await people(writer)).not.toContainEqual(expect.objectContaining({ id }))
    const body = { layers, reviewers: [id] }
    expect((await writer.post(`${path}/review`, body)).status).toBe(422)
    await writer.put(`${path}/et`, { version: 0, data: { title: 'Sinine' } })
    expect(await people(writer)).toContainEqual(expect.objectContaining({ id }))
    const requested = await writer.post(`${path}/review`, { ...body, layers: { ...layers, et: 1 } })
    expect(requested.status, requested.text).toBe(201)
  })

  it('are requested by a writer, who can neither approve, publish, schedule nor delete', async () => {
    const newcomer = await server.signedInAs('writer')
    const data = { title: 'Blue', slug: `reviewed-${++count}`, body: 'Text.' }
    const { id } = (await newcomer.post('/api/documents/updates', { locale: 'en', data })).json()
    const path = `/api/documents/updates/${id}` as const
    const at = new Date(Date.now() + 3_600_000).toISOString()
    for (const [call, body] of [
      ['publish', { layers: { en: 1 } }],
      ['schedule', { action: 'publish', at, layers: { en: 1 } }],
      ['trash', { layers: { en: 1 } }],
      ['review/decision', { decision: 'approved', layers: { en: 1 } }],
    ] as const) {
      expect((await newcomer.post(`${path}/${call}`, body)).status, call).toBe(403)
    }
    const requested = await newcomer.post(`${path}/review`, { layers: { en: 1 }, reviewers: [reviewerId] })
    expect(requested.status, requested.text).toBe(201)
    const own = (await newcomer.get('/api/account')).json().id
    expect((await reviewer.get(`${path}/review/people`)).json().items).not.toContainEqual(
      expect.objectContaining({ id: own }),
    )
  })

  it('are never decided by who requested them, nor for a version that is not the newest', async () => {
    const { path } = await draft()
    await request(path)
    expect((await decide(path, 'approved', layers, writer)).problem().code).toBe('own_review')
    await writer.put(`${path}/en`, { version: 1, data: { title: 'Bluer' } })
    expect((await decide(path, 'approved')).problem().code).toBe('stale_version')
    expect((await reviewer.send('DELETE', `${path}/review`)).status).toBe(403)
    expect((await writer.send('DELETE', `${path}/review`)).status).toBe(204)
    expect((await decide(path, 'approved', { en: 2 })).status).toBe(404)
  })
})
