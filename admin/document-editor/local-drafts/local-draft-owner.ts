/** Under whom words are kept in a browser: by what never changes of a person, since a name may. */
export interface DraftOwner {
  readonly id: string
  readonly username: string
}

const of = (who: string) => `cyanotype/kept/${who}/`

/** What the keys of somebody's words begin with. Those that were kept under the person's name come along. */
export function draftKey(storage: Storage, { id, username }: DraftOwner): string {
  const own = of(id)
  moveAll(storage, of(username), own)
  return own
}

/** Who is nobody keeps nothing of anybody. */
export const nobody: DraftOwner = { id: '', username: '' }

function moveAll(storage: Storage, from: string, to: string): void {
  if (from === to) return
  for (const key of Object.keys(storage).filter((one) => one.startsWith(from))) {
    move(storage, key, to + key.slice(from.length))
  }
}

/** There may be room for the words once and not twice: they are never nowhere for longer than it takes to put them back. */
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
