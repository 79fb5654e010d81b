/** Creating and saving. Whoever saves says which version they started from; what others did since then is kept. */
import { isDeepStrictEqual } from 'node:util'
import type { DocumentType, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, initialData, isLocale, shared } from '@cyanotype/content/model/index.ts'
import type { Queries, Transaction } from '../db/index.ts'
import { newId } from '../db/index.ts'
import { Problem } from '../http/problems.ts'
import type { ConflictData, DocumentAnswer, SavedAnswer } from './answers.ts'
import type { Deed, LayerRow } from './document-store.ts'
import {
  addressesOf,
  insertDocument,
  insertLayers,
  insertVersion,
  layersOf,
  recordDeed,
  takeAddresses,
  touchDocument,
  updateLayer,
  versionOf,
} from './document-store.ts'
import type { Engine, Hand } from './engine.ts'
import { deedOf, foundDocument, permit, typeNamed } from './engine.ts'
import { changed, fitted, slugOf, titleOf } from './layer-data.ts'
import { statusAfter } from './layer-status.ts'
import type { Conflict } from './merge/merge-fields.ts'
import { mergeFields } from './merge/merge-fields.ts'
import { layerStates, readDocument } from './read-document.ts'

export interface Creation {
  readonly actor: Hand
  readonly type: string
  readonly locale: Locale
  readonly data?: LayerData | undefined
  readonly shared?: LayerData | undefined
}

/** A new document, with a first draft in one language and of what all languages share. */
export async function createDocument(engine: Engine, creation: Creation): Promise<DocumentAnswer> {
  const { actor, locale } = creation
  const type = typeNamed(engine.types, creation.type)
  permit(actor, 'documents.create', type, locale)
  if (type.kind === 'single') throw new Problem('not_found')
  const deed = deedOf(engine, actor)
  const id = newId(engine.clock().getTime())
  const first: readonly (readonly [Layer, LayerData])[] = [
    [locale, changed(type, locale, initialData(type, locale), creation.data ?? {})],
    [shared, changed(type, shared, initialData(type, shared), creation.shared ?? {})],
  ]
  await engine.db.transaction(async (trx) => {
    await insertDocument(trx, type, id, deed)
    for (const [layer, data] of first) {
      if (layer === locale || Object.keys(data).length > 0) {
        await writeDraft(engine, trx, type, await layerRow(trx, type, id, layer), layer, data, deed)
      }
    }
    await recordDeed(trx, 'document.created', type, id, { locale }, deed)
  })
  return readDocument(engine, { actor, type: type.name, id })
}

export interface Save {
  readonly actor: Hand
  readonly type: string
  readonly id: string
  readonly layer: Layer
  /** The version that the work began with; 0 where there was none. */
  readonly version: number
  /** What was changed; fields that are left out stay as they are. */
  readonly data: LayerData
}

export async function saveDocument(engine: Engine, save: Save): Promise<SavedAnswer> {
  const { actor, id, layer } = save
  const type = typeNamed(engine.types, save.type)
  permit(actor, 'documents.edit', type, layer)
  const deed = deedOf(engine, actor)
  return engine.db.transaction(async (trx) => {
    await foundDocument(engine, trx, type, id)
    const row = await layerRow(trx, type, id, layer)
    const { data, merged, isNew } = await combine(trx, type, row, save)
    if (isNew) {
      await writeDraft(engine, trx, type, row, layer, data, deed)
      await touchDocument(trx, id, deed)
      await recordDeed(trx, 'document.saved', type, id, { layer, version: row.draft_version + 1 }, deed)
    }
    const states = await layerStates(trx, type, id)
    return { layer: states[layer], merged: [...merged] }
  })
}

/** What was saved, together with what others saved since then; or a conflict that carries both. */
async function combine(queries: Queries, type: DocumentType, row: LayerRow, save: Save) {
  const { id, layer, version } = save
  if (version > row.draft_version) throw new Problem('stale_version')
  const theirs = await dataAt(queries, type, id, layer, row.draft_version)
  const base = version === row.draft_version ? theirs : await dataAt(queries, type, id, layer, version)
  const yours = changed(type, layer, base, save.data)
  const { data, merged, conflicts } = mergeFields(fieldsOf(type, layer), base, yours, theirs)
  if (conflicts.length > 0) throw conflict(row, conflicts, theirs)
  return {
    data: changed(type, layer, data, {}),
    merged,
    isNew: row.draft_version === 0 || !isDeepStrictEqual(data, theirs),
  }
}

function conflict(row: LayerRow, conflicts: readonly Conflict[], theirs: LayerData): Problem {
  const data: ConflictData = { version: row.draft_version, editor: row.username, conflicts, theirs }
  return new Problem('version_conflict', { editor: row.username ?? '—' }, { data: { ...data } })
}

async function layerRow(trx: Transaction, type: DocumentType, id: string, layer: Layer): Promise<LayerRow> {
  const row = (await layersOf(trx, [id])).find((one) => one.layer === layer)
  if (row !== undefined) return row
  await insertLayers(trx, type, id, [layer])
  return layerRow(trx, type, id, layer)
}

async function dataAt(
  queries: Queries,
  type: DocumentType,
  id: string,
  layer: Layer,
  number: number,
): Promise<LayerData> {
  if (number === 0) return initialData(type, layer)
  const version = await versionOf(queries, id, layer, number)
  if (version === undefined) throw new Problem('not_found')
  return fitted(type, layer, version.data)
}

/** A new version of a layer, as its newest draft. */
export async function writeDraft(
  { shelves }: Engine,
  trx: Transaction,
  type: DocumentType,
  row: LayerRow,
  layer: Layer,
  data: LayerData,
  deed: Deed,
): Promise<void> {
  const id = row.document_id
  const number = row.draft_version + 1
  const slug = slugOf(type, data)
  if (isLocale(layer)) await takeAddresses(trx, type, id, layer, addressesOf({ ...row, slug }))
  await insertVersion(trx, id, layer, number, data, deed)
  await updateLayer(trx, id, layer, {
    status: statusAfter({ ...row, draft_version: number }),
    title: titleOf(type, data),
    slug,
    draft_version: number,
    changed_at: deed.at,
    changed_by: deed.by,
  })
  const change = { type, id, layer, version: number, data, at: deed.at }
  for (const shelf of shelves) await shelf.drafted(trx, change)
}
