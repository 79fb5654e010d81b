/** SQL of webhooks, and how the API shows them. */
import type { WebhookEvent } from '@cyanotype/content/contracts/webhook-events.ts'
import { webhookEvents } from '@cyanotype/content/contracts/webhook-events.ts'
import { z } from 'zod'
import type { Queries, Transaction } from '../../db/index.ts'
import type { WebhooksTable } from '../../db/tables/integrations.ts'
import type { DeliveryRow } from './delivery-store.ts'

export type WebhookRow = WebhooksTable

/** The maximum number, since each may need a connection of its own. */
export const maxWebhooks = 20

export function allWebhooks(queries: Queries): Promise<WebhookRow[]> {
  return queries.selectFrom('webhooks').selectAll().orderBy('id').limit(maxWebhooks).execute()
}

export function findWebhook(queries: Queries, id: string): Promise<WebhookRow | undefined> {
  return queries.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * It receives events from now on. Take the commit lock before, because numbers follow the order of commits.
 */
export async function insertWebhook(trx: Transaction, row: Omit<WebhookRow, 'heard'>): Promise<void> {
  await trx
    .insertInto('webhooks')
    .values((values) => ({
      ...row,
      heard: values
        .selectFrom('outbox')
        .select(({ fn, lit }) => fn.coalesce(fn.max('number'), lit(0)).as('number')),
    }))
    .execute()
}

export async function updateWebhook(
  trx: Transaction,
  id: string,
  values: Partial<Omit<WebhookRow, 'id' | 'heard'>>,
): Promise<void> {
  await trx.updateTable('webhooks').set(values).where('id', '=', id).execute()
}

/**
 * Returns whether the number was still the given one: of several nodes, only one creates the deliveries of an
 * event.
 */
export async function advanceCursor(
  trx: Transaction,
  id: string,
  from: number,
  to: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhooks')
    .set({ heard: to })
    .where('id', '=', id)
    .where('heard', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteWebhook(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('id', '=', id).execute()
}

// Webhooks and deliveries as administrators see them, without secrets and response bodies.

export const name = z
  .string()
  .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
  .pipe(z.string().min(1).max(80))
export const url = z.string().trim().min(1).max(500)
export const events = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .transform((names) => [...new Set(names)])

const deliveryErrors = z.enum(['forbidden', 'unreachable', 'too_large', 'too_many_redirects', 'unsigned'])
const outcome = {
  state: z.enum(['waiting', 'delivered', 'failed']),
  status: z.int().nullable().describe('The status of the response. Null without a response.'),
  fault: deliveryErrors.nullable().describe('Why there was no response.'),
  triedAt: z.string().nullable(),
}

export const deliveryResponse = z.object({
  id: z.string().describe('The `webhook-id` header, the same at every attempt.'),
  event: z.string(),
  madeAt: z.string(),
  ...outcome,
  tries: z.int(),
  dueAt: z.string().nullable().describe('The next attempt.'),
})

export const webhookResponse = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(['active', 'paused']),
  pausedAt: z.string().nullable(),
  pausedWhy: z.enum(['person', 'failures', 'secret']).nullable(),
  last: z.object(outcome).nullable().describe('The last attempt of any delivery.'),
  oldSecretUntil: z.string().nullable().describe('When the previous secret expires.'),
  createdAt: z.string(),
  changedAt: z.string(),
})

export type DeliveryResponse = z.infer<typeof deliveryResponse>
export type WebhookResponse = z.infer<typeof webhookResponse>

export function deliveryFrom(row: DeliveryRow): DeliveryResponse {
  return {
    ...{ id: row.id, event: row.event, madeAt: row.made_at, tries: row.tries },
    ...outcomeOf(row),
    dueAt: row.state === 'waiting' ? row.due_at : null,
  }
}

export function webhookFrom(row: WebhookRow, last: DeliveryRow | undefined, now: Date): WebhookResponse {
  const { old_secret_until: until } = row
  return {
    ...{ id: row.id, name: row.name, url: row.url, events: subscribedEvents(row) },
    state: row.paused_at === null ? 'active' : 'paused',
    pausedAt: row.paused_at,
    pausedWhy: webhookResponse.shape.pausedWhy.parse(row.paused_why),
    last: last === undefined ? null : outcomeOf(last),
    oldSecretUntil: until !== null && until > now.toISOString() ? until : null,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  }
}

function outcomeOf({ state, status, fault: why, tried_at: triedAt }: DeliveryRow) {
  return { state: outcome.state.parse(state), status, fault: deliveryErrors.nullable().parse(why), triedAt }
}

/** Only our own calls write the names, so their type is known. */
export function subscribedEvents({ events }: Pick<WebhookRow, 'events'>): WebhookEvent[] {
  return JSON.parse(events)
}
