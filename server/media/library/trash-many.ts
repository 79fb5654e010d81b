/** Moves many items to the trash and back, in the transaction of a larger change. */
import type { Transaction } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { isUsedMedia } from '../../references/index.ts'
import { findItem } from '../core/media-store.ts'
import type { Library } from '../core/operation-context.ts'
import { changeItemIn, permit } from '../core/operation-context.ts'

export async function trashUnused(
  library: Library,
  trx: Transaction,
  actor: Principal,
  ids: readonly string[],
): Promise<readonly string[]> {
  permit(actor, 'media.edit')
  const trashedAt = library.clock().toISOString()
  const trashed: string[] = []
  for (const id of ids) {
    const item = await findItem(library.db, trx, id)
    if (item === undefined || item.trashedAt !== null) continue
    if (await isUsedMedia(trx, id, undefined)) continue
    const change = () => ({ trashedAt })
    await changeItemIn(library, trx, { actor, item }, { action: 'media.trashed', change })
    trashed.push(id)
  }
  return trashed
}

export async function restoreTrashed(
  library: Library,
  trx: Transaction,
  actor: Principal,
  ids: readonly string[],
): Promise<readonly string[]> {
  permit(actor, 'media.edit')
  const restored: string[] = []
  for (const id of ids) {
    const item = await findItem(library.db, trx, id)
    if (item === undefined || item.trashedAt === null) continue
    const change = () => ({ trashedAt: null })
    await changeItemIn(library, trx, { actor, item }, { action: 'media.restored', change })
    restored.push(id)
  }
  return restored
}
