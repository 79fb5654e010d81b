/** The audit log as people read it: lists, exports, recent activity, and its retention. */

import type { Filter } from '../../audit/audit-store.ts'
import { cutTrail } from '../../audit/retention.ts'
import type { Db } from '../../db/index.ts'
import type { Activity, ActivityQuery } from '../activity/activity.ts'
import { recentActivity } from '../activity/activity.ts'
import type { AuditQuery, EntryAnswer, NamedEntry } from './list-entries.ts'
import { everyEntry, listNamedEntries } from './list-entries.ts'

export interface AuditLog {
  list(input: AuditQuery): Promise<{ items: NamedEntry[]; next: string | null }>
  /** All entries that match a filter, in batches. */
  every(filter: Filter): AsyncGenerator<EntryAnswer[]>
  /** Changes of documents, without what only the audit log may show. */
  activity(query: ActivityQuery): Promise<{ items: Activity[]; next: number | null }>
  forgetOld(): Promise<void>
}

export function openAuditLog(db: Db, now: () => Date = () => new Date()): AuditLog {
  return {
    list: (input) => listNamedEntries(db.kysely, input),
    every: (filter) => everyEntry(db.kysely, filter),
    activity: (query) => recentActivity(db.kysely, query),
    forgetOld: () => cutTrail(db, now()),
  }
}
