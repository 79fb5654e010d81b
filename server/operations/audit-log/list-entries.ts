/** Lists audit entries by user, action, subject and time, newest first. */

import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { shared, siteLocales } from '@cyanotype/content/model/index.ts'
import { anyLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import type { AuditCursor, AuditTopic, Filter, NamedRow } from '../../audit/audit-store.ts'
import { entriesBefore, entriesOnAfter } from '../../audit/audit-store.ts'
import type { Queries } from '../../db/index.ts'
import { noSuchPosition } from '../../problems/problems.ts'

export interface EntryResponse {
  readonly number: number
  readonly at: string
  readonly user: { readonly id: string; readonly username: string | null } | null
  readonly address: string | null
  readonly action: string
  readonly type: string | null
  readonly id: string | null
  readonly details: Record<string, unknown>
  readonly hash: string
}

export interface NamedEntry extends EntryResponse {
  readonly document: DocumentName | null
}

export interface AuditQuery extends Filter {
  /** The value of `next` of the previous page. */
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

async function listEntries(
  queries: Queries,
  { after, limit = 50, ...filter }: AuditQuery,
): Promise<{ items: EntryResponse[]; next: string | null }> {
  // One more, so that a full last page has no next one.
  const found = await entriesBefore(queries, filter, cursorOf(after), limit + 1)
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  const next = last === undefined ? null : `${last.at}~${last.number}`
  return { items: rows.map(responseFrom), next }
}

/** The same page with the current titles of its documents. */
export async function listNamedEntries(
  queries: Queries,
  query: AuditQuery,
): Promise<{ items: NamedEntry[]; next: string | null }> {
  const { items, next } = await listEntries(queries, query)
  const ids = items.filter(isOfDocument).flatMap(({ id }) => id ?? [])
  const nameOf = await documentNames(queries, ids)
  return {
    items: items.map((entry) => {
      const { id } = entry
      return { ...entry, document: id !== null && isOfDocument(entry) ? nameOf(id) : null }
    }),
    next,
  }
}

const isOfDocument = ({ action }: EntryResponse) => action.startsWith('document.')

/** All entries that match a filter, a few hundred at a time. */
export async function* everyEntry(queries: Queries, filter: Filter): AsyncGenerator<EntryResponse[]> {
  for (let after: string | null = ''; after !== null; ) {
    const { items, next }: Awaited<ReturnType<typeof listEntries>> = await listEntries(queries, {
      ...filter,
      limit: 500,
      ...(after !== '' && { after }),
    })
    yield items
    after = next
  }
}

/** All entries of a user and about subjects, oldest first, a few hundred at a time. */
export async function* everyEntryOn(queries: Queries, topic: AuditTopic): AsyncGenerator<EntryResponse[]> {
  const limit = 500
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows: NamedRow[] = await entriesOnAfter(queries, topic, after, limit)
    yield rows.map(responseFrom)
    after = rows.length < limit ? undefined : rows.at(-1)?.number
  }
}

function responseFrom({ user_id, username, type, subject_id, details, ...row }: NamedRow): EntryResponse {
  const user = user_id === null ? null : { id: user_id, username }
  const { number, at, address, action, hash } = row
  return { number, at, user, address, action, type, id: subject_id, details: JSON.parse(details), hash }
}

/** The cursor is untrusted input. */
function cursorOf(cursor: string | undefined): AuditCursor | undefined {
  if (cursor === undefined) return undefined
  const [, at, number] = /^([\w:.+-]{1,40})~(\d{1,15})$/.exec(cursor) ?? []
  if (at === undefined) throw noSuchPosition()
  return { at, number: Number(number) }
}

// Current titles of the documents in the audit log, and whether they still exist.

/** As in the responses of the calls. */
export const documentName = z.object({
  titles: z.partialRecord(anyLocale, z.string()),
  state: z.enum(['kept', 'trashed', 'deleted']),
})

export type DocumentName = Readonly<z.output<typeof documentName>>

/** The titles of documents by id. A deleted document has none. */
export async function documentNames(
  queries: Queries,
  ids: readonly string[],
): Promise<(id: string) => DocumentName> {
  const rows = Map.groupBy(await titleRows(queries, [...new Set(ids)]), ({ id }) => id)
  return (id) => {
    const own = rows.get(id)
    if (own === undefined) return { titles: {}, state: 'deleted' }
    return { titles: titlesIn(own), state: own[0]?.trashed_at == null ? 'kept' : 'trashed' }
  }
}

type TitleRow = Awaited<ReturnType<typeof titleRows>>[number]

/** One row for each locale of each existing document. */
async function titleRows(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return []
  return queries
    .selectFrom('documents')
    .leftJoin('document_layers', 'document_layers.document_id', 'documents.id')
    .select(['documents.id', 'documents.trashed_at', 'document_layers.layer', 'document_layers.title'])
    .where('documents.id', 'in', ids)
    .execute()
}

function titlesIn(rows: readonly TitleRow[]): Partial<Record<Locale, string>> {
  const titleIn = (layer: Layer) => rows.find((row) => row.layer === layer)?.title
  const pairs = siteLocales().map((code) => [code, titleIn(code) ?? titleIn(shared)] as const)
  return Object.fromEntries(pairs.filter(([, title]) => title))
}
