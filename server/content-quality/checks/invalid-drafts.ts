/** Finds drafts that cannot be published, with the first problem of each. */
import { setImmediate } from 'node:timers/promises'
import { siteLayers } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { titlesOf } from '../../references/index.ts'
import { publishBlockers } from './check-document.ts'
import type { DraftLayer } from './check-store.ts'
import { draftsAfter } from './check-store.ts'
import type { CheckResult } from './finding.ts'
import type { LinkResolver } from './resolve-links.ts'
import type { ReportPage, ReportQuery, Titled } from './site-report.ts'
import { titledOf, walk } from './site-report.ts'

export interface UnreadyDraft extends Titled, Pick<CheckResult, 'code' | 'message' | 'values'> {
  /** The field with the first problem. Undefined for the whole layer. */
  readonly field: string | undefined
  /** The number of problems. */
  readonly count: number
}

/** Smaller than for other checks, because each row is a document to parse. */
const batchSize = 50
/** The number of documents after which other requests can run. */
const maxParallel = 5

const waiting = ['draft', 'changed'] as const

export function unreadyDrafts(
  queries: Queries,
  { types }: LinkResolver,
  query: ReportQuery,
): Promise<ReportPage<UnreadyDraft>> {
  const sections = Object.keys(types).flatMap((type) =>
    siteLayers().flatMap((layer) => waiting.map((status) => ({ type, layer, status }))),
  )
  return walk<DraftLayer, UnreadyDraft>(query, {
    keys: 4,
    batch: batchSize,
    keyOf: ({ type, layer, status, document_id }) => [type, layer, status, document_id],
    async fetch(position) {
      const rows: DraftLayer[] = []
      const [type, layer, status, after = ''] = position ?? []
      const started = sections.findIndex(
        (one) => one.type === type && one.layer === layer && one.status === status,
      )
      for (const [index, section] of sections.slice(Math.max(started, 0)).entries()) {
        const from = index === 0 ? after : ''
        rows.push(...(await draftsAfter(queries, section, from, batchSize - rows.length)))
        if (rows.length === batchSize) break
      }
      return rows
    },
    async check(rows) {
      const titles = await titlesOf(queries, [...new Set(rows.map(({ document_id }) => document_id))])
      const found: { readonly row: DraftLayer; readonly item: UnreadyDraft }[] = []
      for (const [index, row] of rows.entries()) {
        if (index % maxParallel === maxParallel - 1) await setImmediate()
        const titled = titledOf(row, titles)
        const blockers = titled && blockersOf(types[row.type], titled, row.data)
        if (titled !== undefined && blockers !== undefined)
          found.push({ row, item: { ...titled, ...blockers } })
      }
      return found
    },
  })
}

function blockersOf(type: LinkResolver['types'][string] | undefined, { layer }: Titled, data: string) {
  const [first, ...others] = type === undefined ? [] : publishBlockers(type, layer, JSON.parse(data))
  if (first === undefined) return undefined
  const { field, code, message, values } = first
  return { field, code, message, values, count: others.length + 1 }
}
