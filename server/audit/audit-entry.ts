/** One entry of the audit log, and the hash that links it to the previous entry. */
import { createHash } from 'node:crypto'
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'

/** Details of an action, as JSON. `before` and `after` come from `changesBetween`. */
export type Details = Readonly<Record<string, unknown>>

export interface AuditEvent {
  readonly action: AuditAction
  readonly at: string
  /** The id of the user, or null for the system and for visitors who are not signed in. */
  readonly by: string | null
  /** The IP address of the request. */
  readonly from: string | null
  readonly type?: string
  readonly id?: string
  readonly details?: Details
}

/** As stored. `details` is the JSON text itself, so there is only one way to hash it. */
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

/** The predecessor of the first entry. */
export const beginning = { number: 0, hash: '0'.repeat(64) }

export function hashOf(entry: Entry, before: string): string {
  const { number, at, user_id, address, action, type, subject_id, details } = entry
  const parts = [before, number, at, user_id, address, action, type, subject_id, details]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
