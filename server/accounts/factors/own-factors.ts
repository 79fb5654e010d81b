/**
 * Second factors of the own account. Each change requires recent authentication, ends the other sessions of the
 * user, and is recorded.
 */
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Queries, Transaction } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { openSessions } from '../auth/sessions.ts'
import { passkeyFrom, passkeysOf } from '../passkeys/passkey-store.ts'
import type { PasskeyResponse } from '../passkeys/schemas.ts'
import type { FactorDeps } from './check-factor.ts'
import { foldCode, hashOfRecoveryCode, newRecoveryCodes, newSecret, setupUrl, stepOf } from './codes.ts'
import {
  countRecoveryCodes,
  deleteOneTimeCodes,
  findOneTimeCodes,
  hasFactor,
  insertOneTimeCodes,
  replaceRecoveryCodes,
} from './factor-store.ts'

const setupLasts = 15 * 60_000

/** What an authenticator app needs. `setup` is the same, encrypted, for the call that confirms it. */
export interface CodesSetup {
  readonly secret: string
  readonly url: string
  readonly setup: string
}

export interface OwnFactors {
  /** When one-time codes were turned on. */
  readonly codesSince: string | null
  readonly recoveryCodesLeft: number
  readonly passkeys: readonly PasskeyResponse[]
}

export async function readFactors(queries: Queries, userId: string): Promise<OwnFactors> {
  const codes = await findOneTimeCodes(queries, userId)
  return {
    codesSince: codes?.created_at ?? null,
    recoveryCodesLeft: await countRecoveryCodes(queries, userId),
    passkeys: (await passkeysOf(queries, userId)).map(passkeyFrom),
  }
}

/** Stores nothing: the secret counts from the first right code on. */
export async function startCodesSetup(deps: FactorDeps, actor: Actor, issuer: string): Promise<CodesSetup> {
  if ((await findOneTimeCodes(deps.db.kysely, actor.id)) !== undefined) throw new Problem('codes_exist')
  const secret = newSecret()
  const until = deps.now().getTime() + setupLasts
  const setup = deps.sealing.seal(JSON.stringify({ secret, until }), setupOf(actor))
  return { secret, url: setupUrl(secret, issuer, actor.email), setup }
}

/** Returns the recovery codes. */
export async function confirmCodes(
  deps: FactorDeps,
  actor: Actor,
  { setup, code }: { readonly setup: string; readonly code: string },
  session: string | undefined,
): Promise<readonly string[]> {
  const secret = secretIn(deps, actor, setup)
  const step = secret && stepOf(secret, foldCode(code), deps.now())
  if (typeof step !== 'number') throw new Problem('wrong_code')
  return changeFactors(deps, actor, session, async (trx) => {
    if ((await findOneTimeCodes(trx, actor.id)) !== undefined) throw new Problem('codes_exist')
    const codes = await issueRecoveryCodes(trx, actor.id)
    const row = { user_id: actor.id, secret: deps.sealing.seal(secret ?? '', actor.id), last_step: step }
    await insertOneTimeCodes(trx, { ...row, created_at: deps.now().toISOString() })
    return { action: 'factor.added', details: { factor: 'codes' }, result: codes }
  })
}

const setupOf = ({ id }: Actor) => `${id} setup`

function secretIn({ sealing, now }: FactorDeps, actor: Actor, setup: string): string | undefined {
  const { secret, until } = JSON.parse(sealing.open(setup, setupOf(actor)) ?? '{}')
  return until > now().getTime() ? String(secret) : undefined
}

export async function issueRecoveryCodes(trx: Transaction, userId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    trx,
    userId,
    codes.map((code) => hashOfRecoveryCode(userId, code)),
  )
  return codes
}

export function removeCodes(deps: FactorDeps, actor: Actor, session: string | undefined): Promise<void> {
  return changeFactors(deps, actor, session, async (trx) => {
    if (!(await deleteOneTimeCodes(trx, actor.id))) throw new Problem('not_found')
    await removeUselessRecoveryCodes(trx, actor.id)
    return { action: 'factor.removed', details: { factor: 'codes' }, result: undefined }
  })
}

/** Without a second factor, sign-in asks for none. */
export async function removeUselessRecoveryCodes(trx: Transaction, userId: string): Promise<void> {
  if (!(await hasFactor(trx, userId))) await replaceRecoveryCodes(trx, userId, [])
}

export function renewRecoveryCodes(
  deps: FactorDeps,
  actor: Actor,
  session: string | undefined,
): Promise<readonly string[]> {
  return changeFactors(deps, actor, session, async (trx) => {
    if (!(await hasFactor(trx, actor.id))) throw new Problem('not_found')
    return { action: 'factor.recovery_codes', details: {}, result: await issueRecoveryCodes(trx, actor.id) }
  })
}

interface FactorChange<T> {
  readonly action: AuditAction
  readonly details: Readonly<Record<string, unknown>>
  readonly result: T
}

/** Runs a change of the own factors in one transaction, ends the other sessions, and records it. */
export function changeFactors<T>(
  { db, now }: Pick<FactorDeps, 'db' | 'now'>,
  actor: Actor,
  session: string | undefined,
  change: (trx: Transaction) => Promise<FactorChange<T>>,
): Promise<T> {
  return db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const { action, details, result } = await change(trx)
    await openSessions(trx, now).endAll(actor.id, session)
    await record(trx, { ...auditStamp(actor, now()), action, type: 'user', id: actor.id, details })
    return result
  })
}
