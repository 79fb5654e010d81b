/**
 * Which windows of this browser keep words: each holds a lock by its name as long as it is open, and loses it when it is
 * closed or crashes. Where a browser has no locks (a page that is not served securely), every other window counts as closed.
 */
const prefix = 'cyanotype/writing/'

/** Until what it answers is called. */
export function holdWindow(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks?.request(prefix + name, () => promise)
  return resolve
}

export async function openWindows(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}
