/** Tests that queries of deliveries, which are kept for a month, use an index. */
import { expect, it, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { newId, openOutbox } from '../../db/index.ts'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import { openTestDatabase } from '../../testing/databases.ts'
import { recordQueries } from '../../testing/query-plans.ts'
import { openWebhooks } from './index.ts'

it('uses an index to find the rows of every query about webhooks', async () => {
  const queryRecorder = recordQueries()
  const db = await openTestDatabase('sqlite', { onQuery: queryRecorder.record })
  queryRecorder.reset()
  const outbox = await openOutbox(db)
  closeAtEnd(() => outbox.close())
  const fetch = vi.fn(async () => ({ status: 200, headers: {}, bytes: Buffer.alloc(0) }))
  const webhooks = openWebhooks({
    ...{ db, outbox, fetch, secret: 'of this site', find: async () => [], allowsPlain: async () => true },
  })
  const actor = { id: newId(), email: '', username: 'Olga', role: 'owner', locales: [] } as const
  const input = { name: 'A', url: 'https://example.org/', events: ['media.changed'] } as const
  const { webhook } = await webhooks.create(actor, input)
  const { stop } = webhooks.deliver(() => {})
  const { id } = await webhooks.test(actor, webhook.id)
  await eventually(() => expect(fetch).toHaveBeenCalled())
  await webhooks.deliveries(webhook.id, {})
  await webhooks.deliveries(webhook.id, { after: id })
  await webhooks.sendAgain(actor, webhook.id, id)
  await webhooks.list()
  await webhooks.change(actor, webhook.id, { name: 'B' })
  await webhooks.setPaused(actor, webhook.id, true)
  await stop()
  await webhooks.removeExpired()
  await webhooks.remove(actor, webhook.id)
  expect(queryRecorder.statements()).toBeGreaterThan(15)
  expect(await queryRecorder.scans(db)).toEqual([])
})
