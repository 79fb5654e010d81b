/** Saves changed layers and applies the responses to the edits. */
import type { DocumentType, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { shared, siteLayers } from '@cyanotype/content/model/index.ts'
import type { FieldProblem } from '../../api/api-problem.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import type { Api } from '../../api/client.ts'
import { isSameValue } from '../../forms/same-value.ts'
import { conflictIn } from '../conflict/conflict.ts'
import type { EditingState, EditingStore } from '../state/editing-state.ts'
import type { LayerEdit } from '../state/layer-edits.ts'
import { afterSave, changedLayers, changesIn } from '../state/layer-edits.ts'
import type { SaveOutcome } from './autosave.ts'
import type { DocumentResponse, LayerState } from './publishing.ts'

export interface SaveContext {
  readonly type: DocumentType
  readonly api: Api
  readonly store: EditingStore
  /**
   * The first save of a new document. It is repeated unchanged while its result is unknown, so that it creates only
   * one document.
   */
  readonly creation: Creation
  /** The layers whose newest version is an autosave, which the history does not list yet. */
  readonly autosavedLayers: Set<Layer>
  /** Numbers the saves of this session, so that late and repeated saves have no effect. */
  readonly nextSave: () => { readonly id: string; readonly number: number }
  readonly onCreated: (document: DocumentResponse) => void
  /** Called after everything was saved. */
  readonly onSaved: () => void
}

interface Creation {
  readonly idempotencyKey: string
  sent?: { readonly locale: Locale; readonly data: LayerData; readonly shared: LayerData } | undefined
}

export interface SaveOptions {
  /** An automatic save: the history drops its version once there is a newer one. */
  readonly autosave?: boolean
}

/**
 * Saves every changed layer and turns autosaved versions into permanent ones. Returns the document, or
 * `undefined` when a conflict has to be resolved first. A refused layer does not hold up the others: they are saved,
 * and then the problem is thrown.
 */
export async function saveAll(
  context: SaveContext,
  locale: Locale,
  options: SaveOptions = {},
): Promise<DocumentResponse | undefined> {
  const { store, autosavedLayers } = context
  const { id } = store.state().document ?? (await create(context, locale))
  const changed = changedLayers(store.state().edits)
  const lasting = options.autosave ? [] : [...autosavedLayers].filter((layer) => !changed.includes(layer))
  let refusal: ApiProblem | undefined
  for (const layer of [...changed, ...lasting]) {
    try {
      await saveLayer(context, { id, layer, changes: changesIn(store.state().edits[layer]) }, options)
    } catch (error) {
      if (!isRefusal(error)) throw error
      refusal = refusal?.withFields([...refusal.fields, ...error.fields]) ?? error
    }
  }
  if (refusal !== undefined) throw refusal
  if (store.state().conflict !== undefined) return undefined
  context.onSaved()
  return store.state().document
}

async function create({ type, api, store, creation, onCreated }: SaveContext, locale: Locale) {
  const { edits } = store.state()
  creation.sent ??= { locale, data: changesIn(edits[locale]), shared: changesIn(edits[shared]) }
  const { sent, idempotencyKey } = creation
  const params = { type: type.name }
  const created = await api('POST /api/documents/{type}', { params, body: sent, idempotencyKey }).catch(
    (error: unknown) => {
      // Nothing was created, so the next attempt sends the corrected text.
      if (isRefusal(error)) creation.sent = undefined
      throw error
    },
  )
  store.update({ document: created })
  applyLayer(store, sent.locale, { ...edits[sent.locale].base, ...sent.data }, created.layers[sent.locale])
  applyLayer(store, shared, { ...edits[shared].base, ...sent.shared }, created.layers[shared])
  onCreated(created)
  return created
}

interface LayerSave {
  /** Of the document. */
  readonly id: string
  readonly layer: Layer
  readonly changes: LayerData
}

export async function saveLayer(
  context: SaveContext,
  { id, layer, changes }: LayerSave,
  options: SaveOptions = {},
): Promise<void> {
  const { type, api, store } = context
  const { version, base } = store.state().edits[layer]
  try {
    const response = await api('PUT /api/documents/{type}/{id}/{locale}', {
      params: { type: type.name, id, locale: layer },
      body: { version, data: changes, session: { ...context.nextSave(), ...options } },
    })
    if (options.autosave) context.autosavedLayers.add(layer)
    else context.autosavedLayers.delete(layer)
    const merged = response.merged.map((field) => ({ layer, field, editor: null }))
    applyLayer(store, layer, { ...base, ...changes }, response.layer)
    store.update({ merged: [...store.state().merged, ...merged] })
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    const conflict = conflictIn(error, layer)
    if (conflict === undefined) throw error.withFields(fieldsIn(error, type, layer))
    store.update({ conflict: store.state().conflict ?? conflict })
  }
}

/**
 * Applies a saved layer and reports conflicts with text that was typed since the text `sent`. Until they are
 * resolved, the edit keeps its old base version: then the server detects the conflict on the next save and
 * overwrites nothing.
 */
export function applyLayer(store: EditingStore, layer: Layer, sent: LayerData, saved: LayerState): void {
  const { edits, document } = store.state()
  const { edit, conflicts } = afterSave(edits[layer], sent, saved)
  if (document !== undefined) {
    store.update({ document: { ...document, layers: { ...document.layers, [layer]: saved } } })
  }
  const before = edits[layer]
  store.setEdit(layer, conflicts.length === 0 ? edit : { ...before, data: edit.data })
  if (conflicts.length === 0 || store.state().conflict !== undefined) return
  store.update({ conflict: { layer, version: saved.version, editor: null, conflicts, theirs: saved.data } })
}

/** Converts the field paths of a rejected save from the request body to the layer. */
function fieldsIn(problem: ApiProblem, type: DocumentType, layer: Layer): readonly FieldProblem[] {
  if (problem.code === 'slug_taken' && type.slug !== undefined) {
    return [{ path: [layer, type.slug], message: problem.message }]
  }
  return problem.fields.map((field) => {
    const [first, ...rest] = field.path[0] === 'body' ? field.path.slice(1) : field.path
    if (first === 'data') return { ...field, path: [layer, ...rest] }
    return first === 'shared' ? { ...field, path: [shared, ...rest] } : field
  })
}

export interface Attempt {
  readonly busy: NonNullable<EditingState['busy']>
  /** The layer for errors that name none. */
  readonly layer: Layer
  /** Returns whether everything was saved. A conflict is reported in the state. */
  readonly work: () => Promise<boolean>
}

interface Ended {
  readonly isDone: boolean
  readonly outcome: SaveOutcome
}

interface Attempts {
  /** A save by the user, who sees why it failed. */
  requested(attempt: Attempt): Promise<Ended>
  /** An automatic save. Failures are retried or shown beside the text without interrupting the user. */
  automatic(layer: Layer, save: () => Promise<unknown>): Promise<SaveOutcome>
}

/**
 * Save attempts: runs a save on request or automatically and reports failures in the state. No text is lost.
 */
export function attemptsOf({ store, type }: SaveContext, saveDraft: () => boolean): Attempts {
  const outcomeNow = (): SaveOutcome => (store.state().conflict === undefined ? 'saved' : 'closed')
  const end = (outcome: SaveOutcome) =>
    store.update({
      busy: undefined,
      trouble: outcome === 'saved' ? undefined : outcome,
      isInLocalDraft: saveDraft(),
    })

  return {
    async requested({ busy, layer, work }) {
      store.update({ busy, conflict: undefined, problems: [], failure: '', merged: [] })
      let ended: Ended = { isDone: false, outcome: 'closed' }
      try {
        const isDone = await work()
        ended = { isDone, outcome: outcomeNow() }
        store.update({ isDeciding: ended.outcome === 'closed' })
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        ended = { isDone: false, outcome: outcomeOf(error) }
        store.update({ problems: fieldsIn(error, type, layer), failure: error.message })
      } finally {
        end(ended.outcome)
      }
      return ended
    },
    async automatic(layer, save) {
      store.update({ busy: 'autosaving' })
      let outcome: SaveOutcome = 'closed'
      try {
        await save()
        outcome = outcomeNow()
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        outcome = outcomeOf(error)
        store.update({ problems: fieldsIn(error, type, layer) })
      } finally {
        end(outcome)
      }
      return outcome
    },
  }
}

/** Whether the server rejected the data. The same data would be rejected again. */
function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && outcomeOf(error) === 'refused'
}

