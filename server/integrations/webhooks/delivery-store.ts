/** SQL of deliveries of webhooks: the queue of attempts, and their results. */
import type { Queries, Transaction } from '../../db/index.ts'
import type { DeliveriesTable } from '../../db/tables/integrations.ts'

export type DeliveryRow = DeliveriesTable

/** How a delivery is sent, in the column `by_hand`. */
export const requested = {
  /** By its schedule, unless the webhook is paused. */
  scheduled: 0,
  /** Once, because a user requested it after its schedule had ended, or as a test. */
  once: 1,
  /** At once, because a user requested it ahead of its schedule. A failure returns it to its schedule. */
  early: 2,
} as const

export async function insertDeliveries(trx: Transaction, rows: readonly DeliveryRow[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('webhook_deliveries').values(rows).execute()
}

export function findDelivery(
  queries: Queries,
  webhook: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  return queries
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('webhook_id', '=', webhook)
    .executeTakeFirst()
}

/** Newest first, before a given one. */
export function deliveriesBefore(
  queries: Queries,
  webhook: string,
  before: string | undefined,
  limit: number,
): Promise<DeliveryRow[]> {
  const all = queries.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', webhook)
  return (before === undefined ? all : all.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function lastAttempt(queries: Queries, webhook: string): Promise<DeliveryRow | undefined> {
  return queries
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhook)
    .where('tried_at', 'is not', null)
    .orderBy('tried_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The next delivery of a kind and its time. */
export function nextDelivery(
  queries: Queries,
  webhook: string,
  kind: (typeof requested)[keyof typeof requested],
): Promise<DeliveryRow | undefined> {
  return queries
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhook)
    .where('by_hand', '=', kind)
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** How many deliveries of some webhooks wait for an attempt. */
export async function countWaiting(queries: Queries, webhooks: readonly string[]): Promise<number> {
  if (webhooks.length === 0) return 0
  const { count } = await queries
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('webhook_id', 'in', webhooks)
    .where('by_hand', 'in', Object.values(requested))
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Claims a delivery. It counts the attempt, and makes the delivery due again at a time when the attempt must
 * have ended, so that it is not lost if this process dies.
 */
export async function claimDelivery(
  queries: Queries,
  { id, tries, due_at }: DeliveryRow,
  until: string,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('webhook_deliveries')
    .set({ tries: tries + 1, due_at: until })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('due_at', '=', due_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Only while no other attempt has started. */
export async function recordAttempt(
  queries: Queries,
  id: string,
  tries: number,
  values: Partial<Omit<DeliveryRow, 'id'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('webhook_deliveries')
    .set(values)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteDeliveriesBefore(queries: Queries, moment: string): Promise<void> {
  await queries.deleteFrom('webhook_deliveries').where('made_at', '<', moment).execute()
}
