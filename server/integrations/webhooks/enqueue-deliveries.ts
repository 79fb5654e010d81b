/**
 * Creates deliveries from outbox events, starting where each webhook stopped. One transaction writes them and
 * the number of the last event, so that each event creates exactly one delivery per webhook, even after a
 * crash.
 */
import type { Db, Numbered } from '../../db/index.ts'
import { eventsAfter, newId } from '../../db/index.ts'
import type { DeliveryRow } from './delivery-store.ts'
import { insertDeliveries, requested } from './delivery-store.ts'
import type { FindAddresses } from './event-payload.ts'
import { messageOf } from './event-payload.ts'
import type { WebhookRow } from './webhook-store.ts'
import { advanceCursor, subscribedEvents } from './webhook-store.ts'

export interface Collecting {
  readonly db: Db
  readonly find: FindAddresses
  readonly now: () => Date
}

/** Fewer events without deliveries are simply read again, which is cheaper than storing their number. */
const worthNoting = 50

export async function collect(deps: Collecting, webhooks: readonly WebhookRow[]): Promise<void> {
  for (const webhook of webhooks) await collectFor(deps, webhook)
}

async function collectFor(deps: Collecting, webhook: WebhookRow): Promise<void> {
  const { db } = deps
  for (let { heard } = webhook; ; ) {
    const events = await eventsAfter(db, heard)
    const last = events.at(-1)
    if (last === undefined) return
    const rows = await deliveriesOf(deps, webhook, events)
    if (rows.length === 0 && events.length < worthNoting) return
    const isOurs = await db.transaction(async (trx) => {
      const moved = await advanceCursor(trx, webhook.id, heard, last.number)
      if (moved) await insertDeliveries(trx, rows)
      return moved
    })
    if (!isOurs) return // another node was faster, or the webhook was deleted
    heard = last.number
  }
}

async function deliveriesOf(
  { find, now }: Collecting,
  webhook: WebhookRow,
  events: readonly Numbered[],
): Promise<readonly DeliveryRow[]> {
  const subscribed = subscribedEvents(webhook)
  const rows: DeliveryRow[] = []
  for (const { event } of events) {
    const message = messageOf(event)
    if (message === undefined || !subscribed.includes(message.event)) continue
    rows.push(
      newDelivery({ webhook: webhook.id, event: message.event, data: await message.data(find), at: now() }),
    )
  }
  return rows
}

interface NewDelivery {
  readonly webhook: string
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
  readonly at: Date
  readonly isManual?: boolean
}

/** Due at once. */
export function newDelivery({ webhook, event, data, at, isManual = false }: NewDelivery): DeliveryRow {
  const moment = at.toISOString()
  return {
    id: `msg_${newId(at.getTime())}`,
    webhook_id: webhook,
    event,
    body: JSON.stringify({ type: event, timestamp: moment, data }),
    ...{ made_at: moment, due_at: moment, tries: 0, state: 'waiting' },
    by_hand: isManual ? requested.once : requested.scheduled,
    ...{ status: null, fault: null, tried_at: null },
  }
}
