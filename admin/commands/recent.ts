/** Recent commands and documents on this device, which the palette offers first. Sign-out clears them. */
import { useEffect } from 'react'
import { useAdmin } from '../app-context/app-context.tsx'
import { useRouter } from '../router/router-context.tsx'

interface RecentDocument {
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

function saveDocument(storage: Storage, document: RecentDocument): void {
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
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
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

/** Remembers each document that the user leaves, under its window title. */
export function useRecentDocuments(): void {
  const { storage } = useAdmin()
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (!pathChanged || !fromLocation?.pathname.startsWith('/admin/edit/')) return
        const { title } = document
        saveDocument(storage, {
          title: title.slice(0, Math.max(title.lastIndexOf(' · '), 0)) || title,
          href: fromLocation.publicHref,
        })
      }),
    [router, storage],
  )
}
