/** The one rule by which a layer has its status and keeps its addresses, whatever was done to it. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { LayerRow } from '../store/document-store.ts'
import { layerOf, updateLayer } from '../store/document-store.ts'
import { addressesOf, takeAddresses } from '../store/slug-store.ts'
import type { Status } from './document-schemas.ts'

type Circumstances = Pick<LayerRow, 'status' | 'draft_version' | 'published_version' | 'scheduled_version'>

/** Only the archive is remembered by the status itself, and left on purpose. */
export function statusAfter(layer: Circumstances): Status {
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

/** Puts a layer into another state. A `status` says only whether it comes into the archive or out of it. */
export async function moveLayer(
  trx: Transaction,
  type: DocumentType,
  row: LayerRow,
  move: Move,
): Promise<void> {
  const next = { ...row, ...move }
  const layer = layerOf(row)
  await updateLayer(trx, row.document_id, layer, { ...move, status: statusAfter(next) })
  if (isLocale(layer)) await takeAddresses(trx, type, row.document_id, layer, addressesOf(next))
}

export const nothingPublic = { published_version: null, published_slug: null } as const
export const nothingPlanned = { scheduled_version: null, scheduled_slug: null } as const
