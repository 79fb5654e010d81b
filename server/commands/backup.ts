/**
 * `npm run backup` makes a backup while the server runs. It also lists backups, verifies them, and writes one
 * as a single file.
 */
import { existsSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { open, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import type { Config } from '../config/config.ts'
import { environment, readConfig } from '../config/config.ts'
import { prepareDataFolder } from '../config/data-folder.ts'
import { siteSecrets } from '../config/site-secret.ts'
import { openDatabase } from '../db/index.ts'
import { progressLine } from '../import-export/progress-line.ts'
import { openStore } from '../media/storage/open-store.ts'
import type { BackupCommand } from '../operations/backups/backup-commands.ts'
import { openBackupCommand } from '../operations/backups/backup-commands.ts'
import type { BackupResponse } from '../operations/backups/stored-backups.ts'
import { isOfFullDisk } from '../platform/disk-full.ts'
import { explainProblem, megabytes, showProgress } from './backup-text.ts'
import { requireDatabase } from './existing-database.ts'
import { exitWith, runMain } from './run-main.ts'

const usage = `npm run backup [-- create [--with-secret]]
npm run backup -- list
npm run backup -- verify ID
npm run backup -- export ID FILE.tar`

async function main(): Promise<number | undefined> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'with-secret': { type: 'boolean' } },
  })
  const [action = 'create', ...names] = positionals
  const config = readConfig(environment())
  if (action === 'create') requireDatabase(config)
  await prepareDataFolder(config.dataDir)
  const command = openBackupCommand(config, openStore(config.dataDir, config.media))
  const text = await run(command, config, { action, names, withSecret: values['with-secret'] ?? false })
  return text === undefined ? undefined : exitWith(text, 0)
}

interface CommandInput {
  readonly action: string
  readonly names: readonly string[]
  readonly withSecret: boolean
}

/** `undefined` for words that are not a command. */
async function run(
  command: BackupCommand,
  config: Config,
  { action, names: [id, file, ...more], withSecret }: CommandInput,
): Promise<string | undefined> {
  if (more.length > 0) return undefined
  if (action === 'create' && id === undefined) return create(command, config, withSecret)
  if (action === 'list' && id === undefined) return list(await command.stored.list())
  if (action === 'verify' && id !== undefined && file === undefined) return verify(command, id)
  if (action !== 'export' || id === undefined || file === undefined) return undefined
  return exportTo(command, id, file)
}

async function exportTo(command: BackupCommand, id: string, file: string): Promise<string> {
  const archive = await command.open(id)
  const path = resolve(file)
  const target = await openNew(file)
  try {
    await pipeline(archive.tar(), target.createWriteStream())
  } catch (problem) {
    // What is there looks like a backup, and is none.
    await rm(path, { force: true })
    throw isOfFullDisk(problem) ? new Error(`The disk of ${path} is full. Choose another folder.`) : problem
  }
  return `${file}: backup ${id}.`
}

/** Never replaces a file. */
async function openNew(file: string): Promise<FileHandle> {
  const path = resolve(file)
  try {
    return await open(path, 'wx', 0o600)
  } catch (problem) {
    if (existsSync(path)) throw new Error(`${file} exists already. Choose another name.`)
    if (existsSync(dirname(path))) throw problem
    throw new Error(`The folder ${dirname(path)} does not exist. Create it, or choose another one.`)
  }
}

async function create(command: BackupCommand, config: Config, withSecret: boolean): Promise<string> {
  const line = progressLine()
  const secrets = withSecret ? await siteSecrets(config) : undefined
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    const { id, databaseBytes, media } = await command.create(db, secrets, showProgress(line))
    line.clear()
    const files = media?.files === 1 ? '1 media file' : `${media?.files ?? 0} media files`
    const size = `database ${megabytes(databaseBytes)}, ${files} ${megabytes(media?.bytes ?? 0)}`
    const missing = media?.missing ? `\nMissing or damaged media files: ${media.missing}.` : ''
    return `${id}: ${size}. Checked with a test restore.${missing}`
  } finally {
    await db.close()
  }
}

function list(backups: readonly BackupResponse[]): string {
  if (backups.length === 0) return 'There are no backups.'
  return backups
    .map(({ id, kind, state, databaseBytes, media, encrypted, hasSecret, proof }) => {
      const size = megabytes(databaseBytes + (media?.bytes ?? 0))
      return [
        id,
        kind ?? '',
        state === 'complete' ? checkOf(proof) : state,
        size,
        encrypted ? 'encrypted' : '',
        hasSecret ? 'with secret' : '',
      ]
        .join('  ')
        .trimEnd()
    })
    .join('\n')
}

function checkOf(proof: BackupResponse['proof']): string {
  if (proof === null) return 'not checked'
  return proof.failure === null ? 'checked' : 'check failed'
}

async function verify({ open, prove }: BackupCommand, id: string): Promise<string> {
  const line = progressLine()
  await prove(await open(id), showProgress(line))
  line.clear()
  return `${id} is complete.`
}

await runMain({ usage, main, explain: explainProblem })
