/** The way of changed words to the server, and of its answers back onto the screen. */
import type { DocumentType, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { shared } from '@cyanotype/content/model/index.ts'
import type { FieldProblem } from '../../api/api-problem.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import type { Api } from '../../api/client.ts'
import { conflictIn } from '../conflict/detect-conflict.ts'
import type { EditingStore } from '../state/editing-state.ts'
import { afterSave, changedLayers, changesIn } from '../state/layer-edits.ts'
import type { DocumentAnswer, LayerState } from './publishing.ts'

export interface SaveContext {
  readonly type: DocumentType
  readonly api: Api
  readonly store: EditingStore
  /** What the first save of a new document asked for: repeated to the letter, it makes no second one. */
  readonly creation: Creation
  /** The layers whose newest version is an autosave, which the history does not keep yet. */
  readonly autosavedLayers: Set<Layer>
  /** Numbers the saves of this session: one that comes late or twice changes nothing. */
  readonly nextSave: () => { readonly id: string; readonly number: number }
  readonly onCreated: (document: DocumentAnswer) => void
}

export interface Creation {
  readonly idempotencyKey: string
  sent?: { readonly locale: Locale; readonly data: LayerData; readonly shared: LayerData }
}

export interface SaveOptions {
  /** Saved along the way, without being told to: the history keeps no version of it once there is a newer one. */
  readonly autosave?: boolean
}

/**
 * Sends every changed layer, and makes versions that stay of what was saved by itself. Answers the document, or nothing
 * where a conflict has to be decided first.
 */
export async function saveAll(
  context: SaveContext,
  locale: Locale,
  options: SaveOptions = {},
): Promise<DocumentAnswer | undefined> {
  const { store, autosavedLayers } = context
  const { id } = store.state().document ?? (await create(context, locale))
  const changed = changedLayers(store.state().edits)
  const lasting = options.autosave ? [] : [...autosavedLayers].filter((layer) => !changed.includes(layer))
  for (const layer of [...changed, ...lasting]) {
    await saveLayer(context, id, layer, changesIn(store.state().edits[layer]), options)
  }
  return store.state().conflict === undefined ? store.state().document : undefined
}

async function create({ type, api, store, creation, onCreated }: SaveContext, locale: Locale) {
  const { edits } = store.state()
  creation.sent ??= { locale, data: changesIn(edits[locale]), shared: changesIn(edits[shared]) }
  const { sent, idempotencyKey } = creation
  const params = { type: type.name }
  const created = await api('POST /api/documents/{type}', { params, body: sent, idempotencyKey })
  store.update({ document: created })
  applyLayer(store, sent.locale, { ...edits[sent.locale].base, ...sent.data }, created.layers[sent.locale])
  applyLayer(store, shared, { ...edits[shared].base, ...sent.shared }, created.layers[shared])
  onCreated(created)
  return created
}

export async function saveLayer(
  context: SaveContext,
  id: string,
  layer: Layer,
  changes: LayerData,
  options: SaveOptions = {},
): Promise<void> {
  const { type, api, store } = context
  const { version, base } = store.state().edits[layer]
  try {
    const answer = await api('PUT /api/documents/{type}/{id}/{locale}', {
      params: { type: type.name, id, locale: layer },
      body: { version, data: changes, session: { ...context.nextSave(), ...options } },
    })
    if (options.autosave) context.autosavedLayers.add(layer)
    else context.autosavedLayers.delete(layer)
    const merged = answer.merged.map((field) => ({ layer, field }))
    applyLayer(store, layer, { ...base, ...changes }, answer.layer)
    store.update({ merged: [...store.state().merged, ...merged] })
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    const conflict = conflictIn(error, layer)
    if (conflict === undefined) throw error.withFields(fieldsIn(error, type, layer))
    store.update({ conflict: store.state().conflict ?? conflict })
  }
}

/**
 * Brings a saved layer in, and tells of words that clash with what was typed since it was sent. Those stand on the text that
 * they were typed into as long as nobody has decided: the next save meets their words, and does not go over them.
 */
function applyLayer(store: EditingStore, layer: Layer, sent: LayerData, saved: LayerState): void {
  const { edits, document } = store.state()
  const { edit, clashes } = afterSave(edits[layer], sent, saved)
  if (document !== undefined) {
    store.update({ document: { ...document, layers: { ...document.layers, [layer]: saved } } })
  }
  const before = edits[layer]
  store.setEdit(layer, clashes.length === 0 ? edit : { ...before, data: edit.data })
  if (clashes.length === 0 || store.state().conflict !== undefined) return
  store.update({ conflict: { layer, version: saved.version, editor: null, clashes, theirs: saved.data } })
}

/** Refusals of a save speak of the body that was sent; people look at fields of a layer. */
export function fieldsIn(problem: ApiProblem, type: DocumentType, layer: Layer): readonly FieldProblem[] {
  if (problem.code === 'slug_taken' && type.slug !== undefined) {
    return [{ path: [layer, type.slug], message: problem.message }]
  }
  return problem.fields.map((field) => {
    const [first, ...rest] = field.path[0] === 'body' ? field.path.slice(1) : field.path
    if (first === 'data') return { ...field, path: [layer, ...rest] }
    return first === 'shared' ? { ...field, path: [shared, ...rest] } : field
  })
}
