/** Every document there is, in the order in which they came to be. */
import type { Queries } from '../../db/index.ts'

/** What is in the trash is left out. */
export function documentsAfter(
  queries: Queries,
  after: string,
  limit: number,
): Promise<readonly { readonly id: string; readonly type: string }[]> {
  return queries
    .selectFrom('documents')
    .select(['id', 'type'])
    .where('id', '>', after)
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}
