/** Examines an installation: every check of the doctor, in order. */
import { model } from '@cyanotype/content/model/index.ts'
import { useAuditSecrets } from '../../audit/chain-keys.ts'
import { verifyAuditLog } from '../../audit/verify-chain.ts'
import type { Config } from '../../config/config.ts'
import { existingSecrets } from '../../config/site-secret.ts'
import type { Db } from '../../db/index.ts'
import { databaseFile, openDatabase } from '../../db/index.ts'
import { findIndexGaps } from '../../search/index/check-index.ts'
import { checkBackups } from './check-backups.ts'
import { checkConfiguration } from './check-configuration.ts'
import { checkDatabase } from './check-database.ts'
import { checkFolder } from './check-folder.ts'
import { checkMail } from './check-mail.ts'
import { checkMedia } from './check-media.ts'
import { checkProvider } from './check-provider.ts'
import { checkReplica } from './check-replica.ts'
import { checkTracing } from './check-tracing.ts'
import type { Finding } from './finding.ts'
import { counted, findingsOf, reasonOf } from './finding.ts'
import { refusalOf } from './refusal.ts'

/**
 * Yields each finding as soon as it is known, since the check of all media files takes long. `all`: whether to read
 * every media file.
 */
export async function* examine(read: () => Config, all: boolean): AsyncGenerator<Finding> {
  const config = configured(read)
  if ('check' in config) return yield config
  yield* await checkConfiguration(config)
  yield* await checkFolder(config)
  yield* await safely('E-mail', () => checkMail(config))
  yield* await safely('OpenID Connect', () => checkProvider(config))
  yield* await safely('Traces', () => checkTracing(config))
  const db = await opened(config)
  if ('check' in db) return yield db
  try {
    yield* await safely('Database', () => checkDatabase(db))
    if (!(await isReady(db))) return
    yield* await safely('Replica', () => checkReplica(db, config))
    yield* await safely('Audit log', () => checkAuditLog(db, config))
    yield* await safely('Search index', () => checkSearch(db))
    yield* await safely('Media storage', () => checkMedia(db, config, all))
    yield* await safely('Backup storage', () => checkBackups(db, config))
  } finally {
    await db.close()
  }
}

function configured(read: () => Config): Config | Finding {
  try {
    return read()
  } catch (error) {
    return findingsOf('Configuration').problem(
      reasonOf(error),
      'Correct the variable in the environment or in .env.',
    )
  }
}

/** Opening a SQLite database would create it, so that a wrong DATA_DIR would look like an empty site. */
async function opened({ databaseUrl, dataDir }: Config): Promise<Db | Finding> {
  const { warning, problem } = findingsOf('Database')
  const file = databaseFile(dataDir)
  const refusal = databaseUrl === undefined ? await refusalOf(file) : undefined
  if (refusal === 'missing')
    return warning(`${file} does not exist.`, 'Start the server once, or restore a backup.')
  if (refusal !== undefined)
    return problem(`${file} cannot be used (${refusal}).`, 'Run this command as the user of the service.')
  try {
    return await openDatabase({ url: databaseUrl, dataDir })
  } catch (error) {
    const fix = 'Look for this line in the page Troubleshooting of the documentation.'
    return problem(reasonOf(error), fix)
  }
}

/** Without all migrations, the tables differ from those that the other checks read. */
const isReady = (db: Db) =>
  db.pendingMigrations().then(
    (pending) => pending === 0,
    () => false,
  )

async function safely(check: string, run: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await run()
  } catch (error) {
    return [
      findingsOf(check).problem(`The check failed: ${reasonOf(error)}`, 'Look at the log of the server.'),
    ]
  }
}

async function checkAuditLog(db: Db, config: Config): Promise<readonly Finding[]> {
  const { ok, problem } = findingsOf('Audit log')
  useAuditSecrets(db, await existingSecrets(config))
  const { entries, broken, unverified } = await verifyAuditLog(db.kysely)
  if (broken !== undefined)
    return [
      problem(
        `Entry ${broken.number} is ${broken.because}.`,
        'Compare the log with a backup. Someone changed the database directly.',
      ),
    ]
  if (unverified === undefined) return [ok(`All ${entries} entries are unchanged.`)]
  const fix = 'Restore the secret from the backup, or set SECRET_PREVIOUS to it.'
  return [problem(`${unverified} of ${entries} entries have a key that the secret does not open.`, fix)]
}

async function checkSearch({ kysely }: Db): Promise<readonly Finding[]> {
  const { ok, warning } = findingsOf('Search index')
  const { entries, missing, orphaned } = await findIndexGaps(kysely, Object.values(model))
  if (missing === 0 && orphaned === 0) return [ok(`All ${entries} entries belong to the documents.`)]
  const gaps = counted(missing, 'entry is', 'entries are')
  const found = `${gaps} missing, and ${counted(orphaned, 'belongs', 'belong')} to no document.`
  return [warning(found, 'Save the documents again, or report this with the log of the server.')]
}
