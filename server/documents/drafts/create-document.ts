/** Creates a document with a first draft in one locale and of the shared layer. */
import type { Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { initialData, shared } from '@cyanotype/content/model/index.ts'
import { newId } from '../../db/index.ts'
import type { IdempotencyClaim } from '../../http/idempotency/index.ts'
import { Problem } from '../../problems/problems.ts'
import { writeFirstDrafts } from '../core/append-version.ts'
import type { DocumentAnswer } from '../core/document-schemas.ts'
import type { DocumentContext, Principal } from '../core/operation-context.ts'
import { permit, typeNamed, writeStamp } from '../core/operation-context.ts'
import { blankLayer, insertWithoutLayers, recordAudit } from '../store/document-store.ts'
import { changed } from '../store/layer-data.ts'
import { withAddress, withoutNullSlug } from './assign-slug.ts'
import { newDocument } from './read-document.ts'

export interface Creation {
  readonly actor: Principal
  readonly type: string
  readonly locale: Locale
  readonly data?: LayerData | undefined
  readonly shared?: LayerData | undefined
  /** Stores the result of an idempotency key in the same transaction. */
  readonly idempotencyClaim?: IdempotencyClaim
}

export async function createDocument(context: DocumentContext, creation: Creation): Promise<DocumentAnswer> {
  const { actor, locale } = creation
  const type = typeNamed(context.types, creation.type)
  permit(actor, 'documents.create', type, locale)
  if (type.kind === 'single') throw new Problem('not_found')
  const stamp = writeStamp(context, actor)
  const id = newId(context.clock().getTime())
  // The shared layer comes first, because derived indexes combine it with each locale.
  const first: readonly (readonly [Layer, LayerData])[] = [
    [shared, changed(type, shared, initialData(type, shared), creation.shared ?? {})],
    [locale, changed(type, locale, initialData(type, locale), withoutNullSlug(type, creation.data ?? {}))],
  ]
  for (const [layer, data] of first) await context.parseGuard(type, layer, data)
  return context.db.transaction(async (trx) => {
    await creation.idempotencyClaim?.(trx, id)
    await insertWithoutLayers(trx, type, id, stamp)
    const drafts = new Map<Layer, LayerData>()
    for (const [layer, data] of first) {
      if (layer !== locale && Object.keys(data).length === 0) continue
      drafts.set(layer, await withAddress(trx, type, blankLayer(type, id, layer), { layer, data }))
    }
    const rows = await writeFirstDrafts(context, trx, type, id, drafts, stamp)
    await recordAudit(trx, 'document.created', type, id, { locale }, stamp)
    return newDocument(type, { id, createdAt: stamp.at, by: actor }, rows, drafts)
  })
}
