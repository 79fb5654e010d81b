/**
 * A document while somebody works on it: what is on screen, what the server has, and the way from one to the other. It knows
 * nothing of React; screens show its state and tell it what was done.
 */
import type { DocumentType, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { ApiProblem } from '../api/api-problem.ts'
import type { Api } from '../api/client.ts'
import type { EditingState, EditingStore } from './editing-state.ts'
import { createEditingStore } from './editing-state.ts'
import type { Edits } from './edits.ts'
import { openEdits, withField } from './edits.ts'
import type { Keeping } from './keeping.ts'
import { keepInStep } from './keeping.ts'
import type { KeptTexts } from './kept-text.ts'
import type { DocumentAnswer } from './publishing.ts'
import { publishLanguage, unpublishLanguage } from './publishing.ts'
import type { Desk, SaveOptions } from './saving.ts'
import { fieldsIn, saveAll } from './saving.ts'
import { settleConflict } from './settling.ts'
import { followTitle } from './slug-follows.ts'

export interface Editing extends Pick<EditingStore, 'state' | 'subscribe'> {
  change(layer: Layer, field: string, value: unknown): void
  /** Sends what was changed. `false` where something stands in the way, which the state then tells. */
  save(locale: Locale, options?: SaveOptions): Promise<boolean>
  publish(locale: Locale): Promise<boolean>
  unpublish(locale: Locale): Promise<boolean>
  /** Decides a conflict: these values for the fields that clash. */
  settle(choices: LayerData): Promise<boolean>
  /** Back to the text; nothing is decided, nothing is lost. */
  postpone(): void
  /** Puts the words found on this device aside for those of the server, and the other way round. */
  exchange(): void
  /** Keeps the words at once, as when the page is left. `false` where there is no room. */
  keepNow(): boolean
}

interface EditingOptions {
  readonly type: DocumentType
  readonly document: DocumentAnswer | undefined
  readonly api: Api
  /** Where the words of a document are kept; of one that has no id yet, too. */
  readonly keptFor: (id: string | undefined) => KeptTexts
  readonly onCreated: (document: DocumentAnswer) => void
}

export function openEditing({ type, document, api, keptFor, onCreated }: EditingOptions): Editing {
  const keeping = keepInStep(keptFor(document?.id))
  const opened = keeping.restore(openEdits(type, document))
  const store = createEditingStore(firstState(document, opened))
  const desk: Desk = {
    type,
    api,
    store,
    idempotencyKey: newKey(),
    nextSave: countedSaves(),
    onCreated(created) {
      keeping.moveTo(keptFor(created.id))
      onCreated(created)
    },
  }
  const attempt = attemptsOf(desk, keeping)
  let aside = openEdits(type, document)

  return {
    state: store.state,
    subscribe: store.subscribe,
    change(layer, field, value) {
      changeField(desk, layer, field, value)
      keeping.keepSoon(
        () => store.state().edits,
        (isKept) => store.update({ isKept }),
      )
    },
    save: (locale, options) =>
      attempt('saving', locale, async () => (await saveAll(desk, locale, options)) !== undefined),
    publish: (locale) => attempt('publishing', locale, () => publishLanguage(desk, locale)),
    unpublish: (locale) => attempt('publishing', locale, () => unpublishLanguage(desk, locale)),
    async settle(choices) {
      const { conflict } = store.state()
      if (conflict === undefined) return false
      store.update({ conflict: undefined })
      return attempt('saving', conflict.layer, () => settleConflict(desk, conflict, choices))
    },
    postpone: () => store.update({ conflict: undefined }),
    exchange() {
      const { restored, edits } = store.state()
      if (restored === undefined) return
      const shown = aside
      aside = edits
      const isPutAside = !restored.isPutAside
      store.update({ edits: shown, restored: { ...restored, isPutAside }, isKept: keeping.keep(shown) })
    },
    keepNow() {
      const isKept = keeping.keep(store.state().edits)
      if (isKept !== store.state().isKept) store.update({ isKept })
      return isKept
    },
  }
}

interface Opened {
  readonly edits: Edits
  readonly at: string | undefined
}

function firstState(document: DocumentAnswer | undefined, { edits, at }: Opened): EditingState {
  return {
    document,
    edits,
    busy: undefined,
    conflict: undefined,
    problems: [],
    failure: '',
    merged: [],
    restored: at === undefined ? undefined : { at, isPutAside: false },
    isKept: true,
  }
}

/** One attempt at a time; what goes wrong in it is told by the state, and what was typed is kept whatever happens. */
function attemptsOf({ store, type }: Desk, keeping: Keeping) {
  return async (
    busy: NonNullable<EditingState['busy']>,
    layer: Layer,
    work: () => Promise<boolean>,
  ): Promise<boolean> => {
    if (store.state().busy !== undefined) return false
    store.update({ busy, problems: [], failure: '', merged: [] })
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      store.update({ problems: fieldsIn(error, type, layer), failure: error.message })
      return false
    } finally {
      store.update({ busy: undefined, isKept: keeping.keep(store.state().edits) })
    }
  }
}

/** A key was pressed: its field changes, the address may follow, and what was said against the field is taken back. */
function changeField({ type, store }: Desk, layer: Layer, field: string, value: unknown): void {
  const { edits, document, problems } = store.state()
  const typed = withField(edits, layer, field, value)
  const isPublic = (document?.layers[layer].publishedVersion ?? null) !== null
  store.update({
    edits: isPublic ? typed : followTitle(type, edits, typed, layer),
    problems: problems.filter(({ path }) => path[0] !== layer || path[1] !== field),
  })
}

function countedSaves(): Desk['nextSave'] {
  const id = newKey()
  let number = 0
  return () => {
    number += 1
    return { id, number }
  }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
