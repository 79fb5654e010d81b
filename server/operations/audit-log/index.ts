/** The audit log as people read it: lists, exports, recent activity, and its retention. */

import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Logger } from 'pino'
import type { AuditTopic, Filter } from '../../audit/audit-store.ts'
import { countEntriesOn, head } from '../../audit/audit-store.ts'
import { pruneAuditLog } from '../../audit/retention.ts'
import type { Db } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import { day } from '../../platform/durations.ts'
import type { Activity, ActivityQuery } from '../activity/activity.ts'
import { recentActivity } from '../activity/activity.ts'
import type { AuditQuery, EntryResponse, NamedEntry } from './list-entries.ts'
import { everyEntry, everyEntryOn, listNamedEntries } from './list-entries.ts'

export interface AuditLog {
  list(input: AuditQuery): Promise<{ items: NamedEntry[]; next: string | null }>
  /** All entries that match a filter, in batches. */
  every(filter: Filter): AsyncGenerator<EntryResponse[]>
  /** Entries of a user and about subjects. */
  countAbout(topic: AuditTopic): Promise<number>
  everyAbout(topic: AuditTopic): AsyncGenerator<EntryResponse[]>
  /** Changes of documents, without what only the audit log may show. */
  activity(query: ActivityQuery): Promise<{ items: Activity[]; next: number | null }>
  forgetOld(): Promise<void>
  /** Logs the head of the chain once a day. In a log that is stored elsewhere, it reveals a deleted end. */
  logHead(log: Logger): Promise<void>
}

const defaultDays = 400

/** How long entries are kept, by the settings. */
export async function auditDays(documents: Pick<Documents, 'openReader'>): Promise<number> {
  const settings = await readSettings(documents.openReader())
  return settings?.data.auditDays ?? defaultDays
}

interface AuditLogOptions {
  readonly db: Db
  /** For how many days entries are kept. */
  readonly days: () => Promise<number>
  readonly now?: () => Date
}

export function openAuditLog({ db, days, now = () => new Date() }: AuditLogOptions): AuditLog {
  let loggedAt = Number.NEGATIVE_INFINITY
  return {
    list: (input) => listNamedEntries(db.kysely, input),
    every: (filter) => everyEntry(db.kysely, filter),
    countAbout: (topic) => countEntriesOn(db.kysely, topic),
    everyAbout: (topic) => everyEntryOn(db.kysely, topic),
    activity: (query) => recentActivity(db.kysely, query),
    forgetOld: async () => pruneAuditLog(db, now(), await days()),
    async logHead(log) {
      if (now().getTime() - loggedAt < day) return
      const newest = await head(db.kysely)
      if (newest !== undefined) log.info({ number: newest.number, hash: newest.hash }, 'audit log head')
      loggedAt = now().getTime()
    },
  }
}
