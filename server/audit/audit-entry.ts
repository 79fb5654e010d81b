/** One entry of the audit trail, and the hash that ties it to the one before. */
import { createHash } from 'node:crypto'
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'

/** More about a deed, as JSON. `before` and `after` are what `changesBetween` makes of them. */
export type Details = Readonly<Record<string, unknown>>

export interface AuditEvent {
  readonly action: AuditAction
  readonly at: string
  /** The id of the user; null where the house itself did it, or somebody whom nobody knows. */
  readonly by: string | null
  /** The address that they did it from. */
  readonly from: string | null
  readonly type?: string
  readonly id?: string
  readonly details?: Details
}

/** As it is kept; `details` is the text itself, so that there is only one way to hash it. */
export interface Entry {
  readonly number: number
  readonly at: string
  readonly user_id: string | null
  readonly address: string | null
  readonly action: string
  readonly type: string | null
  readonly subject_id: string | null
  readonly details: string
}

/** What the first entry follows. */
export const beginning = { number: 0, hash: '0'.repeat(64) }

export function hashOf(entry: Entry, before: string): string {
  const { number, at, user_id, address, action, type, subject_id, details } = entry
  const parts = [before, number, at, user_id, address, action, type, subject_id, details]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
