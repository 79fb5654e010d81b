/** The one rule by which a layer has its status, whatever was done to it. */
import type { DocumentLocalesTable } from '../db/tables/documents.ts'
import type { Status } from './answers.ts'

type Circumstances = Pick<
  DocumentLocalesTable,
  'status' | 'draft_version' | 'published_version' | 'scheduled_version'
>

/** Only the archive is remembered by the status itself, and left on purpose. */
export function statusAfter(layer: Circumstances): Status {
  if (layer.status === 'archived') return 'archived'
  if (layer.published_version !== null) {
    return layer.published_version === layer.draft_version ? 'published' : 'changed'
  }
  if (layer.scheduled_version !== null) return 'scheduled'
  return layer.draft_version === 0 ? 'none' : 'draft'
}
