/** Lists the documents in the trash, of all types, newest first. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { layers, shared } from '@cyanotype/content/model/index.ts'
import { noSuchPlace } from '../../problems/unknown-cursor.ts'
import type { TrashAnswer } from '../core/document-schemas.ts'
import { each, textsByLocale } from '../core/document-schemas.ts'
import { cursorOf, placeOf } from '../core/list-cursor.ts'
import type { Engine, Hand } from '../core/operation-context.ts'
import { permit } from '../core/operation-context.ts'
import { layersOf } from '../store/document-store.ts'
import { findTrashed } from '../store/trash-store.ts'

interface TrashWish {
  readonly actor: Hand
  readonly after?: string | undefined
}

const atOnce = 50

export async function listTrash(
  { db: { kysely }, types }: Engine,
  { actor, after }: TrashWish,
): Promise<TrashAnswer> {
  for (const type of Object.values(types)) permit(actor, 'documents.read', type)
  const before = after === undefined ? undefined : placeOf(after)
  if (before === undefined && after !== undefined) throw noSuchPlace()
  const rows = await findTrashed(kysely, { before, limit: atOnce + 1 })
  const shown = rows.slice(0, atOnce)
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
      versions: each(layers, (layer) => own.find((row) => row.layer === layer)?.draft_version ?? 0),
      trashedAt: trashed_at,
      trashedBy: username,
    }
  })
  const isMore = rows.length > atOnce && last !== undefined
  return { items, next: isMore ? cursorOf({ key: last.trashed_at, id: last.id }) : null }
}
