/** Dry run of an import: files are prepared as usual, so that the report is complete, and none of them is stored. */
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Library } from '../core/operation-context.ts'
import type { FileStore } from '../storage/file-store.ts'
import { pathOf } from '../storage/file-store.ts'

/** Deletes at the end what `work` stored, and what it left unfinished. */
export async function withoutStoring<Result>(
  library: Library,
  work: (library: Library) => Promise<Result>,
): Promise<Result> {
  const { store } = library
  const unfinished: string[] = []
  const stored = new Map<string, string>()
  const dryStore: FileStore = {
    ...store,
    async unfinished(id) {
      const path = await store.unfinished(id)
      unfinished.push(path)
      return path
    },
    async put(key, path) {
      stored.set(pathOf(key), path)
    },
    async read(key, range) {
      const path = stored.get(pathOf(key))
      if (path === undefined) return store.read(key, range)
      return createReadStream(path, range && { start: range.from, end: range.to })
    },
  }
  try {
    return await work({ ...library, store: dryStore })
  } finally {
    for (const path of unfinished) await rm(path, { force: true })
  }
}
