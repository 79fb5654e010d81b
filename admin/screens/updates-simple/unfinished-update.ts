/** Which update somebody began on this device and has not published: the composer opens with it. */

import type { DraftOwner } from '../../document-editor/local-drafts/local-draft-owner.ts'
import { move } from '../../document-editor/local-drafts/local-draft-owner.ts'

export interface Unfinished {
  id(): string | undefined
  start(id: string): void
  finish(): void
}

export function openUnfinished(storage: Storage, { id, username }: DraftOwner): Unfinished {
  const key = `cyanotype/quick/${id}`
  // Once it was noted under the person's name, which may change.
  move(storage, `cyanotype/quick/${username}`, key)
  return {
    id: () => storage.getItem(key) ?? undefined,
    start: (id) => storage.setItem(key, id),
    finish: () => storage.removeItem(key),
  }
}
