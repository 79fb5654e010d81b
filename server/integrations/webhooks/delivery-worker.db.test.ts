/** Tests deliveries: signed, at least once, and independent of other webhooks. */
import { createHmac } from 'node:crypto'
import { webhookEvents } from '@cyanotype/content/contracts/webhook-events.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { appendEvent } from '../../db/index.ts'
import { minute } from '../../platform/durations.ts'
import { databases } from '../../testing/databases.ts'
import type { ReceivedRequest, Receiver } from '../../testing/receiver.ts'
import { openReceiver } from '../../testing/receiver.ts'
import type { WebhookSetup } from './testing/webhook-setup.ts'
import { openWebhookSetup, payloadOf, waitForRequests } from './testing/webhook-setup.ts'

function signatureOf(secret: string, { headers, body }: ReceivedRequest): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}
const idOf = ({ headers }: ReceivedRequest) => headers['webhook-id']
const dataIds = ({ requests }: Receiver) => requests.map((request) => payloadOf(request).data.id)

describe.each(databases)('Webhook deliveries on %s', (database) => {
  let setup: WebhookSetup
  let receiver: Receiver
  let other: Receiver

  beforeEach(async () => {
    receiver = await openReceiver()
    other = await openReceiver()
    setup = await openWebhookSetup(database, [receiver, other])
  })

  const webhookInput = ({ url }: Receiver, events = [...webhookEvents]) => ({ name: 'Receiver', url, events })

  it('contain the publication with a verifiable signature, and no content', async () => {
    const webhooks = setup.sending()
    const { secret } = await webhooks.create(setup.owner, webhookInput(receiver))
    const id = await setup.publish('Words of a draft')
    const [one] = await waitForRequests(receiver, 1)
    if (one === undefined) throw new Error('nothing was heard')
    expect(one.json).toEqual({
      type: 'document.published',
      timestamp: '2026-05-01T12:00:00.000Z',
      data: {
        ...{ id, type: 'updates', locales: ['en'], scheduled: false },
        addresses: [{ locale: 'en', path: '/updates/update-1' }],
      },
    })
    expect(one.body).not.toMatch(/Words of a draft|Of the draft|Olga/)
    expect(one.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[0-9a-f-]{36}$/),
      'webhook-timestamp': String(setup.time / 1_000),
      'webhook-signature': signatureOf(secret, one),
    })
  })

  it('contain only selected events since the webhook was created', async () => {
    await setup.publish('Before')
    const webhooks = setup.sending()
    await webhooks.create(setup.owner, webhookInput(receiver, ['document.trashed']))
    await webhooks.create(setup.owner, webhookInput(other))
    const id = await setup.publish('After')
    const layers = { en: 1, '*': 1 }
    await setup.documentSetup.documents.trash({ actor: setup.owner, type: 'updates', id, layers })
    await waitForRequests(other, 3)
    await waitForRequests(receiver, 1)
    const events = ({ requests }: Receiver) => requests.map((request) => payloadOf(request).type)
    expect(events(other).sort()).toEqual(['document.published', 'document.trashed', 'document.unpublished'])
    expect(events(receiver)).toEqual(['document.trashed'])
    expect(new Set([...dataIds(receiver), ...dataIds(other)])).toEqual(new Set([id]))
  })

  it('include publications during a crash after the commit', async () => {
    await setup.node().create(setup.owner, webhookInput(receiver))
    const ids = [await setup.publish(), await setup.publish()]
    setup.sending()
    await waitForRequests(receiver, 2)
    expect(dataIds(receiver)).toEqual(ids)
  })

  it('are created for matching events among hundreds of others', async () => {
    await setup.node().create(setup.owner, webhookInput(receiver))
    const at = new Date().toISOString()
    const saved = { kind: 'done', action: 'document.saved', type: 'updates', id: 'x', by: null } as const
    await setup.documentSetup.db.transaction(async (trx) => {
      for (let count = 0; count < 230; count++) await appendEvent(trx, saved, at)
    })
    const id = await setup.publish()
    setup.sending()
    await waitForRequests(receiver, 1)
    expect(dataIds(receiver)).toEqual([id])
  })

  it('are repeated with the same id after the process died during one', async () => {
    const died = vi.fn(() => new Promise<never>(() => {}))
    const webhooks = setup.node({ fetch: died })
    webhooks.deliver(() => {})
    const { webhook } = await webhooks.create(setup.owner, webhookInput(receiver))
    const id = await setup.publish()
    await eventually(() => expect(died).toHaveBeenCalled())
    const [delivery] = (await webhooks.deliveries(webhook.id, {})).items
    const next = setup.sending()
    await next.setPaused(setup.owner, webhook.id, false)
    expect(receiver.requests).toEqual([]) // it may still be in progress
    setup.time += minute
    await next.setPaused(setup.owner, webhook.id, false)
    const [one] = await waitForRequests(receiver, 1)
    expect([one && idOf(one), one && payloadOf(one).data.id]).toEqual([delivery?.id, id])
  })

  it('are created once for each event, on any number of nodes', async () => {
    const [webhooks] = [setup.sending(), setup.sending(), setup.sending()]
    await webhooks.create(setup.owner, webhookInput(receiver, ['document.published']))
    const ids: string[] = []
    for (let count = 0; count < 8; count++) ids.push(await setup.publish())
    await waitForRequests(receiver, 8)
    expect(dataIds(receiver).sort()).toEqual(ids.sort())
    expect(new Set(receiver.requests.map(idOf)).size).toBe(8)
  })

  it('do not wait for another webhook that never answers', async () => {
    receiver.respond = () => {}
    const webhooks = setup.sending()
    await webhooks.create(setup.owner, webhookInput(receiver))
    await webhooks.create(setup.owner, webhookInput(other))
    const ids = [await setup.publish(), await setup.publish(), await setup.publish()]
    await waitForRequests(other, 3)
    expect(dataIds(other)).toEqual(ids)
    expect(receiver.requests).toHaveLength(1)
  })

  it('are tried eight times within a day, then the webhook pauses; waiting ones are sent when it resumes', async () => {
    receiver.respond = (response) => void response.writeHead(500).end()
    const webhooks = setup.sending()
    const { webhook } = await webhooks.create(setup.owner, webhookInput(receiver, ['document.published']))
    const began = setup.time
    const first = await setup.publish()
    for (let tries = 1; tries <= 8; tries++) {
      await waitForRequests(receiver, tries)
      const isNoted = async () => {
        const [one] = (await webhooks.deliveries(webhook.id, {})).items
        // While an attempt runs, its number is stored already, and the rest is that of the one before.
        const triedAt = new Date(setup.time).toISOString()
        expect(one).toMatchObject({ tries, triedAt, status: 500, state: tries < 8 ? 'waiting' : 'failed' })
        return one
      }
      const dueAt = (await eventually(isNoted))?.dueAt
      if (!dueAt) break
      setup.time = Date.parse(dueAt)
      await webhooks.setPaused(setup.owner, webhook.id, false) // reads the clock again
    }
    expect(setup.time - began).toBeLessThan(24 * 60 * minute)
    expect(new Set(receiver.requests.map(idOf)).size).toBe(1)
    await eventually(async () => {
      const [one] = await webhooks.list()
      expect(one).toMatchObject({
        state: 'paused',
        pausedWhy: 'failures',
        last: { state: 'failed', status: 500 },
      })
    })
    receiver.respond = (response) => void response.end()
    const second = await setup.publish()
    await eventually(async () => {
      expect((await webhooks.deliveries(webhook.id, {})).items).toHaveLength(2)
    })
    expect(receiver.requests).toHaveLength(8)
    await webhooks.setPaused(setup.owner, webhook.id, false)
    await waitForRequests(receiver, 9)
    expect(dataIds(receiver).slice(-2)).toEqual([first, second])
  })

  it('fail on redirects and error statuses', async () => {
    receiver.respond = (response) => void response.writeHead(307, { location: other.url }).end()
    const webhooks = setup.sending()
    const { webhook } = await webhooks.create(setup.owner, webhookInput(receiver))
    await setup.publish()
    await eventually(async () => {
      expect((await webhooks.list())[0]?.last).toMatchObject({ state: 'waiting', status: 307 })
    })
    expect(other.requests).toEqual([])
    expect((await webhooks.deliveries(webhook.id, {})).items[0]?.dueAt).not.toBeNull()
  })

  it.each([
    'https://10.0.0.1/',
    'https://169.254.169.254/latest',
    'http://127.0.0.1:1/',
    'https://localhost/',
  ])('never reach private addresses: %s', async (url) => {
    const webhooks = setup.sending()
    await webhooks.create(setup.owner, webhookInput(receiver))
    await setup.documentSetup.db.kysely.updateTable('webhooks').set({ url }).execute()
    await setup.publish()
    await eventually(async () => {
      expect((await webhooks.list())[0]?.last).toMatchObject({ status: null, fault: 'forbidden' })
    })
  })

  it('use https only, unless the settings allow http', async () => {
    const webhooks = setup.sending({ allowsPlain: async () => false })
    await expect(webhooks.create(setup.owner, webhookInput(receiver))).rejects.toMatchObject({
      details: { fields: [{ path: ['url'], code: 'webhook.plain' }] },
    })
    await setup.node().create(setup.owner, webhookInput(receiver))
    await setup.publish()
    await eventually(async () => {
      expect((await webhooks.list())[0]?.last).toMatchObject({ fault: 'forbidden' })
    })
    expect(receiver.requests).toEqual([])
  })

  it('wait ten seconds for a response, and do not read its body', async () => {
    const fetch = vi.fn(async () => ({ status: 204, headers: {}, bytes: Buffer.alloc(0) }))
    const webhooks = setup.sending({ fetch })
    await webhooks.create(setup.owner, webhookInput(receiver))
    await setup.publish()
    await eventually(() => expect(fetch).toHaveBeenCalled())
    expect(fetch).toHaveBeenCalledWith(
      new URL(receiver.url),
      expect.objectContaining({ method: 'POST', milliseconds: 10_000, isUnread: true }),
    )
  })

  it('store the status of a response, and nothing else of it', async () => {
    receiver.respond = (response) => void response.setHeader('x-canary', 'canary-5917').end('canary-5917')
    const webhooks = setup.sending()
    const { webhook } = await webhooks.create(setup.owner, webhookInput(receiver))
    await setup.publish()
    await eventually(async () => {
      expect((await webhooks.list())[0]?.last).toMatchObject({ state: 'delivered', status: 200 })
    })
    const stored = [
      await webhooks.list(),
      await webhooks.deliveries(webhook.id, {}),
      await setup.documentSetup.db.kysely.selectFrom('webhook_deliveries').selectAll().execute(),
      await setup.documentSetup.db.kysely.selectFrom('audit').selectAll().execute(),
    ]
    expect(JSON.stringify(stored)).not.toContain('canary')
  })

  it('are aborted on shutdown without counting an attempt, and sent at the next start', async () => {
    receiver.respond = () => {}
    const webhooks = setup.sending()
    const { webhook } = await webhooks.create(setup.owner, webhookInput(receiver))
    await setup.publish()
    await waitForRequests(receiver, 1)
    await webhooks.stop()
    expect((await webhooks.deliveries(webhook.id, {})).items[0]).toMatchObject({ state: 'waiting', tries: 0 })
    receiver.respond = (response) => void response.end()
    setup.sending()
    const [one, again] = await waitForRequests(receiver, 2)
    expect(again && idOf(again)).toBe(one && idOf(one))
  })
})
