/** Reads publish sets: the list, and one with the state of its documents. */
import { createHash } from 'node:crypto'
import type { Layer } from '@cyanotype/content/model/index.ts'
import { may, shared, siteLayers } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { statusOf, textsByLocale } from '../core/document-schemas.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import type { LayerRow } from '../store/document-store.ts'
import { layersOf } from '../store/document-store.ts'
import type { PublishSetRow, SetItem } from './publish-set-store.ts'
import {
  failuresOfRun,
  findPublishSet,
  findPublishSets,
  itemsOf,
  setsWithDocument,
} from './publish-set-store.ts'
import type { PublishSetState, SetList, SetResponse, SetSummary } from './schemas.ts'

const pageSize = 50

export interface SetQuery {
  readonly after?: string | undefined
  /** The id of a document: only the sets that contain it. */
  readonly document?: string | undefined
  readonly isOpen: boolean
}

export async function listPublishSets(
  { db }: DocumentContext,
  { after, document, isOpen }: SetQuery,
): Promise<SetList> {
  const rows =
    document === undefined
      ? await findPublishSets(db.kysely, { after, isOpen, limit: pageSize + 1 })
      : await setsWithDocument(db.kysely, document, pageSize)
  const items = rows.slice(0, pageSize).map(summaryOf)
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}

export async function requirePublishSet(queries: Queries, id: string): Promise<PublishSetRow> {
  const row = await findPublishSet(queries, id)
  if (row === undefined) throw new Problem('not_found')
  return row
}

export function stateOf({ published_at, undone_at, due_at, failure }: PublishSetRow): PublishSetState {
  if (published_at !== null) return undone_at === null ? 'published' : 'undone'
  if (due_at === null) return 'open'
  return failure === null ? 'scheduled' : 'failed'
}

function summaryOf(row: PublishSetRow): SetSummary {
  const { id, title, documents, published_at, due_at, created_at, username } = row
  return {
    ...{ id, title, state: stateOf(row), documents: Number(documents) },
    ...{ at: published_at ?? due_at, createdAt: created_at, createdBy: username },
  }
}

export async function readPublishSet(
  { db, types }: DocumentContext,
  actor: Principal,
  id: string,
): Promise<SetResponse> {
  const row = await requirePublishSet(db.kysely, id)
  const items = await itemsOf(db.kysely, id)
  const rows = await layersOfItems(db.kysely, items)
  const isReadable = ({ type }: SetItem) => {
    const declared = Object.hasOwn(types, type) ? types[type] : undefined
    return declared !== undefined && (actor === null || may(actor, 'documents.read', { type: declared }))
  }
  return {
    ...summaryOf(row),
    revision: revisionOf(items, rows),
    items: items.filter(isReadable).map((item) => itemResponse(item, rows)),
    failure: row.failure === null ? null : await failuresOf(db.kysely, row, items.filter(isReadable)),
  }
}

export function layersOfItems(queries: Queries, items: readonly SetItem[]): Promise<readonly LayerRow[]> {
  const ids = items.map(({ id }) => id)
  return ids.length === 0 ? Promise.resolve([]) : layersOf(queries, ids)
}

function itemResponse(
  { type, id, isTrashed, layers }: SetItem,
  all: readonly LayerRow[],
): SetResponse['items'][number] {
  const rows = all.filter((row) => row.document_id === id)
  const rowIn = (layer: Layer) => rows.find((row) => row.layer === layer)
  return {
    ...{ type, id, isTrashed },
    titles: textsByLocale((code) => rowIn(code)?.title ?? rowIn(shared)?.title),
    layers: siteLayers()
      .filter((layer) => layers.includes(layer))
      .map((layer) => {
        const { status = 'none', draft_version = 0, published_version = null } = rowIn(layer) ?? {}
        return {
          layer,
          status: statusOf(status),
          version: draft_version,
          publishedVersion: published_version,
        }
      }),
  }
}

/** A fingerprint of the documents, languages and drafts, so that a set is published as the user saw it. */
export function revisionOf(items: readonly SetItem[], rows: readonly LayerRow[]): string {
  const seen = items.map(({ id, layers }) => [
    id,
    layers.toSorted().map((layer) => {
      const row = rows.find((one) => one.document_id === id && one.layer === layer)
      return [layer, row?.draft_version ?? 0]
    }),
  ])
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22)
}

async function failuresOf(
  queries: Queries,
  { run_id: run }: PublishSetRow,
  items: readonly SetItem[],
): Promise<SetResponse['failure']> {
  const failures = run === null ? [] : await failuresOfRun(queries, run)
  return failures.flatMap(({ document, fields }) => {
    const place = items.findIndex(({ id }) => id === document)
    return place < 0 ? [] : fields.map((field) => ({ ...field, path: ['documents', place, ...field.path] }))
  })
}
