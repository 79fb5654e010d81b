/**
 * The secret of the site, from which keys are derived: from `SECRET`, or created once and stored in the data
 * folder. While it is replaced, the previous one is valid too.
 */
import { randomBytes } from 'node:crypto'
import { link, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncToDisk } from '../platform/disk-reserve.ts'
import { StartProblem } from '../platform/start-error.ts'
import type { Config } from './config.ts'

export type SecretConfig = Pick<Config, 'secret' | 'previousSecret' | 'dataDir'>

export const newSecret = () => randomBytes(32).toString('base64url')

/** The current secret first. It is created if there is none. */
export async function siteSecrets(config: SecretConfig): Promise<readonly [string, ...string[]]> {
  const current = config.secret ?? (await siteSecret(config.dataDir))
  return [current, ...(await previousSecrets(config))]
}

/** Creates nothing: empty if there is no secret yet. */
export async function existingSecrets(config: SecretConfig): Promise<readonly string[]> {
  const current = config.secret ?? (await readSecret(pathsIn(config.dataDir).current))
  return current === undefined ? [] : [current, ...(await previousSecrets(config))]
}

async function previousSecrets({
  secret,
  previousSecret,
  dataDir,
}: SecretConfig): Promise<readonly string[]> {
  const stored = secret === undefined ? await readSecret(pathsIn(dataDir).previous) : undefined
  return [previousSecret, stored].filter((one) => one !== undefined)
}

/** The file of the secret, and of the one that it replaced. */
function pathsIn(dataDir: string) {
  return { current: join(dataDir, 'secret'), previous: join(dataDir, 'secret.previous') }
}

/** As for `SECRET`. A shorter one could be guessed, and an empty one is no secret at all. */
export const minSecretLength = 32

/** `undefined` if there is no such file. */
async function readSecret(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((problem) => unlessMissing(path, problem))
  const secret = text?.trim()
  if (secret !== undefined && secret.length < minSecretLength)
    throw new StartProblem(`The secret in ${path} is empty or too short. Restore it from a backup.`)
  return secret
}

function unlessMissing(path: string, problem: NodeJS.ErrnoException): undefined {
  if (problem.code === 'ENOENT') return undefined
  throw new StartProblem(
    `Cannot read the secret in ${path} (${problem.code}). Check its owner and permissions.`,
  )
}

export const hasPreviousFile = async (dataDir: string) =>
  (await readSecret(pathsIn(dataDir).previous)) !== undefined

/** Stores a new secret. The current one becomes the previous one, in an order in which none is ever lost. */
export async function replaceSecretFile(dataDir: string): Promise<void> {
  const { current, previous } = pathsIn(dataDir)
  await writeSecret(dataDir, previous, await siteSecret(dataDir))
  await writeSecret(dataDir, current, newSecret())
}

export interface StagedSecrets {
  /** The previous one first, so that the current one is never without it. */
  write(): Promise<void>
  discard(): Promise<void>
}

/** Files for the secrets of a backup. What can fail does so here, as far as possible. */
export async function stageSecretFiles(
  dataDir: string,
  secret: string,
  before?: string,
): Promise<StagedSecrets> {
  const { current, previous } = pathsIn(dataDir)
  for (const path of [current, previous]) {
    const isFile = (await stat(path).catch(() => undefined))?.isFile() ?? true
    if (!isFile) throw new StartProblem(`${path} is not a file. Rename or delete it.`)
  }
  const files: string[] = []
  const discard = async () => {
    for (const file of files) await rm(file, { force: true })
  }
  try {
    for (const one of [secret, before]) if (one !== undefined) files.push(await temporaryFile(dataDir, one))
  } catch (problem) {
    await discard()
    throw problem
  }
  const [fresh = '', freshPrevious] = files
  const write = async () => {
    if (freshPrevious === undefined) await rm(previous, { force: true })
    else await rename(freshPrevious, previous)
    await syncToDisk(dataDir)
    await rename(fresh, current)
    await syncToDisk(dataDir)
  }
  return { write, discard }
}

export async function removePreviousFile(dataDir: string): Promise<void> {
  await rm(pathsIn(dataDir).previous, { force: true })
  await syncToDisk(dataDir)
}

async function writeSecret(dataDir: string, path: string, secret: string): Promise<void> {
  const fresh = await temporaryFile(dataDir, secret)
  try {
    await rename(fresh, path)
  } finally {
    await rm(fresh, { force: true })
  }
  await syncToDisk(dataDir)
}

/** A random name, so that no file of an earlier process with the same id is in the way. */
async function temporaryFile(dataDir: string, secret: string): Promise<string> {
  const path = join(dataDir, `.secret-${randomBytes(8).toString('hex')}`)
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(`${secret}\n`)
    await file.sync()
  } catch (problem) {
    await rm(path, { force: true })
    throw problem
  } finally {
    await file.close()
  }
  return path
}

/** Created once. If two processes start together, both use the one that was written first. */
async function siteSecret(dataDir: string): Promise<string> {
  const { current } = pathsIn(dataDir)
  const stored = await readSecret(current)
  if (stored !== undefined) return stored
  const fresh = await temporaryFile(dataDir, newSecret())
  try {
    await link(fresh, current).catch(() => {}) // another process was first
  } finally {
    await rm(fresh, { force: true })
  }
  await syncToDisk(dataDir)
  const created = await readSecret(current)
  if (created === undefined) throw new StartProblem(`Cannot create the secret in ${current}.`)
  return created
}
