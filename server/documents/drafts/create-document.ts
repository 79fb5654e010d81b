/** A new document, with a first draft in one language and of what all languages share. */
import type { Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { initialData, shared } from '@cyanotype/content/model/index.ts'
import { newId } from '../../db/index.ts'
import type { Claim } from '../../http/idempotency/index.ts'
import { Problem } from '../../problems/problems.ts'
import { writeFirstDrafts } from '../core/append-version.ts'
import type { DocumentAnswer } from '../core/document-schemas.ts'
import type { Engine, Hand } from '../core/operation-context.ts'
import { deedOf, permit, typeNamed } from '../core/operation-context.ts'
import { blankLayer, insertWithoutLayers, recordDeed } from '../store/document-store.ts'
import { changed } from '../store/layer-data.ts'
import { withAddress, withoutNullSlug } from './assign-slug.ts'
import { newDocument } from './read-document.ts'

export interface Creation {
  readonly actor: Hand
  readonly type: string
  readonly locale: Locale
  readonly data?: LayerData | undefined
  readonly shared?: LayerData | undefined
  /** Says in the same transaction what was made, for whoever may ask for it twice. */
  readonly claim?: Claim
}

export async function createDocument(engine: Engine, creation: Creation): Promise<DocumentAnswer> {
  const { actor, locale } = creation
  const type = typeNamed(engine.types, creation.type)
  permit(actor, 'documents.create', type, locale)
  if (type.kind === 'single') throw new Problem('not_found')
  const deed = deedOf(engine, actor)
  const id = newId(engine.clock().getTime())
  // What all languages share comes first: what is kept beside documents says it once more with each language.
  const first: readonly (readonly [Layer, LayerData])[] = [
    [shared, changed(type, shared, initialData(type, shared), creation.shared ?? {})],
    [locale, changed(type, locale, initialData(type, locale), withoutNullSlug(type, creation.data ?? {}))],
  ]
  for (const [layer, data] of first) await engine.examine(type, layer, data)
  return engine.db.transaction(async (trx) => {
    await creation.claim?.(trx, id)
    await insertWithoutLayers(trx, type, id, deed)
    const drafts = new Map<Layer, LayerData>()
    for (const [layer, data] of first) {
      if (layer !== locale && Object.keys(data).length === 0) continue
      drafts.set(layer, await withAddress(trx, type, blankLayer(type, id, layer), { layer, data }))
    }
    const rows = await writeFirstDrafts(engine, trx, type, id, drafts, deed)
    await recordDeed(trx, 'document.created', type, id, { locale }, deed)
    return newDocument(type, { id, createdAt: deed.at, by: actor }, rows, drafts)
  })
}
