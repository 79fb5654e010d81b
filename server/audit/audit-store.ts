/** SQL for the table of the audit log. No other file uses this table. */
import { createHash, createHmac } from 'node:crypto'
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import { sql } from 'kysely'
import type { Queries, Transaction } from '../db/index.ts'
import { preparedInsert, preparedQuery } from '../db/index.ts'
import type { AuditTable } from '../db/tables/operations.ts'
import type { ChainKey } from './chain-keys.ts'

export type Row = AuditTable
export type NamedRow = Row & { readonly username: string | null }

/**
 * The condition `number > 0` is for SQLite, whose query plan otherwise reports a scan instead of an index
 * search.
 */
export async function head(queries: Queries): Promise<Pick<Row, 'number' | 'hash'> | undefined> {
  const [newest] = await newestEntry(queries, {})
  return newest
}

const newestEntry = preparedQuery((queries) =>
  queries
    .selectFrom('audit')
    .select(['number', 'hash'])
    .where('number', '>', 0)
    .orderBy('number', 'desc')
    .limit(1),
)

export async function insertEntry(trx: Transaction, row: Entry & { readonly hash: string }): Promise<void> {
  await insertEntries(trx, [row])
}

const insertEntries = preparedInsert('audit', [
  ...(['number', 'at', 'user_id', 'address', 'action', 'type', 'subject_id', 'details', 'hash'] as const),
])

/** In the order of the chain, after a number. */
export function entriesAfter(queries: Queries, number: number, limit: number): Promise<Row[]> {
  return queries
    .selectFrom('audit')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute()
}

/** Those of the given times at which an action was done to a subject. */
export async function momentsOf(
  queries: Queries,
  { action, subject, among }: { action: string; subject: string; among: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (among.length === 0) return new Set()
  const rows = await queries
    .selectFrom('audit')
    .select('at')
    .where('subject_id', '=', subject)
    .where('at', 'in', among)
    .where('action', '=', action)
    .execute()
  return new Set(rows.map(({ at }) => at))
}

export interface Filter {
  /** Finds one entry. */
  readonly number?: number | undefined
  /** The id of a user. */
  readonly user?: string | undefined
  readonly action?: string | undefined
  readonly type?: string | undefined
  /** The id of the subject. */
  readonly subject?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

export type AuditCursor = Pick<Row, 'at' | 'number'>

/** Newest first, before a cursor. */
export function entriesBefore(
  queries: Queries,
  { number: only, user, action, type, subject, from, until }: Filter,
  before: AuditCursor | undefined,
  limit: number,
): Promise<NamedRow[]> {
  let query = queries
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.user_id')
    .selectAll('audit')
    .select('users.username')
    .where('at', '<', until ?? '9')
  if (only !== undefined) query = query.where('number', '=', only)
  if (user !== undefined) query = query.where('user_id', '=', user)
  if (action !== undefined) query = query.where('action', '=', action)
  if (type !== undefined) query = query.where('type', '=', type)
  if (subject !== undefined) query = query.where('subject_id', '=', subject)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (before !== undefined) {
    const { at, number } = before
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('at', 'number'), '<', tuple<string, number>(at, number)),
    )
  }
  return query.orderBy('at', 'desc').orderBy('number', 'desc').limit(limit).execute()
}

/** A user and subjects whose entries belong together. */
export interface AuditTopic {
  readonly user: string | undefined
  readonly subjects: readonly string[]
}

function entriesOn(queries: Queries, { user = '', subjects }: AuditTopic) {
  return queries
    .selectFrom('audit')
    .where(({ or, eb }) => or([eb('user_id', '=', user), eb('subject_id', 'in', subjects)]))
}

