/** Reference index: what each draft and each published layer uses, and where a target is used. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { defaultLocale, layers, siteLayers } from '@cyanotype/content/model/index.ts'
import type { Db, Queries } from '../db/index.ts'
import { noSuchPosition } from '../problems/problems.ts'
import type { ReferenceState, Target, TargetRow, UseRow } from './reference-store.ts'
import { findTargets, findUses, hasPublicUse, hasUse, titlesOf } from './reference-store.ts'

export interface Reference {
  /** The document that contains the reference. */
  readonly type: string
  readonly id: string
  /** The title in that layer, or else in any locale. */
  readonly title: string | null
  readonly layer: Layer
  readonly state: ReferenceState
  readonly field: string
  /** The reference as written: a URL, an id or the name of a component. */
  readonly name: string
  readonly count: number
}

interface Page {
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

interface UsePage {
  readonly items: readonly Reference[]
  readonly next: string | null
}

/** For API calls. Code within a transaction calls `usesOf` directly. */
export interface References {
  usesOf(target: Target, page?: Page): Promise<UsePage>
}

export function openReferences({ kysely }: Db): References {
  return { usesOf: (target, page) => usesOf(kysely, target, page) }
}

/**
 * Where a document, a file or a component is used. A component is `Callout`, or `Callout.tone` for one of its
 * props.
 */
export async function usesOf(
  queries: Queries,
  target: Target,
  { after, limit = 50 }: Page = {},
): Promise<UsePage> {
  const [document = '', layer = '', state = '', field = '', name = ''] =
    after === undefined ? [] : partsOf(after, 5)
  const place = after === undefined ? undefined : ([document, layer, state, field, name] as const)
  const rows = await findUses(queries, target, { after: place, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: await described(queries, shown, target.kind === 'media' ? layers : siteLayers()),
    next: rows.length > limit && last !== undefined ? cursorOf(keyOf(last)) : null,
  }
}

// The position at which a page of results ended, as an opaque text that is safe in a URL.

export function cursorOf(parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** The parts of a cursor. It comes from the client, so an invalid one is refused. */
export function partsOf(cursor: string, count: number): readonly string[] {
  const parts = parsed(Buffer.from(cursor, 'base64url').toString('utf8'))
  if (Array.isArray(parts) && parts.length === count && parts.every((part) => typeof part === 'string')) {
    return parts
  }
  throw noSuchPosition()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether visitors may see a file: something public uses it. */
export function isPublicMedia(queries: Queries, id: string): Promise<boolean> {
  return hasPublicUse(queries, { kind: 'media', id })
}

/** Whether a document uses a file, also if only its draft does. Without a document, whether any does. */
export function isUsedMedia(queries: Queries, id: string, document: string | undefined): Promise<boolean> {
  return hasUse(queries, { kind: 'media', id }, document)
}

const keyOf = ({ document_id, layer, state, field, name }: UseRow) => [document_id, layer, state, field, name]

/** Content in a removed language keeps its files, so a list of the uses of a file includes it. */
async function described(
  queries: Queries,
  rows: readonly UseRow[],
  shown: readonly Layer[],
): Promise<readonly Reference[]> {
  if (rows.length === 0) return []
  const titles = await titlesOf(queries, [...new Set(rows.map(({ document_id }) => document_id))])
  return rows.flatMap(({ document_id: id, type, layer: code, state, field, name, count }) => {
    const layer = shown.find((one) => one === code)
    if (layer === undefined || (state !== 'draft' && state !== 'public')) return []
    const own = titles.filter((row) => row.document_id === id && row.title !== null)
    const title = [layer, defaultLocale()].map(
      (preferred) => own.find((row) => row.layer === preferred)?.title,
    )
    return [
      { type, id, layer, state, field, name, count, title: title.find(Boolean) ?? own[0]?.title ?? null },
    ]
  })
}

export { inParts } from '../db/in-batches.ts'
export { type LinkTarget, linkTargetOf, localPath, pathOf, pathsWith } from './page-paths.ts'
export { type Mention, mentionsInLayer, referenceIndex } from './reference-index.ts'
export type { Target, UseRow } from './reference-store.ts'
export { documentsAt, linkedAmong, titlesOf, usesAfter } from './reference-store.ts'

/**
 * References between documents: documents that are used cannot be deleted, and linked documents can be
 * published together.
 */
export const documentLinks = {
  /** The first page of the places where a document is used. */
  async to(queries: Queries, id: string): Promise<readonly Reference[]> {
    return (await usesOf(queries, { kind: 'document', id })).items
  },
  /** The documents that the latest drafts of some others link to. */
  from(queries: Queries, ids: readonly string[], which: readonly Layer[]): Promise<readonly TargetRow[]> {
    return findTargets(queries, ids, which)
  },
}
