/**
 * First owner: the first account, created with the token that the server printed, or from the environment.
 * Only once.
 */
import { randomBytes } from 'node:crypto'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db, Queries } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Actor, Visitor } from '../../http/calls/principal.ts'
import { day } from '../../platform/durations.ts'
import { StartProblem } from '../../platform/start-error.ts'
import { Problem } from '../../problems/problems.ts'
import { accountOf, hasUsers, insertUser } from '../users/user-store.ts'
import { checkNewPassword, checkPassword, hashPassword } from './passwords.ts'
import { hashOf } from './sessions.ts'

export interface WarningLog {
  warn(fields: object, text: string): void
}

export interface FirstOwner {
  readonly email: string
  readonly username: string
  readonly password: string
}

/** Creates a token, which is shown once. `undefined` when there are users already. */
export async function issueSetupToken(db: Db, now: Date): Promise<string | undefined> {
  if (await hasUsers(db.kysely)) return undefined
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + day).toISOString()
  await db.transaction((trx) => replaceSetupToken(trx, hashOf(token), expiresAt))
  return token
}

/** The password is hashed before the transaction, which blocks all other writers. */
export async function createFirstOwner(
  db: Db,
  { token, ...owner }: FirstOwner & { readonly token: string },
  from: Visitor,
  now: Date,
): Promise<Actor> {
  if (await hasUsers(db.kysely)) throw new Problem('not_found')
  const password = await hashPassword(owner.password)
  return db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const taken = await takeSetupToken(trx, hashOf(token), now.toISOString())
    if (await hasUsers(trx)) throw new Problem('not_found')
    if (!taken) throw new Problem('wrong_setup_token')
    const actor = await insertUser(trx, { ...owner, password, role: 'owner' }, now)
    const stamp = auditStamp({ ...actor, address: from.address }, now)
    await record(trx, {
      ...stamp,
      action: 'user.created',
      type: 'user',
      id: actor.id,
      details: { role: 'owner' },
    })
    return actor
  })
}

/** For an unattended start. Once there is an account, it only reports credentials that do not work. */
export async function ensureFirstOwner(
  db: Db,
  { email, password }: { readonly email: string; readonly password: string },
  now: Date,
  log: WarningLog,
): Promise<void> {
  if (await hasUsers(db.kysely)) return reportUnused(db, { email, password }, log)
  const username = email.split('@')[0] ?? email
  refuseWeak(password, email)
  const owner = { email, username, password: await hashPassword(password), role: 'owner' as const }
  await db.transaction(async (trx) => {
    await takeCommitLock(trx)
    if (await hasUsers(trx)) return
    const { id } = await insertUser(trx, owner, now)
    const details = { role: 'owner' }
    await record(trx, { ...auditStamp(null, now), action: 'user.created', type: 'user', id, details })
  })
}

async function reportUnused(
  db: Db,
  { email, password }: { readonly email: string; readonly password: string },
  log: WarningLog,
): Promise<void> {
  const account = await accountOf(db.kysely, email)
  if (account === undefined) {
    log.warn({ email }, 'ADMIN_EMAIL and ADMIN_PASSWORD have no effect because other accounts exist')
  } else if (account.password === '' || !(await checkPassword(password, account.password)).matches) {
    log.warn(
      { email },
      `ADMIN_PASSWORD has no effect because the account has another password. To reset it, run: npm run account -- reset ${email}`,
    )
  }
}

function refuseWeak(password: string, email: string): void {
  try {
    checkNewPassword(password, ['Cyanotype', email])
  } catch {
    throw new StartProblem('ADMIN_PASSWORD is too easy to guess. Choose another password.')
  }
}

// SQL of the setup token for the first owner. Only this file uses its table.

/** Replaces any earlier token. */
async function replaceSetupToken(queries: Queries, hash: string, expiresAt: string): Promise<void> {
  await queries.deleteFrom('setup_tokens').execute()
  await queries.insertInto('setup_tokens').values({ hash, expires_at: expiresAt }).execute()
}

/** Uses up a token. Of two concurrent calls, only one returns true. */
async function takeSetupToken(queries: Queries, hash: string, now: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('setup_tokens')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
