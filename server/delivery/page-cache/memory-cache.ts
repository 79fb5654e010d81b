/**
 * What was printed, in memory, by address. Publishing drops exactly what carries a tag, and makes void what is being
 * printed at that moment, since that may have been read before.
 */
import type { Sheet } from '../../http/response/cached-response.ts'
import type { Dropped } from './tagged-lru.ts'
import { tagged } from './tagged-lru.ts'

export interface PageCache {
  get(key: string): Sheet | undefined
  /** The number of the last event that changed what is public: what began in an earlier epoch may be out of date. */
  epoch(): number
  /** Keeps a sheet, unless something was published since its making began; says whether it did. */
  put(key: string, sheet: Sheet, tags: ReadonlySet<string>, begunIn: number): boolean
  /** Begins the epoch, and says what went. */
  drop(tags: readonly string[], begins: number): readonly Dropped<Sheet>[]
}

export function makePageCache(begins: number, mostBytes = 64_000_000): PageCache {
  const sheets = tagged<Sheet>(mostBytes)
  let epoch = begins
  return {
    get: sheets.get,
    epoch: () => epoch,
    put(key, sheet, tags, begunIn) {
      if (begunIn !== epoch || sheet.bytes > mostBytes / 8) return false
      sheets.put(key, sheet, sheet.bytes, tags)
      return true
    },
    drop(tags, number) {
      epoch = number
      return sheets.drop(tags)
    },
  }
}
