/** Who did what, when and from where: a trail that nobody can change without it being seen. */
import type { Db } from '../db/index.ts'
import type { Actor } from '../http/calls/principal.ts'
import type { Activity, ActivityWish } from '../operations/activity/activity.ts'
import { recentActivity } from '../operations/activity/activity.ts'
import type { EntryAnswer, NamedEntry, Wish } from '../operations/audit-log/list-entries.ts'
import { everyEntry, listNamedEntries } from '../operations/audit-log/list-entries.ts'
import type { Deed } from './audit-entry.ts'
import type { Filter } from './audit-store.ts'
import { cutTrail } from './retention.ts'

export interface Audit {
  list(wish: Wish): Promise<{ items: NamedEntry[]; next: string | null }>
  /** All that a filter lets through, in batches. */
  every(filter: Filter): AsyncGenerator<EntryAnswer[]>
  /** What was done to documents, without what the trail alone may tell. */
  activity(wish: ActivityWish): Promise<{ items: Activity[]; next: number | null }>
  forgetOld(): Promise<void>
}

export function openAudit(db: Db, now: () => Date = () => new Date()): Audit {
  return {
    list: (wish) => listNamedEntries(db.kysely, wish),
    every: (filter) => everyEntry(db.kysely, filter),
    activity: (wish) => recentActivity(db.kysely, wish),
    forgetOld: () => cutTrail(db, now()),
  }
}

/** What is the same in everything that somebody does at a moment; null is the house itself. */
export function deedOf(actor: Actor | null, at: Date): Pick<Deed, 'at' | 'by' | 'from'> {
  return { at: at.toISOString(), by: actor?.id ?? null, from: actor?.address ?? null }
}

export { record } from './append-entry.ts'
export type { Details } from './audit-entry.ts'
export { momentsOf } from './audit-store.ts'
export { changesBetween } from './diff-values.ts'
