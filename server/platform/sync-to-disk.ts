/** Forces a file, or what is in a folder by which names, to the disk: what was renamed or linked is there only after that. */
import { open } from 'node:fs/promises'

export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
