/** Checks the data folder: owner, permissions, the file with the secret, and free space. It changes nothing. */
import type { Stats } from 'node:fs'
import { readFile, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { minSecretLength } from '../../config/site-secret.ts'
import type { Finding } from './finding.ts'
import { findingsOf, inUnits } from './finding.ts'
import { refusalOf } from './refusal.ts'

/** Others must have no access: 0o077 is what a group and all others may do. */
const isOpenToOthers = ({ mode }: Stats) => process.platform !== 'win32' && (mode & 0o077) !== 0

export async function checkFolder({ dataDir, secret }: Config): Promise<readonly Finding[]> {
  const { ok, warning, problem } = findingsOf('Data folder')
  const refusal = await refusalOf(dataDir)
  const folder = await stat(dataDir).catch(() => undefined)
  if (refusal === 'missing')
    return [
      warning(`${dataDir} does not exist.`, 'Start the server once, or set DATA_DIR to the right folder.'),
    ]
  if (folder === undefined)
    return [
      problem(`${dataDir} cannot be used (${refusal}).`, 'Run this command as the user of the service.'),
    ]
  if (!folder.isDirectory()) return [problem(`${dataDir} is not a folder.`, 'Set DATA_DIR to a folder.')]
  const isWritable = refusal === undefined
  const lines: Finding[] = []
  if (!isWritable)
    lines.push(
      problem(`${dataDir} is not writable.`, 'Run this command and the server as the owner of the folder.'),
    )
  if (isOpenToOthers(folder))
    lines.push(warning(`Other users of this machine can read ${dataDir}.`, `Run: chmod 700 ${dataDir}`))
  const user = process.getuid?.()
  if (isWritable && user !== undefined && folder.uid !== user)
    lines.push(
      warning(
        `${dataDir} belongs to another user (${folder.uid}) than the one who runs this command (${user}).`,
        'Run this command as the user of the service, so that new files have the right owner.',
      ),
    )
  if (lines.length === 0) lines.push(ok(`${dataDir} is writable, and private.`))
  return [
    ...lines,
    ...(secret === undefined ? await checkSecretFile(dataDir) : []),
    ...(await checkSpace(dataDir)),
  ]
}

async function checkSecretFile(dataDir: string): Promise<readonly Finding[]> {
  const { ok, warning, problem } = findingsOf('Secret')
  const path = join(dataDir, 'secret')
  const secret = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error)
  if (secret instanceof Error && secret.code === 'ENOENT')
    return [
      warning(
        `${path} does not exist.`,
        'The first start creates it. After a restore, copy it from the backup.',
      ),
    ]
  if (secret instanceof Error)
    return [
      problem(
        `${path} cannot be read (${secret.code}).`,
        'Run this command as the user of the service. It must be a file that only this user can read.',
      ),
    ]
  if (secret.trim().length < minSecretLength)
    return [problem(`${path} is empty or too short.`, 'Restore it from a backup.')]
  if (isOpenToOthers(await stat(path)))
    return [problem(`Other users of this machine can read ${path}.`, `Run: chmod 600 ${path}`)]
  return [ok(`${path} is private.`)]
}

/** Below the first, the disk reserve can no longer be kept. The second is the warning of the dashboard. */
const minBytes = 500_000_000
const fewBytes = 2_000_000_000
const fewPart = 0.05

async function checkSpace(dataDir: string): Promise<readonly Finding[]> {
  const { ok, warning, problem } = findingsOf('Disk space')
  const disk = await statfs(dataDir).catch(() => undefined)
  if (disk === undefined || disk.blocks === 0) return []
  const [free, size] = [disk.bavail * disk.bsize, disk.blocks * disk.bsize]
  const found = `${inUnits(free)} of ${inUnits(size)} are free on the disk of ${dataDir}.`
  const fix = 'Delete files that are not needed, or use a larger disk.'
  if (free < minBytes) return [problem(found, fix)]
  return [free < fewBytes || free < size * fewPart ? warning(found, fix) : ok(found)]
}
