/** A person whose data is looked up, and the parts of the server that store it. */
import type { Queries, Transaction } from '../../db/index.ts'
import type { UserResponse } from '../users/user-response.ts'
import { userResponseFrom } from '../users/user-response.ts'
import { accountOf, emailKey, findUser } from '../users/user-store.ts'

export interface DataSubject {
  /** In lower case. */
  readonly email: string
  /** The account with this address. */
  readonly account: UserResponse | undefined
}

/** Records that can be erased without the account. */
export interface DataHolder {
  readonly kind: 'enquiries' | 'forms' | 'mail' | 'feedback' | 'comments' | 'reviews'
  /** Records as they are exported. */
  find(queries: Queries, subject: { email: string; user?: string }): Promise<readonly DataRecord[]>
  /** Returns how many records were erased. */
  erase(trx: Transaction, subject: { email: string; user?: string }): Promise<number>
}

/** Any record with an id. All of its fields are exported. */
interface DataRecord {
  readonly id: string
}

export async function subjectOf(queries: Queries, address: string): Promise<DataSubject> {
  const email = emailKey(address)
  const found = await accountOf(queries, email)
  const row = found && (await findUser(queries, found.actor.id))
  return { email, account: row && userResponseFrom(row) }
}

export const keysOf = ({ email, account }: DataSubject) => ({ email, ...(account && { user: account.id }) })
