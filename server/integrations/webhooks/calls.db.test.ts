/** Tests the calls of webhooks: permissions, validation, and one complete delivery. */
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { publishUpdate } from '../../testing/publishing.ts'
import type { Receiver } from '../../testing/receiver.ts'
import { openReceiver } from '../../testing/receiver.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { payloadOf, waitForRequests } from './testing/webhook-setup.ts'

const body = { 'content-type': 'application/json' }

describe.each(callDatabases)('Webhook calls on %s', (database) => {
  let server: TestServer
  let admin: Client
  let receiver: Receiver
  const patch = (path: string, input: object) => admin.send('PATCH', path, body, JSON.stringify(input))
  const input = (more: object = {}) => ({
    ...{ name: 'Site', url: 'https://example.org/hook', events: ['document.published'] },
    ...more,
  })

  beforeAll(async () => {
    receiver = await openReceiver()
    server = await startServer(database, { config: { loopbackPorts: [receiver.port] } })
    admin = await server.signedInAs('admin')
  })

  it('are available to owners and administrators only', async () => {
    const { webhook } = (await admin.post('/api/webhooks', input())).json()
    for (const role of ['editor', 'translator', 'viewer'] as const) {
      const client = await server.signedInAs(role)
      const statuses = [
        await client.get('/api/webhooks'),
        await client.post('/api/webhooks', input()),
        await client.get(`/api/webhooks/${webhook.id}/deliveries`),
        await client.post(`/api/webhooks/${webhook.id}/secret`),
        await client.post(`/api/webhooks/${webhook.id}/test`),
      ].map(({ status }) => status)
      expect(statuses).toEqual([403, 403, 403, 403, 403])
    }
    expect((await server.anonymous.get('/api/webhooks')).status).toBe(401)
    await admin.send('DELETE', `/api/webhooks/${webhook.id}`)
  })

  it('require recent authentication for changes of secrets and URLs', async () => {
    const { webhook } = (await admin.post('/api/webhooks', input())).json()
    const late = await server.signedInAs('owner')
    await server.db.kysely.updateTable('sessions').set({ proved_at: '2026-01-01T00:00:00.000Z' }).execute()
    const one = `/api/webhooks/${webhook.id}`
    const responses = [
      await late.post('/api/webhooks', input()),
      await late.send('PATCH', one, body, JSON.stringify({ url: 'https://evil.example/' })),
      await late.post(`${one}/secret`),
      await late.send('DELETE', one),
    ]
    expect(responses.map((response) => response.problem().code)).toEqual(
      Array(4).fill('reauthentication_required'),
    )
    expect((await late.post(`${one}/pause`)).json()).toMatchObject({ state: 'paused', pausedWhy: 'person' })
    admin = await server.signedInAs('admin')
    expect((await admin.send('DELETE', one)).status).toBe(204)
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'a'.repeat(81) }],
    ['url', { url: 'example.org' }],
    ['url', { url: 'http://example.org/' }],
    ['url', { url: 'https://192.168.0.1/' }],
    ['url', { url: 5 }],
    ['events', { events: [] }],
    ['secret', { secret: 'whsec_mine' }],
  ])('reject invalid input, and name it: %s', async (field, wrong) => {
    const response = await admin.post('/api/webhooks', input(wrong))
    expect(response.problem()).toMatchObject({
      status: 422,
      code: 'invalid_request',
      fields: [{ path: [field] }],
    })
  })

  it('reject unknown event names', async () => {
    const response = await admin.post('/api/webhooks', input({ events: ['document.saved'] }))
    expect(response.problem()).toMatchObject({ status: 422, fields: [{ path: ['events', 0] }] })
  })

  it('answer 404 for an unknown webhook or the delivery of another one', async () => {
    const nowhere = '/api/webhooks/00000000-0000-7000-8000-000000000000'
    const responses = [
      await patch(nowhere, { name: 'New' }),
      await admin.send('DELETE', nowhere),
      await admin.get(`${nowhere}/deliveries`),
      ...(await Promise.all(
        ['secret', 'pause', 'resume', 'test', 'deliveries/x/send'].map((action) =>
          admin.post(`${nowhere}/${action}`),
        ),
      )),
    ]
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(404))
  })

  it('create, use and delete a webhook for publications', async () => {
    const { layers } = (await admin.get('/api/documents/settings/settings')).json()
    const named = { version: layers.en.version, data: { siteName: 'House' } }
    const english = (await admin.put('/api/documents/settings/settings/en', named)).json().layer
    const plain = { version: layers['*'].version, data: { plainWebhooks: true } }
    const shared = (await admin.put('/api/documents/settings/settings/*', plain)).json().layer
    const versions = { layers: { en: english.version, '*': shared.version } }
    expect((await admin.post('/api/documents/settings/settings/publish', versions)).status).toBe(200)

    const made = await admin.post('/api/webhooks', input({ url: receiver.url }))
    expect([made.status, made.json().secret]).toEqual([201, expect.stringMatching(/^whsec_.{44}$/)])
    const { webhook } = made.json()
    expect((await admin.get('/api/webhooks')).json()).toEqual({ items: [webhook] })
    const id = await publishUpdate(admin, 'et', 'Sinine', 'sinine')
    const [one] = await waitForRequests(receiver, 1)
    expect(one && payloadOf(one).data).toMatchObject({
      id,
      addresses: [{ locale: 'et', path: '/et/updates/sinine' }],
    })
    const path = `/api/webhooks/${webhook.id}/deliveries` as const
    await eventually(async () => {
      const { items } = (await admin.get(path)).json()
      expect(items).toEqual([expect.objectContaining({ state: 'delivered', status: 200, tries: 1 })])
    })
    const delivery = (await admin.get(path)).json().items[0]?.id
    const again = await admin.post(`${path}/${delivery}/send`)
    expect(again.json()).toMatchObject({ id: delivery, state: 'waiting' })
    await waitForRequests(receiver, 2)
    const changed = await patch(`/api/webhooks/${webhook.id}`, { name: 'Other' })
    expect(changed.json()).toMatchObject({ name: 'Other', url: receiver.url })
    expect((await admin.send('DELETE', `/api/webhooks/${webhook.id}`)).status).toBe(204)
    expect((await admin.get('/api/webhooks')).json()).toEqual({ items: [] })
  })
})
