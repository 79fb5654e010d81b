/** Revokes all API tokens of a user at once, with an entry in the audit log for each. */
import type { auditStamp } from '../../audit/index.ts'
import { record } from '../../audit/index.ts'
import type { Transaction } from '../../db/index.ts'
import { deleteTokensOf, listTokens } from './token-store.ts'

type Stamp = ReturnType<typeof auditStamp>

/** Returns how many. */
export async function revokeTokensOf(trx: Transaction, user: string, stamp: Stamp): Promise<number> {
  const tokens = await listTokens(trx, user)
  await deleteTokensOf(trx, user)
  for (const { id, name } of tokens) {
    const details = { name, user }
    await record(trx, { ...stamp, action: 'token.revoked', type: 'token', id, details })
  }
  return tokens.length
}
