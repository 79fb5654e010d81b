/**
 * Saving. Whoever saves says which version they started from; what others did since then is kept. Whoever edits for a
 * while counts their saves, so that one that comes late or twice changes nothing, and saves by itself again and again:
 * such an autosave takes the place of the one before.
 */
import { isDeepStrictEqual } from 'node:util'
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { changesBetween } from '../../audit/index.ts'
import type { Transaction } from '../../db/index.ts'
import { layerRow, writeDraft } from '../core/append-version.ts'
import type { SavedAnswer } from '../core/document-schemas.ts'
import type { Engine, Hand } from '../core/operation-context.ts'
import { deedOf, foundDocument, permit, typeNamed } from '../core/operation-context.ts'
import { savedAs } from '../core/save-result.ts'
import type { Deed, LayerRow } from '../store/document-store.ts'
import { recordDeed, touchDocument } from '../store/document-store.ts'
import type { Working } from '../store/editing-session-store.ts'
import { replaceVersion } from '../store/editing-session-store.ts'
import { withAddress, withoutNullSlug } from './assign-slug.ts'
import type { SessionSave } from './editing-session.ts'
import { answeredAgain, isLate, lastSaveOf, mayReplace, noteSave } from './editing-session.ts'
import { combine } from './merge-save.ts'
import { layerStates } from './read-document.ts'

export interface Save {
  readonly actor: Hand
  readonly type: string
  readonly id: string
  readonly layer: Layer
  /** The version that the work began with; 0 where there was none. */
  readonly version: number
  /** What was changed; fields that are left out stay as they are. */
  readonly data: LayerData
  readonly session?: SessionSave | undefined
  /** Of a translation: the version of the source that it was made from, where somebody says so. */
  readonly source?: number | undefined
}

export async function saveDocument(engine: Engine, input: Save): Promise<SavedAnswer> {
  const type = typeNamed(engine.types, input.type)
  const save = { ...input, data: withoutNullSlug(type, input.data) }
  permit(save.actor, 'documents.edit', type, save.layer)
  const deed = deedOf(engine, save.actor)
  await engine.examine(type, save.layer, save.data)
  return engine.db.transaction(async (trx) => {
    await foundDocument(engine, trx, type, save.id)
    const row = await layerRow(trx, type, save.id, save.layer)
    const last = await lastSaveOf(trx, save)
    if (last !== undefined && isLate(save, last)) return answeredAgain(trx, type, save, last)
    const merged = await write(engine, trx, { type, row, save, last, deed })
    return savedAs(type, (await layerStates(trx, type, save.id))[save.layer], merged)
  })
}

interface Writing {
  readonly type: DocumentType
  readonly row: LayerRow
  readonly save: Save
  readonly last: Working | undefined
  readonly deed: Deed
}

/** Makes a version of what is new in a save. Answers the fields in which somebody else’s work was kept. */
async function write(
  engine: Engine,
  trx: Transaction,
  { type, row, save, last, deed }: Writing,
): Promise<readonly string[]> {
  const { id, layer } = save
  const autosave = save.session?.autosave ?? false
  const { data: combined, sent, theirs, merged } = await combine(trx, type, row, save, last)
  const isWritten = autosave && type.slug !== undefined && Object.hasOwn(save.data, type.slug)
  const data = await withAddress(trx, type, row, { layer, data: combined, isWritten })
  const isNew = row.draft_version === 0 || !isDeepStrictEqual(data, theirs)
  const version = row.draft_version + (isNew ? 1 : 0)
  const replaced = isNew && (await mayReplace(trx, row, layer, last, deed.at))
  if (replaced) await replaceVersion(trx, id, layer, row.draft_version, deed.at)
  if (isNew) await writeDraft(engine, trx, type, row, layer, data, deed, save.source)
  const base = save.version
  await noteSave(trx, save, { row, last, version, base, sent, replaced, merged, at: deed.at })
  if (isNew) {
    await touchDocument(trx, id, deed)
    const details = { layer, version, autosave, ...changesBetween(theirs, data) }
    await recordDeed(trx, 'document.saved', type, id, details, deed)
  }
  return merged
}
