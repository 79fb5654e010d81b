/** SQL for the checks: documents and files that others refer to. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Queries } from '../../db/index.ts'
import { inParts } from '../../references/index.ts'

export interface TargetLayer {
  readonly document_id: string
  readonly layer: string
  readonly published_slug: string | null
  readonly published_version: number | null
}

/** The layers of documents that are not in the trash. */
export async function targetLayers(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly TargetLayer[]> {
  return inParts(ids, (part) =>
    queries
      .selectFrom('document_layers')
      .innerJoin('documents', 'documents.id', 'document_layers.document_id')
      .select([
        'document_layers.document_id',
        'document_layers.layer',
        'document_layers.published_slug',
        'document_layers.published_version',
      ])
      .where('document_layers.document_id', 'in', part)
      .where('documents.trashed_at', 'is', null)
      .execute(),
  )
}

export interface Picture {
  readonly id: string
  readonly kind: string
  readonly width: number | null
  /** By locale. */
  readonly alts: Readonly<Record<string, string>>
}

/** Media items that are not in the trash. */
export async function picturesOf(queries: Queries, ids: readonly string[]): Promise<readonly Picture[]> {
  const rows = await inParts(ids, (part) =>
    queries
      .selectFrom('media')
      .select(['id', 'kind', 'width', 'alts'])
      .where('id', 'in', part)
      .where('trashed_at', 'is', null)
      .execute(),
  )
  return rows.map(({ alts, ...row }) => ({ ...row, alts: JSON.parse(alts) }))
}

/** The data of a layer: the public version, or else the draft. */
export async function dataOfLayer(queries: Queries, id: string, layer: Layer): Promise<unknown> {
  const row = await queries
    .selectFrom('document_layers')
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.document_id', '=', 'document_layers.document_id')
        .onRef('versions.layer', '=', 'document_layers.layer')
        .on(({ eb, ref, fn }) =>
          eb(
            'versions.number',
            '=',
            fn.coalesce(ref('document_layers.published_version'), ref('document_layers.draft_version')),
          ),
        ),
    )
    .select('versions.data')
    .where('document_layers.document_id', '=', id)
    .where('document_layers.layer', '=', layer)
    .executeTakeFirst()
  return row && JSON.parse(row.data)
}

export interface PageLayer {
  readonly document_id: string
  readonly layer: string
  readonly type: string
  readonly published_version: number | null
}

/** All layers of all documents in order, after a cursor, for checks of the whole site in batches. */
export async function layersAfter(
  queries: Queries,
  after: readonly string[] | undefined,
  limit: number,
): Promise<readonly PageLayer[]> {
  const [document = '', layer = ''] = after ?? []
  return queries
    .selectFrom('document_layers')
    .select(['document_id', 'layer', 'type', 'published_version'])
    .where(sql<boolean>`(document_id, layer) > (${document}, ${layer})`)
    .orderBy('document_id')
    .orderBy('layer')
    .limit(limit)
    .execute()
}

export interface DraftLayer {
  readonly document_id: string
  readonly layer: string
  readonly type: string
  readonly status: string
  /** JSON. */
  readonly data: string
}

/** Drafts of one type, layer and status in order, after a document, without the trash. */
export async function draftsAfter(
  queries: Queries,
  { type, layer, status }: Pick<DraftLayer, 'type' | 'layer' | 'status'>,
  after: string,
  limit: number,
): Promise<readonly DraftLayer[]> {
  return queries
    .selectFrom('document_layers')
    .innerJoin('documents', 'documents.id', 'document_layers.document_id')
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.document_id', '=', 'document_layers.document_id')
        .onRef('versions.layer', '=', 'document_layers.layer')
        .onRef('versions.number', '=', 'document_layers.draft_version'),
    )
    .select([
      'document_layers.document_id',
      'document_layers.layer',
      'document_layers.type',
      'document_layers.status',
      'versions.data',
    ])
    .where('document_layers.type', '=', type)
    .where('document_layers.layer', '=', layer)
    .where('document_layers.status', '=', status)
    .where('document_layers.document_id', '>', after)
    .where('documents.trashed_at', 'is', null)
    .orderBy('document_layers.document_id')
    .limit(limit)
    .execute()
}
