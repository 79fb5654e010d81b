/** Owner of local drafts: identified by the user id, because a username may change. */
export interface DraftOwner {
  readonly id: string
  readonly username: string
}

const of = (who: string) => `cyanotype/kept/${who}/`

/** Returns the key prefix of a user's drafts. Moves drafts that were stored under the username. */
export function draftKey(storage: Storage, { id, username }: DraftOwner): string {
  const own = of(id)
  moveAll(storage, of(username), own)
  return own
}

/** The owner when no user is signed in. It stores no drafts. */
export const nobody: DraftOwner = { id: '', username: '' }

function moveAll(storage: Storage, from: string, to: string): void {
  if (from === to) return
  for (const key of Object.keys(storage).filter((one) => one.startsWith(from))) {
    move(storage, key, to + key.slice(from.length))
  }
}

/** The storage may have room for only one copy: the old entry is removed first and restored on failure. */
export function move(storage: Storage, key: string, to: string, become?: string): void {
  const words = storage.getItem(key)
  if (words === null) return
  storage.removeItem(key)
  try {
    storage.setItem(to, become ?? words)
  } catch {
    storage.setItem(key, words)
  }
}
