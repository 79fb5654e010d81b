/** What is known of a document while somebody works on it, and who is told when that changes. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import type { FieldProblem } from '../../api/api-problem.ts'
import type { Conflict } from '../conflict/detect-conflict.ts'
import type { Clock } from '../saving/autosave-runner.ts'
import { browserClock } from '../saving/autosave-runner.ts'
import type { Outcome } from '../saving/autosave-schedule.ts'
import type { DocumentAnswer } from '../saving/publishing.ts'
import type { Edits, LayerEdit } from './layer-edits.ts'
import type { Pace } from './throttle-notify.ts'
import { throttleNotify } from './throttle-notify.ts'

export interface EditingState {
  /** As the server has it; none before the first save of a new one. */
  readonly document: DocumentAnswer | undefined
  readonly edits: Edits
  /** `autosaving` goes on beside the writing; the others were asked for. */
  readonly busy: 'autosaving' | 'saving' | 'working' | undefined
  /** Why the words are not on the server; nothing where they are, or are about to be. */
  readonly trouble: Exclude<Outcome, 'saved'> | undefined
  readonly conflict: Conflict | undefined
  /** Both texts are on screen, and a person decides. */
  readonly isDeciding: boolean
  /** What was refused, field by field: each path begins with the layer. */
  readonly problems: readonly FieldProblem[]
  /** Why what was asked for last could not be done. */
  readonly failure: string
  /** Fields into which somebody else's words came with the last save. */
  readonly merged: readonly { readonly layer: Layer; readonly field: string }[]
  /** Words that were found on this device, since when; and whether they were put aside again. */
  readonly restored: { readonly at: string; readonly isPutAside: boolean } | undefined
  /** Whether this browser holds what the server does not have yet. */
  readonly isInLocalDraft: boolean
}

export interface EditingStore {
  state(): EditingState
  /** The state is another at once; `pace` says when those hear of it who listen. */
  update(change: Partial<EditingState>, pace?: Pace): void
  setEdit(layer: Layer, edit: LayerEdit): void
  subscribe(listener: () => void): () => void
  /** Whoever listens hears at once what was to be told when the keys rest. */
  tellNow(): void
}

export function createEditingStore(first: EditingState, clock: Clock = browserClock): EditingStore {
  const listeners = new Set<() => void>()
  let state = first
  const throttledNotifier = throttleNotify(clock, () => {
    for (const listener of listeners) listener()
  })
  const update = (change: Partial<EditingState>, pace: Pace = 'at once') => {
    state = { ...state, ...change }
    throttledNotifier.notify(pace)
  }
  return {
    state: () => state,
    update,
    tellNow: throttledNotifier.notifyNow,
    setEdit: (layer, edit) => update({ edits: { ...state.edits, [layer]: edit } }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
