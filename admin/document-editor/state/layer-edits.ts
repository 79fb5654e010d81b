/**
 * What an editor has done to a document since it was read: one edit for each layer. Data in, data out; how it is drawn,
 * sent and kept is elsewhere.
 */
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { initialData, layers } from '@cyanotype/content/model/index.ts'
import { rebase } from '../saving/rebase.ts'
import { isSameValue } from './same-value.ts'

export interface LayerEdit {
  /** The version that this edit starts from; 0 where the layer has none yet. */
  readonly version: number
  /** The text as the server has it, as far as we know. */
  readonly base: LayerData
  /** The text as it is on screen. */
  readonly data: LayerData
}

export type Edits = Readonly<Record<Layer, LayerEdit>>

/** The part of a layer that edits need to know. */
interface BaseLayer {
  readonly version: number
  readonly data: LayerData
}

/** A field that two people changed: what it was, and what each made of it. */
export interface FieldConflict {
  readonly field: string
  readonly base: unknown
  readonly yours: unknown
  readonly theirs: unknown
}

/** Nothing changed yet. Without a document, the edits of one that does not exist yet. */
export function openEdits(
  type: DocumentType,
  document?: { readonly layers: Readonly<Record<Layer, BaseLayer>> },
): Edits {
  const open = (layer: Layer): LayerEdit => {
    const known = document?.layers[layer]
    const data = known !== undefined && known.version > 0 ? known.data : initialData(type, layer)
    return { version: known?.version ?? 0, base: data, data }
  }
  return { en: open('en'), et: open('et'), el: open('el'), '*': open('*') }
}

export function withField(edits: Edits, layer: Layer, field: string, value: unknown): Edits {
  const edit = edits[layer]
  return { ...edits, [layer]: { ...edit, data: { ...edit.data, [field]: value } } }
}

/** The fields that differ from what the server has: a save sends these and no others. */
export function changesIn({ base, data }: LayerEdit): LayerData {
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => !isSameValue(value, base[name])))
}

export function isChanged(edit: LayerEdit): boolean {
  return Object.keys(changesIn(edit)).length > 0
}

export function changedLayers(edits: Edits): readonly Layer[] {
  return layers.filter((layer) => isChanged(edits[layer]))
}

/** Changes that were made from a version, on top of the text of now: a save sends them with the version they began at. */
export function withChanges(edit: LayerEdit, version: number, changes: LayerData): LayerEdit {
  const known = Object.entries(changes).filter(([name]) => Object.hasOwn(edit.data, name))
  return { version, base: edit.base, data: { ...edit.data, ...Object.fromEntries(known) } }
}

/**
 * The edit after a save was answered. What others wrote comes in, what was typed since the save was sent stays; where
 * both touch the same words, the typed ones stay on screen and the clash is told.
 */
export function afterSave(
  edit: LayerEdit,
  sent: LayerData,
  saved: BaseLayer,
): { readonly edit: LayerEdit; readonly clashes: readonly FieldConflict[] } {
  const conflicts: FieldConflict[] = []
  const join = (field: string): unknown => {
    const [base, yours, theirs] = [sent[field], edit.data[field], saved.data[field]]
    if (isSameValue(yours, base)) return theirs
    if (isSameValue(theirs, base)) return yours
    const both = isText(base) && isText(yours) && isText(theirs) ? rebase(base, yours, theirs) : undefined
    if (both === undefined) conflicts.push({ field, base, yours, theirs })
    return both ?? yours
  }
  const data = Object.fromEntries(Object.keys(saved.data).map((field) => [field, join(field)]))
  return { edit: { version: saved.version, base: saved.data, data }, clashes: conflicts }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
