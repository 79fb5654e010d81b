/** Transitions of a layer: the only rule for its status and its reserved slugs. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { LayerRow } from '../store/document-store.ts'
import { layerOf, updateLayer } from '../store/document-store.ts'
import { reserveSlugs, slugsOf } from '../store/slug-store.ts'
import type { DocumentStatus } from './document-schemas.ts'

type Circumstances = Pick<LayerRow, 'status' | 'draft_version' | 'published_version' | 'scheduled_version'>

/** The archive is the only state that the status itself stores. It ends only by unarchiving. */
export function statusAfter(layer: Circumstances): DocumentStatus {
  if (layer.status === 'archived') return 'archived'
  if (layer.published_version !== null) {
    return layer.published_version === layer.draft_version ? 'published' : 'changed'
  }
  if (layer.scheduled_version !== null) return 'scheduled'
  return layer.draft_version === 0 ? 'none' : 'draft'
}

type Move = Partial<
  Pick<
    LayerRow,
    | 'status'
    | 'published_version'
    | 'published_slug'
    | 'scheduled_version'
    | 'scheduled_slug'
    | 'first_published_at'
    | 'published_changed_at'
  >
>

/** Moves a layer into another state. `status` only says whether it enters or leaves the archive. */
export async function moveLayer(
  trx: Transaction,
  type: DocumentType,
  row: LayerRow,
  move: Move,
): Promise<void> {
  const next = { ...row, ...move }
  const layer = layerOf(row)
  await updateLayer(trx, row.document_id, layer, { ...move, status: statusAfter(next) })
  if (isLocale(layer)) await reserveSlugs(trx, { type, id: row.document_id, locale: layer }, slugsOf(next))
}

export const withoutPublication = { published_version: null, published_slug: null } as const
export const withoutSchedule = { scheduled_version: null, scheduled_slug: null } as const