export async function countEntriesOn(queries: Queries, topic: AuditTopic): Promise<number> {
  if (topic.user === undefined && topic.subjects.length === 0) return 0
  const { count } = await entriesOn(queries, topic)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** In the order of the chain, after a number. */
export async function entriesOnAfter(
  queries: Queries,
  topic: AuditTopic,
  number: number,
  limit: number,
): Promise<NamedRow[]> {
  if (topic.user === undefined && topic.subjects.length === 0) return []
  return entriesOn(queries, topic)
    .leftJoin('users', 'users.id', 'audit.user_id')
    .selectAll('audit')
    .select('users.username')
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute()
}

export type AuditEventRow = Pick<Row, 'number' | 'at' | 'user_id' | 'action' | 'details'> &
  Pick<NamedRow, 'username'> & { readonly type: string; readonly subject_id: string }

/** Actions on documents of some types, newest first, before a number. */
export async function eventsOnDocuments(
  queries: Queries,
  types: readonly string[],
  before: number,
  limit: number,
): Promise<AuditEventRow[]> {
  return queries
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.user_id')
    .select(['audit.number', 'audit.at', 'audit.user_id', 'audit.action', 'audit.details', 'users.username'])
    .select(['audit.type', 'audit.subject_id'])
    .$narrowType<{ type: string; subject_id: string }>()
    .where(sql<boolean>`substr(audit.action, 1, 9) = 'document.'`)
    .where('audit.number', '<', before)
    .where('audit.type', 'in', types)
    .where('audit.subject_id', 'is not', null)
    .orderBy('audit.number', 'desc')
    .limit(limit)
    .execute()
}

/** The entry which records that all entries up to this number were deleted by retention. */
export function cutAt(queries: Queries, number: number): Promise<Row | undefined> {
  return queries
    .selectFrom('audit')
    .selectAll()
    .where('subject_id', '=', String(number))
    .where('action', '=', 'audit.cut')
    .executeTakeFirst()
}

/** The last of the oldest entries that are all older than a time. It stops at the first entry that is not. */
export async function lastBefore(
  queries: Queries,
  before: string,
  limit: number,
): Promise<Pick<Row, 'number' | 'hash'> | undefined> {
  const oldest = await queries
    .selectFrom('audit')
    .select(['number', 'hash', 'at'])
    .where('number', '>', 0)
    .orderBy('number')
    .limit(limit)
    .execute()
  const young = oldest.findIndex(({ at }) => at >= before)
  return young === -1 ? oldest.at(-1) : oldest[young - 1]
}

export async function deleteUpTo(trx: Transaction, number: number): Promise<void> {
  await trx.deleteFrom('audit').where('number', '<=', number).execute()
}

// One entry of the audit log, and the hash that links it to the previous entry.

/** Details of an action, as JSON. `before` and `after` come from `changesBetween`. */
export type Details = Readonly<Record<string, unknown>>

export interface AuditEvent {
  readonly action: AuditAction
  readonly at: string
  /** The id of the user, or null for the system and for visitors who are not signed in. */
  readonly by: string | null
  /** The IP address of the request. */
  readonly from: string | null
  /** The name of the API token, if a program acted for the user. */
  readonly via?: string
  readonly type?: string
  readonly id?: string
  readonly details?: Details
}

/** As stored. `details` is the JSON text itself, so there is only one way to hash it. */
interface Entry {
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

/** Entries from before the chain had a key have a plain hash: `9f86…`. All others begin with its id: `1a2b3c4d.9f86…`. */
export function hashOf(entry: Entry, before: string, chainKey: ChainKey | undefined): string {
  const { number, at, user_id, address, action, type, subject_id, details } = entry
  const parts = [before, number, at, user_id, address, action, type, subject_id, details]
  const text = JSON.stringify(parts)
  if (chainKey === undefined) return createHash('sha256').update(text).digest('hex')
  return `${chainKey.id}.${createHmac('sha256', chainKey.key).update(text).digest('hex')}`
}

/** The id of the key with which a hash was made. `undefined` for a plain one. */
export function keyIdOf(hash: string): string | undefined {
  const [id, rest] = hash.split('.')
  return rest === undefined ? undefined : id
}
