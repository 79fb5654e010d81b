/**
 * Recent changes of documents, newest first. Repeated saves by one user in one sitting are grouped and
 * counted.
 */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { siteLayers } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { AuditEventRow } from '../../audit/audit-store.ts'
import { eventsOnDocuments } from '../../audit/audit-store.ts'
import type { Queries } from '../../db/index.ts'
import type { DocumentName } from '../audit-log/list-entries.ts'
import { documentNames } from '../audit-log/list-entries.ts'

export interface ActivityQuery {
  /** The types that the user may read. */
  readonly types: readonly string[]
  /** The value of `next` of the previous page. */
  readonly after?: number | undefined
  readonly limit?: number | undefined
}

export interface Activity {
  readonly number: number
  readonly at: string
  readonly user: { readonly id: string; readonly username: string | null } | null
  readonly action: string
  readonly times: number
  readonly layers: Layer[]
  readonly document: DocumentName & { readonly type: string; readonly id: string }
}

/**
 * Rows per query, and the maximum number of queries: a page of one long sitting is short and has a next page.
 */
const [batchSize, maxReads] = [100, 10]
/** A longer pause ends a sitting. */
const maxPauseMs = 4 * 60 * 60_000

export async function recentActivity(
  queries: Queries,
  { types, after = Number.MAX_SAFE_INTEGER, limit = 20 }: ActivityQuery,
): Promise<{ items: Activity[]; next: number | null }> {
  const page: Page = { groups: [], last: new Map() }
  let before = after
  for (let read = 0; read < maxReads; read++) {
    const rows = types.length === 0 ? [] : await eventsOnDocuments(queries, types, before, batchSize)
    for (const row of rows) {
      if (!takes(page, row, limit)) return responseFrom(queries, page, before)
      before = row.number
    }
    if (rows.length < batchSize) return responseFrom(queries, page, null)
  }
  return responseFrom(queries, page, before)
}

interface Group {
  readonly newest: AuditEventRow
  readonly layers: Set<string>
  oldest: string
  times: number
}

interface Page {
  readonly groups: Group[]
  /** The last group of each document. */
  readonly last: Map<string, Group>
}

/** Whether a row still belongs to the page. */
function takes({ groups, last }: Page, row: AuditEventRow, limit: number): boolean {
  const group = last.get(row.subject_id)
  if (group !== undefined && continuesGroup(group, row)) {
    group.times += 1
    group.oldest = row.at
    for (const layer of layersIn(row.details)) group.layers.add(layer)
    return true
  }
  if (groups.length === limit) return false
  const started = { newest: row, oldest: row.at, times: 1, layers: new Set(layersIn(row.details)) }
  groups.push(started)
  last.set(row.subject_id, started)
  return true
}

function continuesGroup({ newest, oldest }: Group, { action, user_id, at }: AuditEventRow): boolean {
  const isSameAction = action === 'document.saved' && newest.action === action && newest.user_id === user_id
  return isSameAction && Date.parse(oldest) - Date.parse(at) <= maxPauseMs
}

/** Audit details name the affected layers as `layer`, `locale`, `locales` or the keys of `layers`. */
const named = z.object({
  layer: z.string().optional(),
  locale: z.string().optional(),
  locales: z.array(z.string()).optional(),
  layers: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
})

function layersIn(details: string): string[] {
  const { data = {} } = named.safeParse(JSON.parse(details))
  const { layer, locale, locales = [], layers: many = [] } = data
  const all = [layer, locale, ...locales, ...(Array.isArray(many) ? many : Object.keys(many))]
  return all.filter((one) => one !== undefined)
}

async function responseFrom(queries: Queries, { groups }: Page, next: number | null) {
  const nameOf = await documentNames(
    queries,
    groups.map(({ newest }) => newest.subject_id),
  )
  return { items: groups.map((group) => toActivity(group, nameOf)), next }
}

function toActivity({ newest, times, layers: seen }: Group, nameOf: (id: string) => DocumentName): Activity {
  const { number, at, user_id, username, action, type, subject_id: id } = newest
  return {
    ...{ number, at, action, times },
    user: user_id === null ? null : { id: user_id, username },
    layers: siteLayers().filter((layer) => seen.has(layer)),
    document: { type, id, ...nameOf(id) },
  }
}
