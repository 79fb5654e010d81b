/**
 * Replaces a SQLite file. Its name refers to the old or to the new database at any moment, so an interruption
 * loses neither.
 */
import { existsSync } from 'node:fs'
import { copyFile, link, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { syncToDisk } from '../../platform/disk-reserve.ts'
import { Problem } from '../../problems/problems.ts'

/** The old file is kept at another path. */
export async function replaceFile(file: string, fresh: string, backupPath: string): Promise<void> {
  if (existsSync(file)) {
    await closeFile(file, backupPath)
    await rm(backupPath, { force: true })
    // Not every file system has links.
    await link(file, backupPath).catch(() => copyFile(file, backupPath))
    await syncToDisk(dirname(backupPath))
  }
  await rename(fresh, file)
  await syncToDisk(dirname(file))
}

const busy = 5

/**
 * Writes all changes from the WAL to the file and removes the WAL, which would damage another file of that
 * name. That fails while another process has the file open.
 */
async function closeFile(file: string, backupPath: string): Promise<void> {
  try {
    const database = new DatabaseSync(file, { timeout: 0 })
    try {
      database.exec('PRAGMA journal_mode = DELETE')
    } finally {
      database.close()
    }
  } catch (problem) {
    if (problem instanceof Error && 'errcode' in problem && (Number(problem.errcode) & 0xff) === busy)
      throw new Problem('server_running')
    // A damaged file is replaced too. Its WAL is kept with it.
    for (const end of ['-wal', '-shm']) if (existsSync(file + end)) await rename(file + end, backupPath + end)
  }
}
