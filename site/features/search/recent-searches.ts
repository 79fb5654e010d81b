/** The latest searches of this browser, the newest first: kept on the device, and never sent. */
import { searchesKey } from '@cyanotype/content/contracts/device-storage.ts'

const maxSearches = 5

export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(searchesKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function saveSearch(query: string): void {
  if (query === '') return
  const others = recentSearches().filter((one) => one !== query)
  try {
    localStorage.setItem(searchesKey, JSON.stringify([query, ...others].slice(0, maxSearches)))
  } catch {
    // A browser may refuse to store anything.
  }
}

export function clearSearches(): void {
  try {
    localStorage.removeItem(searchesKey)
  } catch {
    // Nothing was stored.
  }
}
