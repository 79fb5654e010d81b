/** Lists the documents of all types in the trash, newest first. */

import type { Layer } from '@cyanotype/content/model/index.ts'
import { each, shared, siteLayers } from '@cyanotype/content/model/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { noSuchPosition } from '../../problems/problems.ts'
import type { TrashResponse } from '../core/document-schemas.ts'
import { textsByLocale } from '../core/document-schemas.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit } from '../core/operation-context.ts'
import { layersOf } from '../store/document-store.ts'
import { cursorOf, positionOf } from '../store/list-page-store.ts'
import { findTrashed } from '../store/trash-store.ts'
import { retentionDays } from './trash-document.ts'

interface TrashQuery {
  readonly actor: Principal
  readonly after?: string | undefined
}

const batchSize = 50

export async function listTrash(
  context: DocumentContext,
  { actor, after }: TrashQuery,
): Promise<TrashResponse> {
  const { kysely } = context.db
  const { types } = context
  for (const type of Object.values(types)) permit(actor, 'documents.read', type)
  const before = after === undefined ? undefined : positionOf(after)
  if (before === undefined && after !== undefined) throw noSuchPosition()
  const rows = await findTrashed(kysely, { before, limit: batchSize + 1 })
  const shown = rows.slice(0, batchSize)
  const last = shown.at(-1)
  const states =
    last === undefined
      ? []
      : await layersOf(
          kysely,
          shown.map(({ id }) => id),
        )
  const items = shown.map(({ id, type, trashed_at, username }) => {
    const own = states.filter((row) => row.document_id === id)
    const titleIn = (layer: Layer) => own.find((row) => row.layer === layer)?.title
    return {
      id,
      type,
      titles: textsByLocale((code) => titleIn(code) ?? titleIn(shared)),
      versions: each(siteLayers(), (layer) => own.find((row) => row.layer === layer)?.draft_version ?? 0),
      trashedAt: trashed_at,
      trashedBy: username,
    }
  })
  const isMore = rows.length > batchSize && last !== undefined
  const next = isMore ? cursorOf({ key: last.trashed_at, id: last.id }) : null
  return { items, next, retentionDays: await retentionDays(context) }
}
