/**
 * `npm run account`: helps a locked-out user. `reset EMAIL` prints a link for a new password. `remove-factors
 * EMAIL` turns off two-step verification. `revoke-tokens EMAIL` revokes all API tokens of a user.
 */
import { parseArgs } from 'node:util'
import { removeFactors } from '../accounts/factors/remove-factors.ts'
import { revokeTokensOf } from '../accounts/tokens/revoke-tokens.ts'
import type { Link } from '../accounts/users/account-links.ts'
import { issueLink } from '../accounts/users/account-links.ts'
import { accountOf } from '../accounts/users/user-store.ts'
import { auditStamp, record } from '../audit/index.ts'
import type { Config } from '../config/config.ts'
import { environment, readConfig } from '../config/config.ts'
import { prepareDataFolder } from '../config/data-folder.ts'
import type { Db } from '../db/index.ts'
import { takeCommitLock } from '../db/index.ts'
import { requireDatabase } from './existing-database.ts'
import { openForCommand } from './open-for-command.ts'
import { exitWith, runMain } from './run-main.ts'

const usage = 'npm run account -- reset | remove-factors | revoke-tokens EMAIL'

const actions: Readonly<Record<string, (db: Db, email: string, config: Config) => Promise<Outcome>>> = {
  reset,
  'remove-factors': removeFactorsOf,
  'revoke-tokens': revokeAllTokens,
}

async function main(): Promise<number | undefined> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [action = '', email, ...more] = positionals
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (run === undefined || email === undefined || more.length > 0) return undefined
  const config = readConfig(environment())
  requireDatabase(config)
  await prepareDataFolder(config.dataDir)
  const db = await openForCommand(config)
  try {
    const { text, isDone } = await run(db, email, config)
    return exitWith(text, isDone ? 0 : 1)
  } finally {
    await db.close()
  }
}

interface Outcome {
  readonly text: string
  readonly isDone: boolean
}

async function reset(db: Db, email: string, config: Config): Promise<Outcome> {
  const link = await resetLink(db, email, new Date())
  if (typeof link === 'string') return { text: link, isDone: false }
  return { text: textFor(link, email, config), isDone: true }
}

/** Also ends all sessions of the user. */
function removeFactorsOf(db: Db, email: string): Promise<Outcome> {
  return db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const account = await accountOf(trx, email)
    if (account === undefined) return { text: `There is no account for ${email}.`, isDone: false }
    await removeFactors(trx, null, account.actor.id, () => new Date())
    const text = `Two-step verification of ${email} is off, and all its sessions ended. Sign in with the password.`
    return { text, isDone: true }
  })
}

function revokeAllTokens(db: Db, email: string): Promise<Outcome> {
  return db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const account = await accountOf(trx, email)
    if (account === undefined) return { text: `There is no account for ${email}.`, isDone: false }
    const count = await revokeTokensOf(trx, account.actor.id, auditStamp(null, new Date()))
    const revoked = count === 1 ? '1 API token' : `${count} API tokens`
    return { text: `Revoked ${revoked} of ${email}.`, isDone: true }
  })
}

/** Returns a sentence with the reason if no link can be issued. */
async function resetLink(db: Db, email: string, now: Date): Promise<Link | string> {
  return db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const account = await accountOf(trx, email)
    if (account === undefined) return `There is no account for ${email}.`
    if (account.disabled) return `The account of ${email} is disabled. An owner can enable it.`
    const { id } = account.actor
    const link = await issueLink(trx, { id }, account.password === '' ? 'invitation' : 'reset', now)
    const details = { purpose: link.purpose }
    await record(trx, { ...auditStamp(null, now), action: 'user.linked', type: 'user', id, details })
    return link
  })
}

function textFor({ token, expiresAt }: Link, email: string, { publicUrl, port }: Config): string {
  const origin = publicUrl ?? `http://127.0.0.1:${port}`
  return `Open this link to choose a new password for ${email}. It works once and expires at ${expiresAt}:

  ${origin}/admin/welcome#${token}
`
}

await runMain({ usage, main })
