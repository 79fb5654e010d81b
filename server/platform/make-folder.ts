/** Creates a folder with its parents, or throws. */
import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Unlike `mkdir` with `recursive`, which never returns where an existing folder answers “not found” to a new one,
 * such as `/proc`, and which says of a disk that is read-only that there is no such folder.
 */
export async function makeFolder(path: string, mode: number): Promise<void> {
  const parent = dirname(path)
  if (!existsSync(parent)) await makeFolder(parent, mode)
  try {
    await mkdir(path, { mode })
  } catch (problem) {
    const found = await stat(path).catch(() => undefined)
    if (found?.isDirectory() !== true) throw problem
  }
}
