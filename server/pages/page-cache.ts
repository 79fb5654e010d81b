/**
 * What was printed, by address, each with the tags of what it was made from. Publishing drops exactly the pages that carry a
 * tag, and makes void what is being printed at that moment, since that may have been read before.
 */
import type { Sheet } from './sheet.ts'

export interface PageCache {
  get(key: string): Sheet | undefined
  /** Changes with every invalidation: what began in an earlier epoch may be out of date. */
  epoch(): number
  /** Keeps a page, unless something was published since its making began. */
  put(key: string, sheet: Sheet, tags: ReadonlySet<string>, begunIn: number): void
  drop(tags: readonly string[]): void
}

interface Entry {
  readonly sheet: Sheet
  readonly tags: ReadonlySet<string>
  /** Asked for since it was last weighed: kept for another round. */
  used: boolean
}

export function makePageCache(mostBytes = 64_000_000): PageCache {
  const entries = new Map<string, Entry>()
  const keysByTag = new Map<string, Set<string>>()
  let bytes = 0
  let epoch = 0

  function remove(key: string): void {
    const entry = entries.get(key)
    if (entry === undefined) return
    entries.delete(key)
    bytes -= entry.sheet.bytes
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  /** Oldest first; what was asked for in the meantime goes to the end of the line instead. */
  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (bytes <= mostBytes) return
      if (entry.used) {
        entries.delete(key)
        entries.set(key, { ...entry, used: false })
      } else remove(key)
    }
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entry.used = true
      return entry.sheet
    },
    epoch: () => epoch,
    put(key, sheet, tags, begunIn) {
      if (begunIn !== epoch || sheet.bytes > mostBytes / 8) return
      remove(key)
      entries.set(key, { sheet, tags, used: false })
      bytes += sheet.bytes
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
      makeRoom()
    },
    drop(tags) {
      epoch++
      for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) remove(key)
    },
  }
}
