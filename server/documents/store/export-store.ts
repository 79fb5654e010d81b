/** SQL for exports: all documents in the order of creation. */
import type { Queries } from '../../db/index.ts'

/** Excludes documents in the trash. */
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
