/** Appends to the audit log, in the transaction of each change: who did what, when and from where. */
import type { Actor } from '../http/calls/principal.ts'
import type { AuditEvent } from './audit-entry.ts'

/** What is the same in everything that somebody does at a moment; null is the house itself. */
export function auditStamp(actor: Actor | null, at: Date): Pick<AuditEvent, 'at' | 'by' | 'from'> {
  return { at: at.toISOString(), by: actor?.id ?? null, from: actor?.address ?? null }
}

export { record } from './append-entry.ts'
export type { Details } from './audit-entry.ts'
export { momentsOf } from './audit-store.ts'
export { changesBetween } from './diff-values.ts'
