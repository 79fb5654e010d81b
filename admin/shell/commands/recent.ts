/** Recent commands and documents on this device, which the palette offers first. Sign-out clears them. */

export interface RecentDocument {
  readonly title: string
  readonly href: string
}

const commandsKey = 'cyanotype/commands'
const documentsKey = 'cyanotype/documents'
const maxRecent = 8

export function recentCommands(storage: Storage): readonly string[] {
  return read(storage, commandsKey).filter((id) => typeof id === 'string')
}

export function saveCommand(storage: Storage, id: string): void {
  write(storage, commandsKey, [id, ...recentCommands(storage).filter((other) => other !== id)])
}

export function recentDocuments(storage: Storage): readonly RecentDocument[] {
  return read(storage, documentsKey).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null || !('title' in entry) || !('href' in entry)) return []
    const { title, href } = entry
    return typeof title === 'string' && typeof href === 'string' ? [{ title, href }] : []
  })
}

export function saveDocument(storage: Storage, document: RecentDocument): void {
  write(storage, documentsKey, [
    document,
    ...recentDocuments(storage).filter(({ href }) => href !== document.href),
  ])
}

export function clearRecent(storage: Storage): void {
  storage.removeItem(commandsKey)
  storage.removeItem(documentsKey)
}

function read(storage: Storage, key: string): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function write(storage: Storage, key: string, entries: readonly unknown[]): void {
  try {
    storage.setItem(key, JSON.stringify(entries.slice(0, maxRecent)))
  } catch {
    // A full storage is needed for unsaved text. Recent documents may be lost.
  }
}
