/** Reads documents for editors: the latest draft of every layer. */

import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { each, initialData, siteLayers } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import type { DocumentResponse, LayerState, Schedule } from '../core/document-schemas.ts'
import { statusOf } from '../core/document-schemas.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, requireDocument, typeNamed } from '../core/operation-context.ts'
import type { LayerRow } from '../store/document-store.ts'
import { draftsOf } from '../store/document-store.ts'
import { fitToModel } from '../store/layer-data.ts'
import type { ScheduleRow } from '../store/schedule-store.ts'
import { schedulesOf } from '../store/schedule-store.ts'

interface Named {
  readonly actor: Principal
  readonly type: string
  readonly id: string
}

export async function readDocument(
  context: DocumentContext,
  { actor, type: name, id }: Named,
): Promise<DocumentResponse> {
  const type = typeNamed(context.types, name)
  permit(actor, 'documents.read', type)
  const { kysely } = context.db
  const document = await requireDocument(context, kysely, type, id)
  return {
    id,
    type: name,
    createdAt: document.created_at,
    trashedAt: document.trashed_at,
    layers: await layerStates(kysely, type, id),
    schedules: schedulesShown(await schedulesOf(kysely, id)),
  }
}

/** The result of `readDocument` for a document that was just created, without queries. */
export function newDocument(
  type: DocumentType,
  { id, createdAt, by }: { readonly id: string; readonly createdAt: string; readonly by: Principal },
  rows: readonly LayerRow[],
  drafts: ReadonlyMap<Layer, LayerData>,
): DocumentResponse {
  const stateIn = (layer: Layer): LayerState => {
    const [row, data] = [rows.find((one) => one.layer === layer), drafts.get(layer)]
    const named = row && data && { ...row, username: by?.username ?? null }
    return stateOf(layer, named ?? row, data ?? initialData(type, layer))
  }
  return {
    id,
    type: type.name,
    createdAt,
    trashedAt: null,
    layers: each(siteLayers(), stateIn),
    schedules: [],
  }
}

/** Layers that were scheduled together are one schedule. */
export function schedulesShown(rows: readonly ScheduleRow[]): Schedule[] {
  const sets = Map.groupBy(rows, ({ set_id }) => set_id)
  const shown = [...sets].flatMap(([id, [first, ...others]]): Schedule[] => {
    if (first === undefined) return []
    const { action, due_at: at, username: by, failure } = first
    const versions = Object.fromEntries([first, ...others].map(({ layer, version }) => [layer, version]))
    return [{ id, action, at, by, layers: versions, failure: failure === null ? null : JSON.parse(failure) }]
  })
  return shown.sort((one, other) => (one.at < other.at ? -1 : 1))
}

export async function layerStates(
  queries: Queries,
  type: DocumentType,
  id: string,
): Promise<Record<Layer, LayerState>> {
  const rows = await draftsOf(queries, { id })
  return each(siteLayers(), (layer) => {
    const row = rows.find((one) => one.layer === layer)
    const stored = row?.data ?? null
    const data = stored === null ? initialData(type, layer) : fitToModel(type, layer, JSON.parse(stored))
    return stateOf(layer, row, data)
  })
}

type Row = Pick<
  LayerRow,
  'status' | 'draft_version' | 'published_version' | 'first_published_at' | 'changed_at' | 'username'
>

function stateOf(layer: Layer, row: Row | undefined, data: LayerState['data']): LayerState {
  return {
    layer,
    status: statusOf(row?.status ?? 'none'),
    version: row?.draft_version ?? 0,
    data,
    publishedVersion: row?.published_version ?? null,
    firstPublishedAt: row?.first_published_at ?? null,
    changedAt: row?.changed_at ?? null,
    changedBy: row?.username ?? null,
  }
}
