/** A decided conflict, on its way to the server. */
import type { LayerData } from '@cyanotype/content/model/index.ts'
import type { Conflict } from './conflict.ts'
import type { LayerEdit } from './edits.ts'
import { changesIn, isChanged } from './edits.ts'
import type { Desk } from './saving.ts'
import { saveLayer } from './saving.ts'

export async function settleConflict(desk: Desk, conflict: Conflict, choices: LayerData): Promise<boolean> {
  const { store } = desk
  const { document, edits } = store.state()
  const { layer } = conflict
  if (document === undefined) return false
  const { edit, others } = decided(edits[layer], conflict, choices)
  store.setEdit(layer, edit)
  if (Object.keys(others).length > 0) await saveLayer(desk, document.id, layer, others)
  const rest = store.state()
  if (rest.conflict === undefined && isChanged(rest.edits[layer])) {
    await saveLayer(desk, document.id, layer, changesIn(rest.edits[layer]))
  }
  return store.state().conflict === undefined
}

/**
 * The decision as an edit. Other fields that were changed too are sent first, with the version that they began at, so that
 * they merge as always; the fields that clashed follow, on the text that they were decided against.
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
  const known = Object.fromEntries(Object.keys(choices).map((name) => [name, theirs[name]]))
  return {
    others,
    edit: { version: edit.version, base: { ...edit.base, ...known }, data: { ...edit.data, ...choices } },
  }
}
