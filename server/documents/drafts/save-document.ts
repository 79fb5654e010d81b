/**
 * Saves a draft. A save names its base version and is merged with newer changes. An editing session numbers
 * its saves, so late and repeated ones change nothing. An autosave replaces the previous autosave.
 */

import { isDeepStrictEqual } from 'node:util'
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { changesBetween } from '../../audit/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import type { SavedResponse } from '../core/document-schemas.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, requireDocument, typeNamed, writeStamp } from '../core/operation-context.ts'
import { saveResponse } from '../core/save-response.ts'
import { layerRow, writeDraft } from '../core/write-draft.ts'
import type { LayerRow, WriteStamp } from '../store/document-store.ts'
import { recordAudit, touchDocument } from '../store/document-store.ts'
import type { EditingSessionRow } from '../store/editing-session-store.ts'
import { replaceVersion } from '../store/editing-session-store.ts'
import { withoutNullSlug, withSlug } from './assign-slug.ts'
import type { SessionSave } from './editing-session.ts'
import { isLate, lastSaveOf, mayReplace, recordSave, repeatedResponse } from './editing-session.ts'
import { mergeSave } from './merge-save.ts'
import { layerStates } from './read-document.ts'

export interface Save {
  readonly actor: Principal
  readonly type: string
  readonly id: string
  readonly layer: Layer
  /** The base version, or 0 if there was none. */
  readonly version: number
  /** The changed fields. Fields that are left out stay as they are. */
  readonly data: LayerData
  readonly session?: SessionSave | undefined
  /** For a translation: the version of the source that it is based on, if known. */
  readonly source?: number | undefined
}

export async function saveDocument(context: DocumentContext, input: Save): Promise<SavedResponse> {
  const type = typeNamed(context.types, input.type)
  const save = { ...input, data: withoutNullSlug(type, input.data) }
  permit(save.actor, 'documents.edit', type, save.layer)
  const stamp = writeStamp(context, save.actor)
  await context.parseGuard(type, save.layer, save.data)
  return context.db.transaction(async (trx) => {
    await requireDocument(context, trx, type, save.id)
    const row = await layerRow(trx, type, save.id, save.layer)
    const last = await lastSaveOf(trx, save)
    if (last !== undefined && isLate(save, last)) return repeatedResponse(trx, type, save, last)
    const merged = await writeMerged(context, trx, { type, row, save, last, stamp })
    return saveResponse(type, (await layerStates(trx, type, save.id))[save.layer], merged)
  })
}

interface DraftWrite {
  readonly type: DocumentType
  readonly row: LayerRow
  readonly save: Save
  readonly last: EditingSessionRow | undefined
  readonly stamp: WriteStamp
}

/** Writes a version if the save changes anything. Returns the fields with changes of others. */
async function writeMerged(
  context: DocumentContext,
  trx: Transaction,
  { type, row, save, last, stamp }: DraftWrite,
): Promise<readonly string[]> {
  const { id, layer } = save
  const autosave = save.session?.autosave ?? false
  const { data: mergedData, sent, latest, merged } = await mergeSave({ queries: trx, type, row, save, last })
  const isSlugEdited = autosave && type.slug !== undefined && Object.hasOwn(save.data, type.slug)
  const data = await withSlug(trx, type, row, { layer, data: mergedData, isSlugEdited })
  const isNew = row.draft_version === 0 || !isDeepStrictEqual(data, latest)
  const version = row.draft_version + (isNew ? 1 : 0)
  const replaced =
    isNew &&
    (await mayReplace({ queries: trx, row, layer, last, at: stamp.at })) &&
    (await context.approvals.last(trx, type.name, id))[layer] !== row.draft_version
  if (replaced) await replaceVersion({ trx, id, layer, number: row.draft_version, at: stamp.at })
  if (isNew) await writeDraft({ context, trx, type, row, layer, data, stamp, source: save.source })
  const base = save.version
  await recordSave(trx, save, { row, last, version, base, sent, replaced, merged, at: stamp.at })
  if (isNew) {
    await touchDocument(trx, id, stamp)
    const details = { layer, version, autosave, ...changesBetween(latest, data) }
    await recordAudit({ trx, action: 'document.saved', type, id, details, stamp })
  }
  return merged
}
