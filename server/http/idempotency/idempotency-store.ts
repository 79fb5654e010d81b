/** SQL of idempotency keys. Only this file uses their table. */
import type { Queries, Transaction } from '../../db/index.ts'
import type { RepeatsTable } from '../../db/tables/operations.ts'

export type Repeat = Pick<RepeatsTable, 'caller' | 'repeat_key'>

export function findRepeat(queries: Queries, { caller, repeat_key }: Repeat, since: string) {
  return queries
    .selectFrom('repeats')
    .select(['request_hash', 'subject_id', 'answer'])
    .where('caller', '=', caller)
    .where('repeat_key', '=', repeat_key)
    .where('at', '>', since)
    .executeTakeFirst()
}

/** Returns whether the key was free. A concurrent insert of the same key waits for the first. */
export async function insertRepeat(trx: Transaction, row: RepeatsTable, since: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('repeats')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['caller', 'repeat_key']).doUpdateSet(row).where('repeats.at', '<=', since),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

export async function noteAnswer(
  queries: Queries,
  { caller, repeat_key }: Repeat,
  answer: string,
): Promise<void> {
  await queries
    .updateTable('repeats')
    .set({ answer })
    .where('caller', '=', caller)
    .where('repeat_key', '=', repeat_key)
    .execute()
}

export async function deleteRepeats(queries: Queries, before: string): Promise<void> {
  await queries.deleteFrom('repeats').where('at', '<', before).execute()
}
