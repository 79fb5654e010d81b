/**
 * `npm run secret -- rotate | reseal | forget`: replaces the secret of the site. `rotate` makes a new one, `reseal`
 * encrypts stored values with it, and `forget` removes the previous one.
 */
import { parseArgs } from 'node:util'
import { resealFactors } from '../accounts/factors/reseal-factors.ts'
import { resealChainKeys, useAuditSecrets } from '../audit/chain-keys.ts'
import { auditStamp, record } from '../audit/index.ts'
import type { Config } from '../config/config.ts'
import { environment, readConfig } from '../config/config.ts'
import { prepareDataFolder } from '../config/data-folder.ts'
import {
  existingSecrets,
  hasPreviousFile,
  newSecret,
  removePreviousFile,
  replaceSecretFile,
} from '../config/site-secret.ts'
import type { Db } from '../db/index.ts'
import { resealMail } from '../integrations/mail/reseal-mail.ts'
import { resealWebhooks } from '../integrations/webhooks/reseal-webhooks.ts'
import { requireDatabase } from './existing-database.ts'
import { openForCommand } from './open-for-command.ts'
import { exitWith, runMain } from './run-main.ts'

const usage = 'npm run secret -- rotate | reseal | forget'

/** What to print, and the exit code. */
type Result = readonly [text: string, code: number]

const actions: Readonly<Record<string, (config: Config) => Promise<Result>>> = { rotate, reseal, forget }

async function main(): Promise<number | undefined> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [name = '', ...more] = positionals
  const action = Object.hasOwn(actions, name) && more.length === 0 ? actions[name] : undefined
  if (action === undefined) return undefined
  const config = readConfig(environment())
  await prepareDataFolder(config.dataDir)
  return exitWith(...(await action(config)))
}

/** A running server knows only the secrets from its start, so nothing is encrypted with the new one yet. */
async function rotate(config: Config): Promise<Result> {
  const { secret, dataDir } = config
  if (secret !== undefined)
    return [
      `SECRET is set, so this command cannot replace it. Set SECRET_PREVIOUS to the current value, and SECRET to a new one, such as:\n\n  ${newSecret()}\n\nRestart the server, then run: npm run secret -- reseal`,
      1,
    ]
  if (await hasPreviousFile(dataDir))
    return ['An earlier rotation is not finished. Run: npm run secret -- reseal, then forget.', 1]
  // In a wrong folder, the server would go on with the secret that was to be replaced.
  if ((await existingSecrets(config)).length === 0)
    return [`There is no secret in ${dataDir}. Set DATA_DIR to the folder of the server.`, 1]
  await replaceSecretFile(dataDir)
  return [
    'The data folder has a new secret, and keeps the previous one. Restart the server, then run: npm run secret -- reseal',
    0,
  ]
}

async function reseal(config: Config): Promise<Result> {
  const secrets = await existingSecrets(config)
  if (secrets.length < 2) return ['There is no previous secret, so nothing needs to be encrypted again.', 1]
  return withDatabase(config, async (db) => {
    const count = await resealAll(db, secrets, new Date())
    return [
      `Encrypted ${valuesOf(count)} with the new secret. When no shared preview link from before is needed, run: npm run secret -- forget`,
      0,
    ]
  })
}

/** Refuses while something stored can only be read with the previous secret. */
async function forget(config: Config): Promise<Result> {
  const secrets = await existingSecrets(config)
  if (secrets.length < 2) return ['There is no previous secret.', 1]
  return withDatabase(config, async (db) => {
    const count = await resealAll(db, secrets, new Date())
    await removePreviousFile(config.dataDir)
    const rest =
      config.previousSecret === undefined
        ? 'Restart the server.'
        : 'Remove SECRET_PREVIOUS, and restart the server.'
    return [`The previous secret is not needed any more (${valuesOf(count)} encrypted again). ${rest}`, 0]
  })
}

function resealAll(db: Db, secrets: readonly string[], now: Date): Promise<number> {
  return db.transaction(async (trx) => {
    const counts = [
      await resealWebhooks(trx, secrets),
      await resealFactors(trx, secrets),
      await resealMail(trx, secrets),
      await resealChainKeys(trx, secrets),
    ]
    const count = counts.reduce((sum, one) => sum + one, 0)
    const event = { action: 'secret.replaced', type: 'secret', details: { values: count } } as const
    if (count > 0) await record(trx, { ...auditStamp(null, now), ...event })
    return count
  })
}

async function withDatabase(config: Config, work: (db: Db) => Promise<Result>): Promise<Result> {
  // In a new database, nothing would be encrypted with the previous secret, and it would seem to be safe to forget.
  requireDatabase(config)
  const db = await openForCommand(config)
  try {
    useAuditSecrets(db, await existingSecrets(config))
    return await work(db)
  } finally {
    await db.close()
  }
}

function valuesOf(count: number): string {
  return count === 1 ? '1 value' : `${count} values`
}

await runMain({ usage, main })
