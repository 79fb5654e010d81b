/**
 * `npm run restore -- ID|FILE.tar` replaces the database with a backup and adds its media files. Until the database
 * is replaced, nothing has changed.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isLocked, useAuditSecrets } from '../audit/chain-keys.ts'
import type { Config } from '../config/config.ts'
import { environment, readConfig } from '../config/config.ts'
import { prepareDataFolder } from '../config/data-folder.ts'
import { existingSecrets } from '../config/site-secret.ts'
import { databaseFile, openDatabase, openTableSnapshot } from '../db/index.ts'
import { progressLine } from '../import-export/progress-line.ts'
import { openStore } from '../media/storage/open-store.ts'
import { openBackupCommand } from '../operations/backups/backup-commands.ts'
import { recordRestore } from '../operations/backups/index.ts'
import { AfterRestore } from '../operations/backups/restore-backup.ts'
import { explainProblem, showProgress } from './backup-text.ts'
import { exitWith, runMain } from './run-main.ts'

const accountsAreBack =
  'Users who were disabled or deleted after the backup, and API tokens that were revoked after it, work again.'

const usage = 'npm run restore -- ID|FILE.tar [--with-secret]'

async function main(): Promise<number | undefined> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'with-secret': { type: 'boolean' } },
  })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0) return undefined
  const config = readConfig(environment())
  await prepareDataFolder(config.dataDir)
  const { restore } = openBackupCommand(config, openStore(config.dataDir, config.media))
  const line = progressLine()
  const withSecret = values['with-secret'] ?? false
  const isReplacing = await hasDatabase(config)
  const { id, rows } = await restore(name, withSecret, showProgress(line))
  line.clear()
  const notes = [
    `Restored ${id}: ${rows} rows. ${isReplacing ? 'The replaced database is kept for 7 days. ' : ''}${accountsAreBack}`,
    withSecret && config.secret !== undefined && 'SECRET is set, so the restored secret has no effect.',
    (await finish(config).catch(finishFailed)) &&
      'The backup belongs to another secret of the site. Restore that secret before you start the server.',
  ]
  return exitWith(notes.filter((note) => note !== false).join('\n'), 0)
}

/** Whether there is one that the restore replaces and keeps, damaged or not. */
async function hasDatabase({ databaseUrl: url, dataDir }: Config): Promise<boolean> {
  if (url === undefined) return existsSync(databaseFile(dataDir))
  const snapshot = await openTableSnapshot({ url, dataDir })
  await snapshot?.close()
  return snapshot !== undefined
}

/**
 * Runs later migrations, and writes the restore to the audit log. Returns whether the secret of the site does
 * not belong to the backup: then the server writes it later, because an entry without a key would look forged.
 */
async function finish(config: Config): Promise<boolean> {
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    await db.migrate()
    useAuditSecrets(db, await existingSecrets(config))
    const isOfOther = await isLocked(db.kysely)
    if (!isOfOther) await recordRestore(db)
    return isOfOther
  } finally {
    await db.close()
  }
}

function finishFailed(cause: unknown): never {
  throw new AfterRestore('the last step failed', cause, 'The next start of the server repeats it.')
}

async function explain(problem: unknown): Promise<string> {
  if (problem instanceof AfterRestore) return problem.message
  return `${await explainProblem(problem)}\nNothing was changed.`
}

await runMain({ usage, main, explain })
