/** Creates a document with a first draft in one locale and of the shared layer, or as a copy of another one. */

import type { Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { initialData, shared, siteLayers, siteLocales } from '@cyanotype/content/model/index.ts'
import { newId } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import type { IdempotencyClaim } from '../../http/idempotency/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentResponse } from '../core/document-schemas.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, requireDocument, typeNamed, writeStamp } from '../core/operation-context.ts'
import { layerRow, writeDraft, writeFirstDrafts } from '../core/write-draft.ts'
import { runWrite } from '../core/write-transaction.ts'
import {
  blankLayer,
  dataOf,
  insertDocument,
  insertWithoutLayers,
  recordAudit,
} from '../store/document-store.ts'
import { applyChanges, fitToModel } from '../store/layer-data.ts'
import { withFreeSlug, withoutNullSlug, withSlug } from './assign-slug.ts'
import { newDocument, readDocument } from './read-document.ts'

export interface Creation {
  readonly actor: Principal
  readonly type: string
  readonly locale: Locale
  readonly data?: LayerData | undefined
  readonly shared?: LayerData | undefined
  /** Stores the result of an idempotency key in the same transaction. */
  readonly idempotencyClaim?: IdempotencyClaim
}

export async function createDocument(
  context: DocumentContext,
  creation: Creation,
): Promise<DocumentResponse> {
  const { actor, locale } = creation
  const type = typeNamed(context.types, creation.type)
  permit(actor, 'documents.create', type, locale)
  if (type.kind === 'single') throw new Problem('not_found')
  const stamp = writeStamp(context, actor)
  const id = newId(context.clock().getTime())
  // The shared layer comes first, because derived indexes combine it with each locale.
  const first: readonly (readonly [Layer, LayerData])[] = [
    [shared, applyChanges(type, shared, initialData(type, shared), creation.shared ?? {})],
    [
      locale,
      applyChanges(type, locale, initialData(type, locale), withoutNullSlug(type, creation.data ?? {})),
    ],
  ]
  for (const [layer, data] of first) await context.parseGuard(type, layer, data)
  return context.db.transaction(async (trx) => {
    await creation.idempotencyClaim?.(trx, id)
    await insertWithoutLayers(trx, type, id, stamp)
    const drafts = new Map<Layer, LayerData>()
    for (const [layer, data] of first) {
      if (layer !== locale && Object.keys(data).length === 0) continue
      drafts.set(layer, await withSlug(trx, type, blankLayer(type, id, layer), { layer, data }))
    }
    const rows = await writeFirstDrafts({ context, trx, type, id, drafts, stamp })
    await recordAudit({ trx, action: 'document.created', type, id, details: { locale }, stamp })
    return newDocument(type, { id, createdAt: stamp.at, by: actor }, rows, drafts)
  })
}

export interface CopyInput {
  readonly actor: Principal
  readonly type: string
  readonly id: string
  /** All locales by default. */
  readonly locales?: readonly Locale[] | undefined
  readonly idempotencyClaim?: IdempotencyClaim
}

/** Copies a document: a new document with some or all locales of another one and with its own slugs. */
export async function copyDocument(context: DocumentContext, input: CopyInput): Promise<DocumentResponse> {
  const { actor, locales = siteLocales() } = input
  const type = typeNamed(context.types, input.type)
  for (const locale of locales) {
    permit(actor, 'documents.read', type, locale)
    permit(actor, 'documents.create', type, locale)
  }
  if (type.kind === 'single') throw new Problem('not_found')
  const id = newId(context.clock().getTime())
  await runWrite(context, actor, async ({ trx, stamp, note }) => {
    await input.idempotencyClaim?.(trx, id)
    await requireDocument(context, trx, type, input.id)
    await insertDocument(trx, type, id, stamp)
    const stored = await dataOf(trx, [input.id], [...locales, shared], 'draft_version')
    for (const layer of siteLayers()) {
      const found = stored.find((one) => one.layer === layer)
      if (found === undefined) continue
      const data = await withFreeSlug({ trx, type, id, layer, data: fitToModel(type, layer, found.data) })
      await writeDraft({ context, trx, type, row: await layerRow(trx, type, id, layer), layer, data, stamp })
    }
    for (const index of context.indexes) await index.copied?.(trx, { type, id: input.id }, { type, id })
    note({ action: 'document.copied', type, id, details: { from: input.id, locales } })
  })
  return readDocument(context, { actor, type: type.name, id })
}
