/** SQL of webhooks. */
import type { Queries, Transaction } from '../../db/index.ts'
import type { WebhooksTable } from '../../db/tables/webhooks.ts'

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
