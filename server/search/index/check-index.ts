/** Compares the search index with the documents: entries that are missing, and entries without a document. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { shared } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { EntryState } from '../analysis/index-tokens.ts'

export interface IndexGaps {
  readonly entries: number
  readonly missing: number
  readonly orphaned: number
}

export async function findIndexGaps(queries: Queries, types: readonly DocumentType[]): Promise<IndexGaps> {
  const names = types.map(({ name }) => name)
  const withPages = types.filter(({ page }) => page !== undefined).map(({ name }) => name)
  const { entries } = await queries
    .selectFrom('search_entries')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow()
  const missing = (await missingOf(queries, 'draft', names)) + (await missingOf(queries, 'public', withPages))
  return { entries: Number(entries), missing, orphaned: await orphansOf(queries) }
}

/** Documents in the trash have no entries. */
async function missingOf(queries: Queries, state: EntryState, types: readonly string[]): Promise<number> {
  const version = state === 'draft' ? 'draft_version' : 'published_version'
  const { count } = await queries
    .selectFrom('document_layers')
    .innerJoin('documents', 'documents.id', 'document_layers.document_id')
    .leftJoin('search_entries', (join) =>
      join
        .onRef('search_entries.document_id', '=', 'document_layers.document_id')
        .onRef('search_entries.layer', '=', 'document_layers.layer')
        .on('search_entries.state', '=', state),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('document_layers.type', 'in', types)
    .where('documents.trashed_at', 'is', null)
    .where('document_layers.layer', '<>', shared)
    .where(`document_layers.${version}`, '>', 0)
    .where('search_entries.entry', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Entries of documentation files have ids that start with `file:` and no document. */
async function orphansOf(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('search_entries')
    .leftJoin('documents', 'documents.id', 'search_entries.document_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('search_entries.document_id', 'not like', 'file:%')
    .where('documents.id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
