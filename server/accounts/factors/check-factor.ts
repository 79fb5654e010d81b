/**
 * Checks the second factor of a sign-in whose password was right. After five wrong codes for an account, each
 * further one must wait: one second at first, then twice as long each time, up to 15 minutes. Only someone who
 * knows the password gets this far, so no stranger can make the owner of an account wait.
 */
import { record } from '../../audit/index.ts'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Visitor } from '../../http/calls/principal.ts'
import { second } from '../../platform/durations.ts'
import type { SealedValues } from '../../platform/sealed-values.ts'
import { Problem } from '../../problems/problems.ts'
import { hasPasskeys } from '../passkeys/passkey-store.ts'
import { foldCode, hashOfRecoveryCode, stepOf } from './codes.ts'
import {
  consumeTimeStep,
  countRecoveryCodes,
  deleteAttempts,
  findAttempts,
  findOneTimeCodes,
  takeRecoveryCode,
  writeAttempts,
} from './factor-store.ts'

export interface FactorDeps {
  readonly db: Db
  readonly now: () => Date
  /** Encrypts the secrets of one-time codes. */
  readonly sealing: SealedValues
}

const freeFailures = 5
const maxWait = 15 * 60 * second

type Verdict = { readonly isRight: boolean } | { readonly wait: number }

/**
 * Throws unless the user has no second factor, or `code` is a one-time code or a recovery code of the user. Uses
 * the code up. A passkey needs no password, so a user with nothing else signs in with it instead.
 */
export async function checkFactor(
  deps: FactorDeps,
  userId: string,
  code: string | undefined,
  from: Visitor,
): Promise<void> {
  const hasCodes = (await findOneTimeCodes(deps.db.kysely, userId)) !== undefined
  if (!hasCodes && !(await hasPasskeys(deps.db.kysely, userId))) return
  if (code === undefined || code.trim() === '')
    throw new Problem(hasCodes ? 'code_required' : 'passkey_required')
  const result = await deps.db.transaction(async (trx) => {
    await takeCommitLock(trx)
    return useCode(deps, trx, { userId, code }, from)
  })
  if ('wait' in result) {
    const seconds = String(Math.ceil(result.wait / second))
    throw new Problem('too_many_requests', {}, { headers: { 'retry-after': seconds } })
  }
  if (!result.isRight) throw new Problem('wrong_code')
}

async function useCode(
  deps: FactorDeps,
  trx: Transaction,
  { userId, code }: { readonly userId: string; readonly code: string },
  { address }: Visitor,
): Promise<Verdict> {
  const now = deps.now()
  const before = await findAttempts(trx, userId)
  const wait = Date.parse(before?.retry_at ?? now.toISOString()) - now.getTime()
  if (wait > 0) return { wait }
  const auditBase = { at: now.toISOString(), by: userId, from: address, type: 'user', id: userId } as const
  if (await useOneTimeCode(deps, trx, userId, code)) {
    await deleteAttempts(trx, userId)
    return { isRight: true }
  }
  if (await takeRecoveryCode(trx, userId, hashOfRecoveryCode(userId, code))) {
    await deleteAttempts(trx, userId)
    const details = { left: await countRecoveryCodes(trx, userId) }
    await record(trx, { ...auditBase, action: 'factor.recovery_used', details })
    return { isRight: true }
  }
  const failures = (before?.failures ?? 0) + 1
  const pause = failures < freeFailures ? 0 : Math.min(maxWait, second * 2 ** (failures - freeFailures))
  await writeAttempts(trx, {
    user_id: userId,
    failures,
    retry_at: new Date(now.getTime() + pause).toISOString(),
  })
  await record(trx, { ...auditBase, by: null, action: 'session.refused', details: { factor: 'code' } })
  return { isRight: false }
}

/** The step of a code can be used once, so a code that was watched while it was typed is worth nothing. */
async function useOneTimeCode(
  { sealing, now }: FactorDeps,
  queries: Queries,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await findOneTimeCodes(queries, userId)
  const secret = row && sealing.open(row.secret, userId)
  const step = secret && stepOf(secret, foldCode(code), now())
  return typeof step === 'number' && (await consumeTimeStep(queries, userId, step))
}
