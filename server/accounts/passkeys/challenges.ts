/**
 * Challenges that passkeys sign. A challenge and its expiry are encrypted in a ticket, which the browser sends back
 * with the signature. So a request for a challenge stores nothing, and a signature is worth nothing without the
 * ticket. Only a used challenge is stored, until it expires.
 */
import { hash, randomBytes } from 'node:crypto'
import type { Queries } from '../../db/index.ts'
import type { SealedValues } from '../../platform/sealed-values.ts'
import { insertUsedChallenge } from './passkey-store.ts'

/** Separates the key of challenges from those of other uses. */
export const challengesLabel = 'cyanotype passkey challenges'

export const challengeLifetimeMs = 5 * 60_000

export interface Challenge {
  readonly challenge: string
  readonly expiresAt: string
}

export interface Issued {
  readonly challenge: string
  /** The challenge and its expiry, encrypted. */
  readonly ticket: string
}

/** `subject` is what the challenge is for. It is valid for nothing else. */
export function issueChallenge(sealing: SealedValues, subject: string, now: Date): Issued {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + challengeLifetimeMs).toISOString()
  return { challenge, ticket: sealing.seal(JSON.stringify({ challenge, expiresAt }), subject) }
}

/** The challenge of a ticket. Undefined if it was issued for something else, or has expired. */
export function openTicket(
  sealing: SealedValues,
  ticket: string,
  subject: string,
  now: Date,
): Challenge | undefined {
  const { challenge, expiresAt } = JSON.parse(sealing.open(ticket, subject) ?? '{}')
  if (typeof challenge !== 'string' || !(Date.parse(expiresAt) > now.getTime())) return undefined
  return { challenge, expiresAt: String(expiresAt) }
}

/** Returns false where it was used before. Call this in the transaction of what it allows. */
export function useChallenge(queries: Queries, { challenge, expiresAt }: Challenge): Promise<boolean> {
  return insertUsedChallenge(queries, { hash: hash('sha256', challenge), expires_at: expiresAt })
}
