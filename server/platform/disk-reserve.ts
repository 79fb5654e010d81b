/**
 * Disk reserve: a file that reserves some space in the data folder. When the disk is full, the file is
 * deleted, and its space is left for signing in and deleting. Other writes are rejected until there is space
 * again.
 */
import { open, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const megabyte = 1024 * 1024
const reserveBytes = 16 * megabyte
/** With less space than this, the reserve itself would bring the disk close to its end. */
const neededBytes = 8 * reserveBytes

export interface DiskReserve {
  /** Whether the disk was full and still is. */
  isFull(): Promise<boolean>
  /** Call this when a write failed because the disk is full. */
  release(): Promise<void>
}

interface DiskReserveOptions {
  /** Returns the free bytes of a folder. */
  readonly freeBytes?: (folder: string) => Promise<number>
}

export function openDiskReserve(
  folder: string,
  { freeBytes = readFreeBytes }: DiskReserveOptions = {},
): DiskReserve {
  const path = join(folder, 'reserve')
  let isFull = false

  async function restore(): Promise<boolean> {
    const isThere = await stat(path).then(
      ({ size }) => size === reserveBytes,
      () => false,
    )
    if (isThere) return true
    if ((await freeBytes(folder)) < neededBytes) return false
    return allocate(path).catch(() => false)
  }

  let restoring = restore()
  return {
    async isFull() {
      if (!isFull) return false
      restoring = restoring.then(restore, restore)
      isFull = !(await restoring)
      return isFull
    },
    async release() {
      isFull = true
      await restoring
      await rm(path, { force: true })
    },
  }
}

/** Writes real bytes, since a sparse file takes no space. The file gets its name when it is complete. */
async function allocate(path: string): Promise<true> {
  const temporary = `${path}-${process.pid}`
  try {
    const file = await open(temporary, 'w', 0o600)
    try {
      const zeros = Buffer.alloc(megabyte)
      for (let written = 0; written < reserveBytes; written += megabyte) await file.write(zeros)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
    return true
  } finally {
    await rm(temporary, { force: true })
  }
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Flushes a file or a folder to the disk. A renamed or linked file is only safe after its folder is flushed.
 */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
