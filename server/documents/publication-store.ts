/** What was public from when until when: versions, and the addresses and places at which documents were seen. */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import type { Queries, Transaction } from '../db/index.ts'
import { newId } from '../db/index.ts'
import type { AppearancesTable } from '../db/tables/documents.ts'
import type { Deed } from './document-store.ts'

/** Ends what was public until now, and begins the next where there is one. */
export async function insertPublication(
  trx: Transaction,
  id: string,
  layer: Layer,
  next: { readonly version: number; readonly set: string } | undefined,
  { at, by }: Deed,
): Promise<void> {
  await trx
    .updateTable('publications')
    .set({ until_at: at })
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('until_at', 'is', null)
    .execute()
  if (next === undefined) return
  await trx
    .insertInto('publications')
    .values({
      id: newId(),
      document_id: id,
      layer,
      version: next.version,
      set_id: next.set,
      from_at: at,
      published_by: by,
    })
    .execute()
}

export type AppearanceRow = AppearancesTable

/** Where documents are seen now. */
export function presentAppearances(queries: Queries, ids: readonly string[]): Promise<AppearanceRow[]> {
  return queries
    .selectFrom('appearances')
    .selectAll()
    .where('document_id', 'in', ids)
    .where('until_at', 'is', null)
    .execute()
}

export async function endAppearance(
  trx: Transaction,
  { document_id: id, layer, from_at: from }: AppearanceRow,
  at: string,
): Promise<void> {
  await trx
    .updateTable('appearances')
    .set({ until_at: at })
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('from_at', '=', from)
    .execute()
}

/** What began at the same moment was never seen: this takes its place. */
export async function beginAppearance(
  trx: Transaction,
  type: string,
  id: string,
  locale: Locale,
  seen: Pick<AppearanceRow, 'slug' | 'position'>,
  at: string,
): Promise<void> {
  await trx
    .insertInto('appearances')
    .values({ ...seen, type, document_id: id, layer: locale, from_at: at })
    .onConflict((conflict) =>
      conflict.columns(['document_id', 'layer', 'from_at']).doUpdateSet({ ...seen, until_at: null }),
    )
    .execute()
}
