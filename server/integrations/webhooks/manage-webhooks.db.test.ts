/** Tests the administration of webhooks and their secrets. */
import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { day, minute } from '../../platform/durations.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { ReceivedRequest, Receiver } from '../../testing/receiver.ts'
import { openReceiver } from '../../testing/receiver.ts'
import type { WebhookSetup } from './testing/webhook-setup.ts'
import { openWebhookSetup, payloadOf, waitForRequests } from './testing/webhook-setup.ts'

const webhookInputFor = ({ url }: Receiver) => ({
  name: 'Receiver',
  url,
  events: ['document.published'] as const,
})

function isSignedWith(secret: string, { headers, body }: ReceivedRequest): boolean {
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = `v1,${createHmac('sha256', key).update(text).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(signature)
}

describe.each(callDatabases)('Webhook administration on %s', (database) => {
  let setup: WebhookSetup
  let receiver: Receiver

  beforeEach(async () => {
    receiver = await openReceiver()
    setup = await openWebhookSetup(database, [receiver])
  })

  it('shows a secret once, and stores it encrypted', async () => {
    const webhooks = setup.sending()
    const { webhook, secret } = await webhooks.create(setup.owner, webhookInputFor(receiver))
    await setup.publish()
    await waitForRequests(receiver, 1)
    const { kysely } = setup.documentSetup.db
    const stored = [
      webhook,
      await webhooks.list(),
      await kysely.selectFrom('webhooks').selectAll().execute(),
      await kysely.selectFrom('webhook_deliveries').selectAll().execute(),
      await kysely.selectFrom('audit').selectAll().execute(),
      await kysely.selectFrom('outbox').selectAll().execute(),
    ]
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6))
    expect(JSON.stringify(stored)).not.toContain('whsec_')
  })

  it('signs with both secrets for a day after a change, then with the new one only', async () => {
    const webhooks = setup.sending()
    const { webhook, secret } = await webhooks.create(setup.owner, webhookInputFor(receiver))
    const renewed = await webhooks.rotate(setup.owner, webhook.id)
    expect(renewed.secret).not.toBe(secret)
    const until = new Date(setup.time + day).toISOString()
    expect(renewed.webhook.oldSecretUntil).toBe(until)
    const signs = (one: ReceivedRequest | undefined) =>
      one && [isSignedWith(renewed.secret, one), isSignedWith(secret, one)]
    await setup.publish()
    expect(signs((await waitForRequests(receiver, 1))[0])).toEqual([true, true])
    setup.time += day
    await setup.publish()
    expect(signs((await waitForRequests(receiver, 2))[1])).toEqual([true, false])
    expect((await webhooks.list())[0]?.oldSecretUntil).toBeNull()
  })

  it('pauses webhooks when the secret of the site changed, until they get a new secret', async () => {
    const { webhook } = await setup.node().create(setup.owner, webhookInputFor(receiver))
    const moved = setup.sending({ secret: 'of another site' })
    await setup.publish()
    await eventually(async () => {
      expect((await moved.list())[0]).toMatchObject({ state: 'paused', pausedWhy: 'secret' })
    })
    expect(receiver.requests).toEqual([])
    const { secret } = await moved.rotate(setup.owner, webhook.id)
    await moved.setPaused(setup.owner, webhook.id, false)
    const [one] = await waitForRequests(receiver, 1)
    expect(one && isSignedWith(secret, one)).toBe(true)
  })

  it('holds deliveries back while a webhook is paused, except requested ones', async () => {
    const webhooks = setup.sending()
    const { webhook } = await webhooks.create(setup.owner, webhookInputFor(receiver))
    await webhooks.setPaused(setup.owner, webhook.id, true)
    const id = await setup.publish()
    const statesAre = (...states: string[]) =>
      eventually(async () => {
        const { items } = await webhooks.deliveries(webhook.id, {})
        expect(items.map(({ state }) => state)).toEqual(states)
      })
    await statesAre('waiting')
    await webhooks.test(setup.owner, webhook.id)
    await statesAre('delivered', 'waiting')
    await webhooks.test(setup.owner, webhook.id)
    await statesAre('delivered', 'delivered', 'waiting')
    const test = { type: 'webhook.test', timestamp: expect.any(String), data: {} }
    expect(receiver.requests.map(({ json }) => json)).toEqual([test, test])
    await webhooks.setPaused(setup.owner, webhook.id, false)
    const [, , one] = await waitForRequests(receiver, 3)
    expect(one && payloadOf(one).data.id).toBe(id)
  })

  it('keeps the schedule of a waiting delivery whose requested attempt fails', async () => {
    receiver.respond = (response) => void response.writeHead(503).end()
    const webhooks = setup.sending()
    const { webhook } = await webhooks.create(setup.owner, webhookInputFor(receiver))
    await webhooks.setPaused(setup.owner, webhook.id, true)
    await setup.publish()
    const newest = () =>
      eventually(async () => {
        const [one] = (await webhooks.deliveries(webhook.id, {})).items
        if (one === undefined) throw new Error('nothing was published yet')
        return one
      })
    await webhooks.sendAgain(setup.owner, webhook.id, (await newest()).id)
    await eventually(async () => expect(await newest()).toMatchObject({ tries: 1, status: 503 }))
    const { state, dueAt } = await newest()
    expect(state).toBe('waiting')
    expect(Date.parse(dueAt ?? '')).toBeGreaterThan(setup.time)
    receiver.respond = (response) => void response.end()
    setup.time += minute
    await webhooks.setPaused(setup.owner, webhook.id, false)
    await eventually(async () => expect(await newest()).toMatchObject({ state: 'delivered', tries: 2 }))
  })

  it('repeats a delivery once under the same id, and does not pause for a failed test', async () => {
    receiver.respond = (response) => void response.writeHead(404).end()
    const webhooks = setup.sending()
    const { webhook } = await webhooks.create(setup.owner, webhookInputFor(receiver))
    const { id } = await webhooks.test(setup.owner, webhook.id)
    const isState = (state: string, status: number) =>
      eventually(async () => {
        const [one] = (await webhooks.deliveries(webhook.id, {})).items
        expect(one).toMatchObject({ id, state, status, dueAt: null })
      })
    await isState('failed', 404)
    expect((await webhooks.list())[0]?.state).toBe('active')
    receiver.respond = (response) => void response.end()
    await webhooks.sendAgain(setup.owner, webhook.id, id)
    await isState('delivered', 200)
    expect(receiver.requests.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
  })

  it('records changes and deletion in the audit log', async () => {
    const webhooks = setup.node()
    const { webhook } = await webhooks.create(setup.owner, webhookInputFor(receiver))
    const changed = await webhooks.change(setup.owner, webhook.id, {
      name: 'Other',
      events: ['media.changed'],
    })
    expect(changed).toMatchObject({ name: 'Other', url: receiver.url, events: ['media.changed'] })
    await webhooks.rotate(setup.owner, webhook.id)
    await webhooks.setPaused(setup.owner, webhook.id, true)
    await webhooks.setPaused(setup.owner, webhook.id, false)
    await webhooks.remove(setup.owner, webhook.id)
    expect(await webhooks.list()).toEqual([])
    const rows = await setup.documentSetup.db.kysely
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', webhook.id)
      .orderBy('number')
      .execute()
    const verbs = ['created', 'changed', 'renewed', 'paused', 'resumed', 'deleted']
    expect(rows.map(({ action }) => action)).toEqual(verbs.map((word) => `webhook.${word}`))
    expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([setup.owner.id]))
  })

  it('allows at most twenty webhooks', async () => {
    const webhooks = setup.node()
    for (let count = 0; count < 20; count++) await webhooks.create(setup.owner, webhookInputFor(receiver))
    await expect(webhooks.create(setup.owner, webhookInputFor(receiver))).rejects.toThrow('too_many_webhooks')
  })

  it('lists deliveries page by page', async () => {
    const webhooks = setup.node()
    const { webhook } = await webhooks.create(setup.owner, webhookInputFor(receiver))
    const sent: string[] = []
    for (let count = 0; count < 5; count++) sent.unshift((await webhooks.test(setup.owner, webhook.id)).id)
    const paged: string[] = []
    for (let after: string | undefined; ; ) {
      const { items, next } = await webhooks.deliveries(webhook.id, { after, limit: 2 })
      paged.push(...items.map(({ id }) => id))
      if (next === null) break
      after = next
    }
    expect(paged).toEqual(sent)
  })
})
