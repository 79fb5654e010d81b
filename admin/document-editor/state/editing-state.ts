/** Editing state: what is known about an open document, with notifications about changes. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import type { FieldProblem } from '../../api/api-problem.ts'
import type { NotifyTiming } from '../../rich-text/index.ts'
import type { Conflict } from '../conflict/conflict.ts'
import type { Clock, SaveOutcome } from '../saving/autosave.ts'
import { browserClock } from '../saving/autosave.ts'
import type { DocumentResponse } from '../saving/publishing.ts'
import type { Edits, LayerEdit } from './layer-edits.ts'

export interface EditingState {
  /** The saved document, or `undefined` before the first save. */
  readonly document: DocumentResponse | undefined
  readonly edits: Edits
  /** `autosaving` runs in the background. The user waits for the others. */
  readonly busy: 'autosaving' | 'saving' | 'working' | undefined
  /** Why the changes are not saved. `undefined` when they are saved or about to be. */
  readonly trouble: Exclude<SaveOutcome, 'saved'> | undefined
  readonly conflict: Conflict | undefined
  /** Whether the conflict screen is open. */
  readonly isDeciding: boolean
  /** Validation errors by field. Each path starts with the layer. */
  readonly problems: readonly FieldProblem[]
  /** The error message of the last requested action. */
  readonly failure: string
  /** Fields that the last save merged with changes of another user. */
  readonly merged: readonly MergedField[]
  /** The time of the restored drafts, and whether they were set aside. */
  readonly restored: { readonly at: string; readonly isPutAside: boolean } | undefined
  /** Whether this browser stores changes that the server does not have. */
  readonly isInLocalDraft: boolean
}

interface MergedField {
  readonly layer: Layer
  readonly field: string
  /** The other user. `null` if unknown. */
  readonly editor: string | null
}

export interface EditingStore {
  state(): EditingState
  /** Changes the state immediately. `timing` decides when listeners are notified. */
  update(change: Partial<EditingState>, timing?: NotifyTiming): void
  setEdit(layer: Layer, edit: LayerEdit): void
  subscribe(listener: () => void): () => void
  /** Calls the listener at every change, without waiting for a pause. */
  follow(listener: () => void): () => void
  /** Runs a pending notification immediately. */
  notifyNow(): void
}

export function createEditingStore(first: EditingState, clock: Clock = browserClock): EditingStore {
  const listeners = new Set<() => void>()
  const followers = new Set<() => void>()
  let state = first
  const throttledNotifier = throttleNotify(clock, () => {
    for (const listener of listeners) listener()
  })
  const update = (change: Partial<EditingState>, timing: NotifyTiming = 'at once') => {
    state = { ...state, ...change }
    throttledNotifier.notify(timing)
    for (const listener of followers) listener()
  }
  return {
    state: () => state,
    update,
    notifyNow: throttledNotifier.notifyNow,
    setEdit: (layer, edit) => update({ edits: { ...state.edits, [layer]: edit } }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow(listener) {
      followers.add(listener)
      return () => followers.delete(listener)
    },
  }
}

/** After the last key. */
const notifyDelayMs = 120
/** In ms, during continuous typing. */
const maxDelayMs = 1000

interface ThrottledNotifier {
  notify(timing: NotifyTiming): void
  /** Runs a pending notification immediately. */
  notifyNow(): void
}

/**
 * Throttled notifications about typed text. Inputs that React renders are notified about each key. A text
 * editor renders itself, so the screen around it renders only after a pause, or at intervals during long
 * typing.
 */
export function throttleNotify(
  { now, wait }: Pick<Clock, 'now' | 'wait'>,
  listen: () => void,
): ThrottledNotifier {
  let cancel: (() => void) | undefined
  let since = 0
  const notifyAll = () => {
    cancel?.()
    cancel = undefined
    listen()
  }
  return {
    notify(timing) {
      if (timing === 'at once') return notifyAll()
      if (cancel === undefined) since = now()
      else cancel()
      cancel = wait(Math.max(0, Math.min(notifyDelayMs, since + maxDelayMs - now())), notifyAll)
    },
    notifyNow() {
      if (cancel !== undefined) notifyAll()
    },
  }
}
