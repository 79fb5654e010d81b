/**
 * Flushes a file or a folder to the disk. A renamed or linked file is only safe after its folder is flushed.
 */
import { open } from 'node:fs/promises'

export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
