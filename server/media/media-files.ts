/**
 * The files of the library, each under the hash of its bytes. A file is written under another name, forced to the disk
 * and renamed, so that under its own name it is either whole or not there.
 */
import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface MediaFiles {
  /** Keeps the bytes and answers with their hash. */
  put(bytes: Buffer, extension: string): Promise<string>
  /** Where a file is, if there were one. */
  pathOf(id: string, extension: string): string
}

export function openMediaFiles(dataDir: string): MediaFiles {
  const pathOf = (id: string, extension: string) =>
    join(dataDir, 'media', id.slice(0, 2), `${id}.${extension}`)
  return {
    pathOf,
    async put(bytes, extension) {
      const id = createHash('sha256').update(bytes).digest('hex')
      const path = pathOf(id, extension)
      if (!(await exists(path))) await writeWhole(path, bytes)
      return id
    },
  }
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `.${randomUUID()}`)
  try {
    await writeThrough(unfinished, bytes)
    await rename(unfinished, path)
  } catch (problem) {
    await rm(unfinished, { force: true })
    throw problem
  }
  await sync(folder)
}

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is on the disk only when its folder is. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