function outcomeOf({ status }: ApiProblem): SaveOutcome {
  if (status === 401) return 'closed'
  return status === 0 || status === 408 || status === 429 || status >= 500 ? 'unavailable' : 'refused'
}

/** Applies saved, published and scheduled changes of other people. Typed text does not change. */
export async function applyRemoteChanges({ type, api, store }: SaveContext): Promise<void> {
  const current = store.state().document
  if (current === undefined) return
  const params = { type: type.name, id: current.id }
  const document = await api('GET /api/documents/{type}/{id}', { params })
  const { edits, merged } = store.state()
  const changes = siteLayers().flatMap((layer) => remoteChangesIn(edits[layer], layer, document))
  const fromOthers = changes.flatMap(({ layer, fields }) =>
    fields.map((field) => ({ layer, field, editor: document.layers[layer].changedBy })),
  )
  store.update({
    document,
    edits: { ...edits, ...Object.fromEntries(changes.map(({ layer, edit }) => [layer, edit])) },
    merged: [...merged, ...fromOthers],
  })
}

interface RemoteChange {
  readonly layer: Layer
  readonly edit: LayerEdit
  /** The changed fields that are on screen. */
  readonly fields: readonly string[]
}

/** A layer with overlapping changes stays as it is. The next save merges it or reports a conflict. */
function remoteChangesIn(edit: LayerEdit, layer: Layer, document: DocumentResponse): readonly RemoteChange[] {
  const saved = document.layers[layer]
  if (saved.version <= edit.version) return []
  const joined = afterSave(edit, edit.base, saved)
  if (joined.conflicts.length > 0) return []
  const fields = Object.keys(joined.edit.data).filter(
    (name) => !isSameValue(joined.edit.data[name], edit.data[name]),
  )
  return [{ layer, edit: joined.edit, fields }]
}
