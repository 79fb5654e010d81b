/** What the documents that somebody did something to are called, as rows. */
import type { Queries } from '../db/index.ts'

export interface TitleRow {
  readonly id: string
  readonly trashed_at: string | null
  readonly layer: string | null
  readonly title: string | null
}

/** One row for each language of each document that is still there. */
export async function titlesOf(queries: Queries, ids: readonly string[]): Promise<TitleRow[]> {
  if (ids.length === 0) return []
  return queries
    .selectFrom('documents')
    .leftJoin('document_locales', 'document_locales.document_id', 'documents.id')
    .select(['documents.id', 'documents.trashed_at', 'document_locales.layer', 'document_locales.title'])
    .where('documents.id', 'in', ids)
    .execute()
}
