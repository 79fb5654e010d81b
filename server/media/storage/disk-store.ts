/** Files in a folder: written under a temporary name, flushed, renamed, and the folder flushed too. */
import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncToDisk } from '../../platform/disk-reserve.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { folderOf, namedBy, pathOf } from './file-store.ts'

export function openDiskStore(root: string): FileStore {
  return {
    async unfinished(id) {
      const folder = join(root, folderOf(id))
      await mkdir(folder, { recursive: true })
      return join(folder, `.${randomUUID()}`)
    },
    async put(key, path) {
      const place = join(root, pathOf(key))
      await chmod(path, 0o600) // A copy has the mode of its source.
      await syncToDisk(path)
      await rename(path, place)
      await syncToDisk(dirname(place)) // a rename is durable only when its folder is flushed
    },
    async read(key, range) {
      const file = await open(join(root, pathOf(key))).catch(unlessMissing)
      return file?.createReadStream(range && { start: range.from, end: range.to })
    },
    remove: (key) => rm(join(root, pathOf(key)), { force: true }),
    list: () => filesBelow(root),
  }
}

async function* filesBelow(root: string): AsyncGenerator<StoredFile> {
  for (const folder of await entries(root)) {
    if (!folder.isDirectory()) continue
    for (const { name } of await entries(join(root, folder.name))) {
      const named = namedBy(name)
      if (named === undefined && !name.startsWith('.')) continue
      const path = join(root, folder.name, name)
      const found = await stat(path).catch(unlessMissing)
      if (found === undefined) continue
      yield { named, changed: found.mtime, remove: () => rm(path, { force: true }) }
    }
  }
}

async function entries(folder: string): Promise<readonly Dirent[]> {
  return (await readdir(folder, { withFileTypes: true }).catch(unlessMissing)) ?? []
}

function unlessMissing(problem: unknown): undefined {
  if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return undefined
  throw problem
}
