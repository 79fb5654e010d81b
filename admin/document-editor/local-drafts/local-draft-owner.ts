/** Who has local drafts: the user, identified by the id because a username may change, and the open tab. */
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
  const stored = storage.getItem(key)
  if (stored === null) return
  storage.removeItem(key)
  try {
    storage.setItem(to, become ?? stored)
  } catch {
    storage.setItem(key, stored)
  }
}

// Registry of open tabs: each tab holds a lock with its name until it is closed or crashes. Without the Web Locks API
// (on an insecure page) every other tab counts as closed.

const prefix = 'cyanotype/writing/'

/** Holds the lock until the returned function is called. */
export function registerTab(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks?.request(prefix + name, () => promise)
  return resolve
}

export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}
