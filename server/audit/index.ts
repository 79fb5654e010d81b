/** Who did what, when and from where: a trail that nobody can change without it being seen. */
import type { Actor } from '../http/visitor.ts'
import type { Deed } from './entry.ts'

/** What is the same in everything that somebody does at a moment; null is the house itself. */
export function deedOf(actor: Actor | null, at: Date): Pick<Deed, 'at' | 'by' | 'from'> {
  return { at: at.toISOString(), by: actor?.id ?? null, from: actor?.address ?? null }
}

export { changesBetween } from './changes.ts'
export type { Details } from './entry.ts'
export { record } from './record.ts'
export { cutTrail } from './retention.ts'
