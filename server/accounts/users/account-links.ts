/**
 * Links that let somebody choose a password: for whoever is invited, and for whoever forgot theirs. 256 random bits, kept
 * as a hash only; each works once, for a while, and until there is a newer one (promise N12).
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
  /** What the address of the link ends with. */
  readonly token: string
  readonly expiresAt: string
}

/** In the transaction of what it is for. */
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

/** Whose link it is; nobody's where it is made up, used, too old, or its user may not sign in. */
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
