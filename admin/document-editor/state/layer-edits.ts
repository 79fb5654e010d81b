/** Layer edits: the changes of an editor, one edit per layer. Pure functions. */
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { each, initialData, siteLayers } from '@cyanotype/content/model/index.ts'
import { rebase } from '../../components/rebase-text.ts'
import { isSameValue } from '../../forms/same-value.ts'

export interface LayerEdit {
  /** The base version of the edit, or 0 when the layer has none. */
  readonly version: number
  /** The saved text as far as known. */
  readonly base: LayerData
  /** The text on screen. */
  readonly data: LayerData
}

export type Edits = Readonly<Record<Layer, LayerEdit>>

/** The part of a layer that edits depend on. */
interface BaseLayer {
  readonly version: number
  readonly data: LayerData
}

/** A field that two people changed, with its base value and both new values. */
export interface FieldConflict {
  readonly field: string
  readonly base: unknown
  readonly yours: unknown
  readonly theirs: unknown
}

/** Creates edits without changes. Without a document, they are those of a new one. */
export function openEdits(
  type: DocumentType,
  document?: { readonly layers: Readonly<Record<Layer, BaseLayer>> },
): Edits {
  const open = (layer: Layer): LayerEdit => {
    const saved = document?.layers[layer]
    const data = saved !== undefined && saved.version > 0 ? saved.data : initialData(type, layer)
    return { version: saved?.version ?? 0, base: data, data }
  }
  return each(siteLayers(), open)
}

export function withField(edits: Edits, layer: Layer, field: string, value: unknown): Edits {
  const edit = edits[layer]
  return { ...edits, [layer]: { ...edit, data: { ...edit.data, [field]: value } } }
}

/** The fields that differ from the saved ones. A save sends only these. */
export function changesIn({ base, data }: LayerEdit): LayerData {
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => !isSameValue(value, base[name])))
}

export function isChanged(edit: LayerEdit): boolean {
  return Object.keys(changesIn(edit)).length > 0
}

export function changedLayers(edits: Edits): readonly Layer[] {
  return siteLayers().filter((layer) => isChanged(edits[layer]))
}

/** Applies stored changes to the current text. They are saved with the version that they are based on. */
export function withChanges(edit: LayerEdit, version: number, changes: LayerData): LayerEdit {
  const applicable = Object.entries(changes).filter(([name]) => Object.hasOwn(edit.data, name))
  return { version, base: edit.base, data: { ...edit.data, ...Object.fromEntries(applicable) } }
}

/**
 * The edit after a save. Changes of other people are accepted, and text that was typed during the save stays.
 * On overlap the typed text stays and a conflict is reported.
 */
export function afterSave(
  edit: LayerEdit,
  sent: LayerData,
  saved: BaseLayer,
): { readonly edit: LayerEdit; readonly conflicts: readonly FieldConflict[] } {
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
  return { edit: { version: saved.version, base: saved.data, data }, conflicts }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
