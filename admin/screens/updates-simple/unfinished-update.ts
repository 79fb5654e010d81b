/** Which update somebody began on this device and has not published: the composer opens with it. */

import type { Keeper } from '../../document-editor/local-drafts/local-draft-owner.ts'
import { move } from '../../document-editor/local-drafts/local-draft-owner.ts'

export interface Unfinished {
  id(): string | undefined
  begin(id: string): void
  finish(): void
}

export function openUnfinished(storage: Storage, { id, username }: Keeper): Unfinished {
  const key = `cyanotype/quick/${id}`
  // Once it was noted under the person's name, which may change.
  move(storage, `cyanotype/quick/${username}`, key)
  return {
    id: () => storage.getItem(key) ?? undefined,
    begin: (id) => storage.setItem(key, id),
    finish: () => storage.removeItem(key),
  }
}
