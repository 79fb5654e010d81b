/** The folder for all that is kept: there, private and writable before anything else begins, with the site's secret in it. */
import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from './start-problem.ts'
import { syncToDisk } from './sync-to-disk.ts'

export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const probe = join(dataDir, `.probe-${process.pid}`)
    await (await open(probe, 'w')).close()
    await rm(probe)
  } catch (problem) {
    const reason = problem instanceof Error && 'code' in problem ? String(problem.code) : String(problem)
    throw new StartProblem(
      `The data folder ${dataDir} cannot be written (${reason}): make it writable, or set DATA_DIR to another.`,
    )
  }
}

/** The secret of this site, made once. Of two processes that start together, both get what the first one wrote. */
export async function keptSecret(dataDir: string): Promise<string> {
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
