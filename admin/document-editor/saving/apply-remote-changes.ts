/** Applies saved, published and scheduled changes of other people. Typed text does not change. */
import type { Layer } from '@cyanotype/content/model/locales.ts'
import { layers } from '@cyanotype/content/model/locales.ts'
import type { LayerEdit } from '../state/layer-edits.ts'
import { afterSave } from '../state/layer-edits.ts'
import { isSameValue } from '../state/same-value.ts'
import type { DocumentAnswer } from './publishing.ts'
import type { SaveContext } from './save-layers.ts'

export async function takeIn({ type, api, store }: SaveContext): Promise<void> {
  const known = store.state().document
  if (known === undefined) return
  const params = { type: type.name, id: known.id }
  const document = await api('GET /api/documents/{type}/{id}', { params })
  const { edits, merged } = store.state()
  const news = layers.flatMap((layer) => newsIn(edits[layer], layer, document))
  store.update({
    document,
    edits: { ...edits, ...Object.fromEntries(news.map(({ layer, edit }) => [layer, edit])) },
    merged: [...merged, ...news.flatMap(({ layer, fields }) => fields.map((field) => ({ layer, field })))],
  })
}

interface News {
  readonly layer: Layer
  readonly edit: LayerEdit
  /** The changed fields that are on screen. */
  readonly fields: readonly string[]
}

/** A layer with overlapping changes stays as it is. The next save merges it or reports a conflict. */
function newsIn(edit: LayerEdit, layer: Layer, document: DocumentAnswer): readonly News[] {
  const saved = document.layers[layer]
  if (saved.version <= edit.version) return []
  const joined = afterSave(edit, edit.base, saved)
  if (joined.clashes.length > 0) return []
  const fields = Object.keys(joined.edit.data).filter(
    (name) => !isSameValue(joined.edit.data[name], edit.data[name]),
  )
  return [{ layer, edit: joined.edit, fields }]
}
