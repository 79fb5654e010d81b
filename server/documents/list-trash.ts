/** Lists the documents in the trash, of all types, newest first. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { layers, shared } from '@cyanotype/content/model/index.ts'
import { noSuchPlace } from '../http/no-such-place.ts'
import type { TrashAnswer } from './answers.ts'
import { each, textsByLocale } from './answers.ts'
import { cursorOf, placeOf } from './cursor.ts'
import { layersOf } from './document-store.ts'
import type { Engine, Hand } from './engine.ts'
import { permit } from './engine.ts'
import { findTrashed } from './trash-store.ts'

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
