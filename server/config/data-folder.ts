/**
 * Data folder: makes sure that it exists, is private and writable before the start continues.
 */
import { chmod, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { makeFolder } from '../platform/make-folder.ts'
import { StartProblem } from '../platform/start-error.ts'

export interface DataFolder {
  /** Another account created it, and other accounts of this machine can read it. */
  readonly isOpenToOthers: boolean
  /** Existing files whose permissions this account may not change, such as those of a mounted volume. */
  readonly unchanged: readonly string[]
}

/** Makes all files that this process creates from now on readable by its own account only. */
export async function prepareDataFolder(dataDir: string): Promise<DataFolder> {
  if (isMainThread) process.umask(0o077)
  try {
    await makeFolder(dataDir, 0o700)
    const probe = join(dataDir, `.probe-${process.pid}`)
    await (await open(probe, 'w')).close()
    await rm(probe)
    const unchanged = await restrictEarlierFiles(dataDir)
    // Windows has no such modes: each account has its own folders there.
    const isOpenToOthers = process.platform !== 'win32' && ((await stat(dataDir)).mode & 0o077) !== 0
    return { isOpenToOthers, unchanged }
  } catch (problem) {
    const found = await stat(dataDir).catch(() => undefined)
    if (found?.isDirectory() === false)
      throw new StartProblem(`${dataDir} is not a folder. Set DATA_DIR to a folder.`)
    const reason = problem instanceof Error && 'code' in problem ? String(problem.code) : String(problem)
    throw new StartProblem(
      `Cannot write to the data folder ${dataDir} (${reason}). Make it writable, or set DATA_DIR to another folder.`,
    )
  }
}

/** Returns the files that could not be changed. If a folder is private, its contents are private too. */
async function restrictEarlierFiles(dataDir: string): Promise<readonly string[]> {
  const results = await Promise.allSettled(
    earlierFiles.map(([name, mode]) => chmod(join(dataDir, name), mode)),
  )
  const isUnchanged = (result: PromiseSettledResult<void>) =>
    result.status === 'rejected' && result.reason?.code !== 'ENOENT'
  return earlierFiles.map(([name]) => name).filter((_, at) => results.slice(at, at + 1).some(isUnchanged))
}

/** Files of earlier versions, which did not set permissions. */
const earlierFiles = [
  ['cyanotype.db', 0o600],
  ['cyanotype.db-wal', 0o600],
  ['cyanotype.db-shm', 0o600],
  ['media', 0o700],
  ['images', 0o700],
  ['cache', 0o700],
  ['logs', 0o700],
] as const
