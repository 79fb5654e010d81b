/**
 * Registry of open tabs: each tab holds a lock with its name until it is closed or crashes. Without the Web
 * Locks API (on an insecure page) every other tab counts as closed.
 */
const prefix = 'cyanotype/writing/'

/** Holds the lock until the returned function is called. */
export function holdWindow(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks?.request(prefix + name, () => promise)
  return resolve
}

export async function openWindows(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}
