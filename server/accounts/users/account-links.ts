/**
 * Account links: invitations and password resets. 256 random bits, stored only as a hash. Each works once,
 * for a limited time, and until a newer one replaces it.
 */
import { randomBytes } from 'node:crypto'
import type { Queries } from '../../db/index.ts'
import { hashOf } from '../auth/sessions.ts'
import { findLink, replaceLink, takeLink } from './link-store.ts'
import type { UserRow } from './user-store.ts'
import { findUser } from './user-store.ts'

const hour = 60 * 60_000
const lasts = { invitation: 72 * hour, reset: hour }

export type Purpose = keyof typeof lasts

export interface Link {
  readonly purpose: Purpose
  /** The end of the URL of the link. */
  readonly token: string
  readonly expiresAt: string
}

/** Call this in the transaction of the change that the link belongs to. */
export async function issueLink(
  queries: Queries,
  { id: user_id }: Pick<UserRow, 'id'>,
  purpose: Purpose,
  now: Date,
): Promise<Link> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lasts[purpose]).toISOString()
  await replaceLink(queries, { hash: hashOf(token), user_id, purpose, expires_at: expiresAt })
  return { purpose, token, expiresAt }
}

/** The user of a link. Undefined when it is invalid, used or expired, or when its user is disabled. */
export async function bearerOf(
  queries: Queries,
  token: string,
  now: Date,
): Promise<{ readonly user: UserRow; readonly purpose: Purpose } | undefined> {
  const link = await findLink(queries, hashOf(token), now.toISOString())
  const user = link && (await findUser(queries, link.user_id))
  if (link === undefined || user === undefined || user.disabled_at !== null) return undefined
  return { user, purpose: link.purpose === 'reset' ? 'reset' : 'invitation' }
}

export function useLinkUp(queries: Queries, token: string, now: Date): Promise<boolean> {
  return takeLink(queries, hashOf(token), now.toISOString())
}
