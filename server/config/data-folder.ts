/** The folder for all that is kept: there, private and writable before anything else begins, with the site's secret in it. */
import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { StartProblem } from '../platform/start-error.ts'
import { syncToDisk } from '../platform/sync-to-disk.ts'

export interface DataFolder {
  /** Somebody else made it, and other accounts of this machine can look into it. */
  readonly isOpenToOthers: boolean
  /** Earlier files whose permissions this account may not change, such as those of a mounted volume. */
  readonly unchanged: readonly string[]
}

/** What this process writes from here on is readable by its own account only, whatever it was started with. */
export async function prepareDataFolder(dataDir: string): Promise<DataFolder> {
  if (isMainThread) process.umask(0o077)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const probe = join(dataDir, `.probe-${process.pid}`)
    await (await open(probe, 'w')).close()
    await rm(probe)
    const unchanged = await restrictEarlierFiles(dataDir)
    // Windows has no such modes: each account has folders of its own there.
    const isOpenToOthers = process.platform !== 'win32' && ((await stat(dataDir)).mode & 0o077) !== 0
    return { isOpenToOthers, unchanged }
  } catch (problem) {
    const reason = problem instanceof Error && 'code' in problem ? String(problem.code) : String(problem)
    throw new StartProblem(
      `The data folder ${dataDir} cannot be written (${reason}): make it writable, or set DATA_DIR to another.`,
    )
  }
}

/** Answers with those that could not be changed. Whoever cannot enter a folder cannot read what is in it either. */
async function restrictEarlierFiles(dataDir: string): Promise<readonly string[]> {
  const results = await Promise.allSettled(
    earlierFiles.map(([name, mode]) => chmod(join(dataDir, name), mode)),
  )
  const isUnchanged = (result: PromiseSettledResult<void>) =>
    result.status === 'rejected' && result.reason?.code !== 'ENOENT'
  return earlierFiles.map(([name]) => name).filter((_, at) => results.slice(at, at + 1).some(isUnchanged))
}

/** Written by versions that left it to the system who may read them. */
const earlierFiles = [
  ['cyanotype.db', 0o600],
  ['cyanotype.db-wal', 0o600],
  ['cyanotype.db-shm', 0o600],
  ['media', 0o700],
  ['images', 0o700],
  ['cache', 0o700],
  ['logs', 0o700],
] as const

/** The secret of this site, made once. Of two processes that start together, both get what the first one wrote. */
export async function siteSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret')
  const known = await readFile(path, 'utf8').catch(() => undefined)
  if (known !== undefined) return known.trim()
  // Of a name that no earlier process can have left behind, whatever its number was.
  const fresh = join(dataDir, `.secret-${randomBytes(8).toString('hex')}`)
  try {
    const file = await open(fresh, 'wx', 0o600)
    await file.writeFile(`${randomBytes(32).toString('base64url')}\n`)
    await file.sync()
    await file.close()
    await link(fresh, path).catch(() => {}) // somebody else was first
  } finally {
    await rm(fresh, { force: true })
  }
  await syncToDisk(dataDir)
  return (await readFile(path, 'utf8')).trim()
}
