/**
 * A document while somebody works on it: what is on screen, what the server has, and the way from one to the other. It knows
 * nothing of React; screens show its state and tell it what was done.
 */
import type { DocumentType, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { isKind, isSlugOf, slugFrom } from '@cyanotype/content/model/index.ts'
import type { Api } from '../../api/client.ts'
import type { Decisions } from '../conflict/conflict-decisions.ts'
import { resolveConflict } from '../conflict/resolve-conflict.ts'
import type { LocalDrafts } from '../local-drafts/local-draft-store.ts'
import type { MayWrite } from '../local-drafts/sync-local-draft.ts'
import { openDraftSync } from '../local-drafts/sync-local-draft.ts'
import { takeIn } from '../saving/apply-remote-changes.ts'
import type { Autosaving, Clock } from '../saving/autosave-runner.ts'
import { browserClock, runAutosave } from '../saving/autosave-runner.ts'
import type { Companion, DocumentAnswer, Lifecycle } from '../saving/publishing.ts'
import { change, publishLanguages } from '../saving/publishing.ts'
import type { Attempt } from '../saving/save-attempts.ts'
import { attemptsOf } from '../saving/save-attempts.ts'
import type { SaveContext, SaveOptions } from '../saving/save-layers.ts'
import { saveAll } from '../saving/save-layers.ts'
import type { EditingState, EditingStore } from './editing-state.ts'
import { createEditingStore } from './editing-state.ts'
import type { Edits } from './layer-edits.ts'
import { openEdits, withField } from './layer-edits.ts'
import type { Pace } from './throttle-notify.ts'

export interface Editing extends Pick<EditingStore, 'state' | 'subscribe' | 'tellNow'> {
  change(layer: Layer, field: string, value: unknown, pace?: Pace): void
  /** The language on screen: a new document begins in it. */
  switchLocale(locale: Locale): void
  /** Makes a version that stays. `false` where something stands in the way, which the state then tells. */
  save(): Promise<boolean>
  /** Sends what is on screen, if it is not there yet, and asks nothing. */
  importDrafts(): Promise<boolean>
  publish(locales: readonly Locale[], companions: readonly Companion[]): Promise<boolean>
  /** Saves what is on screen, and then does something to the document as a whole, or to languages of it. */
  live(lifecycle: Lifecycle): Promise<boolean>
  /** Decides a conflict: these values for the fields that clash. */
  resolveConflict(choices: LayerData): Promise<boolean>
  /** What was decided so far. */
  readonly decisions: Decisions
  /** Back to the text; nothing is decided, nothing is lost. */
  postpone(): void
  /** Puts the words found on this device aside for those of the server, and the other way round. */
  replaceDrafts(): void
  /** Others did something: it comes onto the screen when nothing is under way. */
  takeIn(): void
  /** The server may be there again, or the window is about to go: what there is leaves at once. */
  hurry(): void
  /** Keeps the words at once, as when the page is left. `false` where there is no room. */
  saveDraftNow(): boolean
  /** The document leaves the screen: its words are kept, and sent once more. */
  stop(): void
}

interface EditingOptions {
  readonly type: DocumentType
  readonly document: DocumentAnswer | undefined
  readonly locale: Locale
  readonly api: Api
  /** Names this time of editing: the server counts its saves. */
  readonly session: string
  /** Where the words of a document are kept; of one that has no id yet, too. */
  readonly draftsFor: (id: string | undefined) => LocalDrafts
  readonly mayWrite: MayWrite
  /** What was decided about a conflict of a document, kept on this device. */
  readonly decisionsFor: (id: () => string | undefined) => Decisions
  readonly onCreated: (document: DocumentAnswer) => void
  readonly clock?: Clock
}

export function openEditing(options: EditingOptions): Editing {
  const { type, document, draftsFor, mayWrite, onCreated, clock = browserClock } = options
  const draftSync = openDraftSync(draftsFor(document?.id))
  const opened = draftSync.restore(openEdits(type, document), mayWrite)
  const store = createEditingStore(firstState(document, opened), clock)
  const context = openSaveContext(options, store, (created) => {
    draftSync.moveTo(draftsFor(created.id), store.state().edits)
    onCreated(created)
  })
  let locale = options.locale
  const keep = () => draftSync.save(store.state().edits)
  const noteKept = (isInLocalDraft: boolean) => {
    if (isInLocalDraft !== store.state().isInLocalDraft) store.update({ isInLocalDraft })
  }
  const attempt = attemptsOf(context, keep)
  const autosaving: Autosaving = runAutosave(clock, () =>
    attempt.unasked(locale, () => saveAll(context, locale, { autosave: true })),
  )
  const request: QueuedRequest = async (busy, layer, work) => {
    const send = () => attempt.requested({ busy, layer, work })
    return (await autosaving.send(send, ({ outcome }) => outcome)).isDone
  }
  let aside = openEdits(type, document)

  return {
    ...store,
    change(layer, field, value, pace) {
      changeField(context, layer, field, value, pace)
      draftSync.saveSoon(() => store.state().edits, noteKept)
      autosaving.typed()
    },
    switchLocale(next) {
      locale = next
    },
    ...actionsOf(context, { locale: () => locale, request, decisionsFor: options.decisionsFor }),
    replaceDrafts() {
      const { restored, edits } = store.state()
      if (restored === undefined) return
      const shown = aside
      aside = edits
      const isInLocalDraft = draftSync.replace(shown, edits)
      const isPutAside = !restored.isPutAside
      store.update({ edits: shown, restored: { ...restored, isPutAside }, isInLocalDraft })
    },
    takeIn: () => void autosaving.enqueue(() => takeIn(context)).catch(() => {}),
    hurry: autosaving.hurry,
    saveDraftNow() {
      const isKept = keep()
      noteKept(isKept)
      return isKept
    },
    stop() {
      keep()
      draftSync.clearOthers()
      autosaving.stop()
    },
  }
}

type QueuedRequest = (busy: Attempt['busy'], layer: Layer, work: () => Promise<boolean>) => Promise<boolean>
type EditingActions = Pick<
  Editing,
  'save' | 'importDrafts' | 'publish' | 'live' | 'resolveConflict' | 'decisions' | 'postpone'
>

interface RequestContext {
  readonly locale: () => Locale
  readonly request: QueuedRequest
  readonly decisionsFor: EditingOptions['decisionsFor']
}

/** What somebody asks for, and waits for. */
function actionsOf(context: SaveContext, { locale, request, decisionsFor }: RequestContext): EditingActions {
  const { store } = context
  const decisions = decisionsFor(() => store.state().document?.id)
  const saved = async (options: SaveOptions) => {
    const isSaved = (await saveAll(context, locale(), options)) !== undefined
    // Where nothing clashes any more, nothing is left to decide.
    if (isSaved) decisions.clear()
    return isSaved
  }
  return {
    save: () => request('saving', locale(), () => saved({})),
    importDrafts: () => request('autosaving', locale(), () => saved({ autosave: true })),
    publish: (locales, companions) =>
      request('working', locale(), () => publishLanguages(context, locale(), locales, companions)),
    live: (lifecycle) => request('working', locale(), () => change(context, locale(), lifecycle)),
    async resolveConflict(choices) {
      const { conflict } = store.state()
      if (conflict === undefined) return false
      store.update({ conflict: undefined, isDeciding: false })
      const isSettled = await request('saving', conflict.layer, () =>
        resolveConflict(context, conflict, choices),
      )
      if (isSettled) decisions.clear()
      return isSettled
    },
    decisions,
    postpone: () => store.update({ isDeciding: false }),
  }
}

function openSaveContext(
  { type, api, session }: EditingOptions,
  store: EditingStore,
  onCreated: SaveContext['onCreated'],
): SaveContext {
  const creation = { idempotencyKey: session }
  return {
    type,
    api,
    store,
    creation,
    autosavedLayers: new Set(),
    nextSave: countedSaves(session),
    onCreated,
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
    trouble: undefined,
    conflict: undefined,
    isDeciding: false,
    problems: [],
    failure: '',
    merged: [],
    restored: at === undefined ? undefined : { at, isPutAside: false },
    isInLocalDraft: true,
  }
}

/** A key was pressed: its field changes, the address may follow, and what was said against the field is taken back. */
function changeField(
  { type, store }: SaveContext,
  layer: Layer,
  field: string,
  value: unknown,
  pace?: Pace,
): void {
  const { edits, document, problems } = store.state()
  const typed = withField(edits, layer, field, value)
  const isPublic = (document?.layers[layer].publishedVersion ?? null) !== null
  const left = problems.filter(({ path }) => path[0] !== layer || path[1] !== field)
  store.update({ edits: isPublic ? typed : followTitle(type, edits, typed, layer), problems: left }, pace)
}

/** In the editor a slug follows the title, with or without a number, until somebody writes another or it is published. */
export function followTitle(type: DocumentType, before: Edits, after: Edits, layer: Layer): Edits {
  const name = type.slug
  const field = name === undefined ? undefined : type.fields[name]
  if (name === undefined || field === undefined || !isKind(field, 'slug')) return after
  const made = (edits: Edits) => slugFrom(String(edits[layer].data[field.from] ?? ''))
  const slug = after[layer].data[name]
  const isUntouched = slug === '' || isSlugOf(String(slug), String(before[layer].data[field.from] ?? ''))
  const isFollowing = isUntouched && slug === before[layer].data[name] && made(after) !== made(before)
  return isFollowing ? withField(after, layer, name, made(after)) : after
}

function countedSaves(id: string): SaveContext['nextSave'] {
  let number = 0
  return () => {
    number += 1
    return { id, number }
  }
}
