/** SQL for the version history: names, and the versions that may be deleted. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import type { Queries, Transaction } from '../../db/index.ts'
import type { VersionMark } from '../versions/version-retention.ts'
import type { LayerRow } from './document-store.ts'

export interface LayerCursor {
  readonly id: string
  readonly layer: string
}

/** Layers in the order of their keys, with the number of their latest version. */
export async function layersAfter(
  queries: Queries,
  { id, layer }: LayerCursor,
  limit: number,
): Promise<readonly (LayerCursor & { readonly type: string; readonly newest: number })[]> {
  const rows = await queries
    .selectFrom('document_layers')
    .select(['document_id', 'layer', 'type', 'draft_version'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('document_id', 'layer'), '>', tuple(id, layer)))
    .orderBy('document_id')
    .orderBy('layer')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.document_id,
    layer: row.layer,
    type: row.type,
    newest: row.draft_version,
  }))
}

/** All versions of a layer, with whether they are needed. */
export async function marksOf(
  queries: Queries,
  row: LayerRow,
  approved: number | undefined,
): Promise<readonly VersionMark[]> {
  const needed = await neededNumbers(queries, row)
  const versions = await queries
    .selectFrom('versions')
    .select(['number', 'created_at', 'note'])
    .where('document_id', '=', row.document_id)
    .where('layer', '=', row.layer)
    .execute()
  return versions.map(({ number, created_at, note }) => ({
    number,
    at: created_at,
    isNeeded: note !== null || number === approved || needed.has(number),
  }))
}

/**
 * Versions that are or were public or are scheduled, and those that editing sessions may still be based on.
 */
async function neededNumbers(queries: Queries, row: LayerRow): Promise<ReadonlySet<number | null>> {
  const of = (table: 'publications' | 'schedules') =>
    queries
      .selectFrom(table)
      .select('version')
      .where('document_id', '=', row.document_id)
      .where('layer', '=', row.layer)
      .execute()
  const sessions = await queries
    .selectFrom('editing_sessions')
    .select(['version', 'base'])
    .where('document_id', '=', row.document_id)
    .where('layer', '=', row.layer)
    .execute()
  return new Set([
    row.draft_version,
    row.published_version,
    row.scheduled_version,
    ...[...(await of('publications')), ...(await of('schedules'))].map(({ version }) => version),
    ...sessions.flatMap(({ version, base }) => [version, base]),
  ])
}

export async function deleteVersions(
  trx: Transaction,
  { document_id: id, layer }: LayerRow,
  numbers: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('versions')
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('number', 'in', numbers)
    .execute()
}

export async function nameVersion({
  trx,
  id,
  layer,
  number,
  note,
}: {
  readonly trx: Transaction
  readonly id: string
  readonly layer: Layer
  readonly number: number
  readonly note: string | null
}): Promise<void> {
  await trx
    .updateTable('versions')
    .set({ note })
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('number', '=', number)
    .execute()
}
