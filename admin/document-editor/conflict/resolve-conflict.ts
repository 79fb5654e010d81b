/** Resolves a conflict: saves the decisions of the user. */
import type { LayerData } from '@cyanotype/content/model/index.ts'
import { isRecord } from '../../forms/same-value.ts'
import type { SaveContext } from '../saving/save-layers.ts'
import { saveLayer } from '../saving/save-layers.ts'
import type { LayerEdit } from '../state/layer-edits.ts'
import { changesIn, isChanged } from '../state/layer-edits.ts'
import type { Conflict } from './conflict.ts'

export async function resolveConflict(
  context: SaveContext,
  conflict: Conflict,
  choices: LayerData,
): Promise<boolean> {
  const { store } = context
  const { document, edits } = store.state()
  const { layer, theirs } = conflict
  if (document === undefined) return false
  const { fields, groupFields } = splitChoices(choices)
  const theirParts = Object.fromEntries(Object.keys(groupFields).map((path) => [path, partAt(theirs, path)]))
  const { edit, others } = decided(withDecidedParts(edits[layer], theirParts), conflict, fields)
  store.setEdit(layer, edit)
  try {
    if (Object.keys(others).length > 0) await saveLayer(context, { id: document.id, layer, changes: others })
  } finally {
    store.setEdit(layer, withDecidedParts(store.state().edits[layer], groupFields))
  }
  const rest = store.state()
  if (rest.conflict === undefined && isChanged(rest.edits[layer])) {
    await saveLayer(context, { id: document.id, layer, changes: changesIn(rest.edits[layer]) })
  }
  return store.state().conflict === undefined
}

/**
 * Separates whole fields from fields of groups (`hero.title`). A group is sent first with the values of the
 * other person, so that its other fields are merged as usual. The decisions about its fields follow.
 */
function splitChoices(choices: LayerData): { readonly fields: LayerData; readonly groupFields: LayerData } {
  const of = (isPart: boolean) =>
    Object.fromEntries(Object.entries(choices).filter(([path]) => path.includes('.') === isPart))
  return { fields: of(false), groupFields: of(true) }
}

function withDecidedParts(edit: LayerEdit, groupFields: LayerData): LayerEdit {
  return { ...edit, data: withParts(edit.data, groupFields) }
}

/**
 * Turns the decisions into an edit. Other changed fields are sent first with their own base version, so that
 * they are merged as usual. The conflicting fields follow, based on the other person's version.
 */
function decided(
  edit: LayerEdit,
  { theirs, version }: Conflict,
  choices: LayerData,
): { readonly edit: LayerEdit; readonly others: LayerData } {
  const changes = Object.entries(changesIn(edit))
  const others = Object.fromEntries(changes.filter(([name]) => !Object.hasOwn(choices, name)))
  if (Object.keys(others).length === 0) {
    return { others, edit: { version, base: theirs, data: { ...theirs, ...choices } } }
  }
  const theirValues = Object.fromEntries(Object.keys(choices).map((name) => [name, theirs[name]]))
  return {
    others,
    edit: {
      version: edit.version,
      base: { ...edit.base, ...theirValues },
      data: { ...edit.data, ...choices },
    },
  }
}

// Fields of groups by path, `hero.title`: reads and replaces them.

export function partAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), data)
}

export function withParts(data: LayerData, groupFields: LayerData): LayerData {
  return Object.entries(groupFields).reduce(
    (group, [path, value]) => withPart(group, path.split('.'), value),
    data,
  )
}

function withPart(data: LayerData, [name = '', ...rest]: readonly string[], value: unknown): LayerData {
  const current = data[name]
  return {
    ...data,
    [name]: rest.length === 0 ? value : withPart(isRecord(current) ? current : {}, rest, value),
  }
}
