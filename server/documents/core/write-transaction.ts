/**
 * A change of documents, of one or of many: one transaction by one hand. What is told of it is written at its end, where
 * others wait the shortest, and those who keep pages have heard of it before anybody gets an answer.
 */
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import type { DocumentType, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes, shared } from '@cyanotype/content/model/index.ts'
import type { Details } from '../../audit/index.ts'
import type { PublicChange, Transaction } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { LayerRow, WriteStamp } from '../store/document-store.ts'
import { layersOf, recordAudit, touchDocument } from '../store/document-store.ts'
import type { DocumentContext, Principal } from './operation-context.ts'
import { requireDocument, writeStamp } from './operation-context.ts'

export interface Change {
  readonly context: DocumentContext
  readonly trx: Transaction
  readonly stamp: WriteStamp
  /** What goes public together has the same one. */
  readonly set: string
  /** Says what was done to a document. */
  note(news: News): void
}

interface News {
  readonly action: AuditAction
  readonly type: DocumentType
  readonly id: string
  readonly details: Details
  /** What it changes for visitors. */
  readonly event?: PublicChange | undefined
}

export async function runWrite<Result>(
  context: DocumentContext,
  actor: Principal,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const stamp = writeStamp(context, actor)
  const result = await context.db.transaction((trx) => runWriteIn(context, trx, stamp, work))
  await context.outbox.drain()
  return result
}

/** As part of a transaction that somebody else began, and after which they drain the outbox. */
export async function runWriteIn<Result>(
  context: DocumentContext,
  trx: Transaction,
  stamp: WriteStamp,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const events: News[] = []
  const result = await work({ context, trx, stamp, set: newId(), note: (news) => void events.push(news) })
  for (const { action, type, id, details } of events) {
    await touchDocument(trx, id, stamp)
    await recordAudit(trx, action, type, id, details, stamp)
  }
  for (const { event } of events) if (event !== undefined) await context.outbox.append(trx, event)
  return result
}

/** Versions by layer: the newest ones when somebody looked. */
export type ExpectedVersions<L extends Layer = Layer> = { readonly [Each in L]?: number | undefined }

/** A document and what somebody saw of it. */
export interface DocumentSelection<L extends Layer = Layer> {
  readonly type: DocumentType
  readonly id: string
  readonly layers: ExpectedVersions<L>
}

/** The layers of a document, which is nobody else's from here on; refused where somebody wrote to the named ones since. */
export async function lockRows(
  { context, trx }: Change,
  { type, id, layers: expected }: DocumentSelection,
): Promise<readonly LayerRow[]> {
  await requireDocument(context, trx, type, id)
  const rows = await layersOf(trx, [id])
  for (const [layer, version] of Object.entries(expected)) {
    if (rows.find((row) => row.layer === layer)?.draft_version !== version) throw new Problem('stale_version')
  }
  return rows
}

export const isNamed = (expected: ExpectedVersions, { layer }: LayerRow): boolean =>
  Object.hasOwn(expected, layer)

/** Whose pages change: a language's own, and with what they share those of every language that is public. */
export function publicChange(
  kind: 'published' | 'unpublished',
  { type, id }: Pick<DocumentSelection, 'type' | 'id'>,
  chosen: readonly Layer[],
  before: readonly LayerRow[],
  after: readonly LayerRow[],
): PublicChange {
  const live = (locale: Locale) =>
    after.some(({ layer, published_version }) => layer === locale && published_version !== null)
  const locales = localeCodes.filter(
    (locale) => chosen.includes(locale) || (chosen.includes(shared) && live(locale)),
  )
  const slugs = locales.flatMap((locale) => {
    const rows = [...before, ...after].filter(({ layer }) => layer === locale)
    const known = new Set(rows.map(({ published_slug }) => published_slug))
    return [...known].flatMap((slug) => (slug === null ? [] : [{ locale, slug }]))
  })
  return { kind, type: type.name, id, layers: chosen, locales, slugs }
}
