/**
 * Write transaction of one or more documents by one actor. Audit entries and events are written at its end,
 * where others wait the shortest. Caches have processed the events before the response is sent.
 */

import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import type { DocumentType, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { shared, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Details } from '../../audit/index.ts'
import type { PublicChange, Transaction } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { LayerRow, WriteStamp } from '../store/document-store.ts'
import { layersOf, recordAudit, touchDocument } from '../store/document-store.ts'
import type { DocumentContext } from './operation-context.ts'
import { requireDocument, writeStamp } from './operation-context.ts'

export interface DocumentChange {
  readonly context: DocumentContext
  readonly trx: Transaction
  readonly stamp: WriteStamp
  /** Documents that are published together have the same value. */
  readonly set: string
  /** Records an action on a document. */
  note(action: DocumentAction): void
}

interface DocumentAction {
  readonly action: AuditAction
  readonly type: DocumentType
  readonly id: string
  readonly details: Details
  /** The effect on the public site. */
  readonly event?: PublicChange | undefined
}

export async function runWrite<Result>(
  context: DocumentContext,
  actor: Principal,
  work: (change: DocumentChange) => Promise<Result>,
): Promise<Result> {
  const stamp = writeStamp(context, actor)
  const result = await context.db.transaction((trx) => runWriteIn(context, trx, stamp, work))
  await context.outbox.drain()
  return result
}

/** Within the transaction of a caller, who drains the outbox afterwards. */
export async function runWriteIn<Result>(
  context: DocumentContext,
  trx: Transaction,
  stamp: WriteStamp,
  work: (change: DocumentChange) => Promise<Result>,
): Promise<Result> {
  const actions: DocumentAction[] = []
  const result = await work({
    context,
    trx,
    stamp,
    set: newId(),
    note: (action) => void actions.push(action),
  })
  for (const { action, type, id, details } of actions) {
    await touchDocument(trx, id, stamp)
    await recordAudit({ trx, action, type, id, details, stamp })
  }
  for (const { event } of actions) if (event !== undefined) await context.outbox.append(trx, event)
  return result
}

/** The expected version of each layer: its latest version when the client read it. */
export type ExpectedVersions<L extends Layer = Layer> = { readonly [Each in L]?: number | undefined }

/** A document and the versions that the client saw. */
export interface DocumentSelection<L extends Layer = Layer> {
  readonly type: DocumentType
  readonly id: string
  readonly layers: ExpectedVersions<L>
}

/** Locks a document and returns its layers. It throws if an expected version is stale. */
export async function lockRows(
  { context, trx }: DocumentChange,
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

/** The event for a change. A change of the shared layer affects every public locale. */
export function publicChange({
  kind,
  selection,
  chosen,
  before,
  after,
}: {
  kind: 'published' | 'unpublished'
  selection: Pick<DocumentSelection, 'type' | 'id'>
  chosen: readonly Layer[]
  before: readonly LayerRow[]
  after: readonly LayerRow[]
}): PublicChange {
  const { type, id } = selection
  const live = (locale: Locale) =>
    after.some(({ layer, published_version }) => layer === locale && published_version !== null)
  const locales = siteLocales().filter(
    (locale) => chosen.includes(locale) || (chosen.includes(shared) && live(locale)),
  )
  const slugs = locales.flatMap((locale) => {
    const rows = [...before, ...after].filter(({ layer }) => layer === locale)
    const published = new Set(rows.map(({ published_slug }) => published_slug))
    return [...published].flatMap((slug) => (slug === null ? [] : [{ locale, slug }]))
  })
  return { kind, type: type.name, id, layers: chosen, locales, slugs }
}
