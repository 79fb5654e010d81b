/** Removes all second factors of a user who can no longer use them, for an administrator or the command line. */
import { auditStamp, record } from '../../audit/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { openSessions } from '../auth/sessions.ts'
import { deletePasskeysOf } from '../passkeys/passkey-store.ts'
import { deleteAttempts, deleteOneTimeCodes, replaceRecoveryCodes } from './factor-store.ts'

/** Call this in a transaction that has the commit lock. Ends all sessions of the user. */
export async function removeFactors(
  trx: Transaction,
  by: Principal,
  userId: string,
  now: () => Date,
): Promise<void> {
  await deleteOneTimeCodes(trx, userId)
  await replaceRecoveryCodes(trx, userId, [])
  await deletePasskeysOf(trx, userId)
  await deleteAttempts(trx, userId)
  await openSessions(trx, now).endAll(userId)
  const details = { factor: 'all' }
  await record(trx, { ...auditStamp(by, now()), action: 'factor.removed', type: 'user', id: userId, details })
}
