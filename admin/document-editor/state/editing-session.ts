/** Editing session: the edits of an open document and its saved state. It does not depend on React. */
import type { DocumentType, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { isKind, isSlugOf, lastPart, slugBeside, slugFrom } from '@cyanotype/content/model/index.ts'
import type { Api } from '../../api/client.ts'
import type { NotifyTiming } from '../../rich-text/index.ts'
import type { Decisions } from '../conflict/conflict.ts'
import { resolveConflict } from '../conflict/resolve-conflict.ts'
import type { LocalDrafts } from '../local-drafts/local-draft-store.ts'
import type { MayWrite } from '../local-drafts/sync-local-draft.ts'
import { openDraftSync } from '../local-drafts/sync-local-draft.ts'
import type { Autosaving, Clock } from '../saving/autosave.ts'
import { browserClock, runAutosave } from '../saving/autosave.ts'
import type { Companion, DocumentResponse, Lifecycle } from '../saving/publishing.ts'
import { change, publishLanguages, saveWithVersions } from '../saving/publishing.ts'
import type { Attempt, SaveContext, SaveOptions } from '../saving/save-layers.ts'
import { applyRemoteChanges, attemptsOf, saveAll } from '../saving/save-layers.ts'
import type { EditingState, EditingStore } from './editing-state.ts'
import { createEditingStore } from './editing-state.ts'
import type { Edits } from './layer-edits.ts'
import { changedLayers, openEdits, withField } from './layer-edits.ts'

export interface Editing extends Pick<EditingStore, 'state' | 'subscribe' | 'follow' | 'notifyNow'> {
  change(layer: Layer, field: string, value: unknown, timing?: NotifyTiming): void
  /** Changes the language on screen. A new document is created in it. */
  switchLocale(locale: Locale): void
  /** Creates a permanent version. Returns `false` on failure, with the reason in the state. */
  save(): Promise<boolean>
  /** Saves unsaved changes without asking. */
  importDrafts(): Promise<boolean>
  /** Saves all changes, so that everything has a version that could be published in a language. */
  saveForReview(locale: Locale): Promise<boolean>
  publish(locales: readonly Locale[], companions: readonly Companion[]): Promise<boolean>
  /** Saves all changes, then performs an action on the document or its languages. */
  live(lifecycle: Lifecycle): Promise<boolean>
  /** Resolves a conflict with these values for the conflicting fields. */
  resolveConflict(choices: LayerData): Promise<boolean>
  /** The decisions so far. */
  readonly decisions: Decisions
  /** Returns to the text. The conflict stays unresolved and no text is lost. */
  postpone(): void
  /** Switches between the restored drafts and the saved text. */
  replaceDrafts(): void
  /** Applies changes of other people when no request is running. */
  applyRemoteChanges(): void
  /** Sends changes immediately: the connection is back, or the tab is about to close. */
  saveNow(): void
  /** Sends changes that were not saved because the session had ended: the user signed in again. */
  resumeSaving(): void
  /** Stores the drafts immediately. Returns `false` when the storage is full. */
  saveDraftNow(): boolean
  /** Stores the drafts and sends them once when the document is closed. */
  stop(): void
}

interface EditingOptions {
  readonly type: DocumentType
  readonly document: DocumentResponse | undefined
  readonly locale: Locale
  /** The slug of the page above a new one. */
  readonly below?: string | undefined
  readonly api: Api
  /** The id of this editing session. The server numbers saves by it. */
  readonly session: string
  /** The draft store of a document, also of one without an id. */
  readonly draftsFor: (id: string | undefined) => LocalDrafts
  readonly mayWrite: MayWrite
  /** The stored conflict decisions of a document. */
  readonly decisionsFor: (id: () => string | undefined) => Decisions
  readonly onCreated: (document: DocumentResponse) => void
  readonly clock?: Clock
}

export function openEditing(options: EditingOptions): Editing {
  const { type, document, draftsFor, mayWrite, onCreated, clock = browserClock } = options
  const fresh = () => startBelow(options, openEdits(type, document))
  const draftSync = openDraftSync(draftsFor(document?.id))
  const store = createEditingStore(firstState(document, draftSync.restore(fresh(), mayWrite)), clock)
  let aside = fresh()
  const context = openSaveContext(options, store, {
    onCreated(created) {
      draftSync.moveTo(draftsFor(created.id), store.state().edits)
      onCreated(created)
    },
    onSaved: () => forgetRestored(store, aside),
  })
  let locale = options.locale
  const saveDraft = () => draftSync.save(store.state().edits)
  const noteSaved = (isInLocalDraft: boolean) => {
    if (isInLocalDraft !== store.state().isInLocalDraft) store.update({ isInLocalDraft })
  }
  const attempt = attemptsOf(context, saveDraft)
  const autosaving: Autosaving = runAutosave(clock, () =>
    attempt.automatic(locale, () => saveAll(context, locale, { autosave: true })),
  )
  const request: QueuedRequest = async (busy, layer, work) => {
    const send = () => attempt.requested({ busy, layer, work })
    return (await autosaving.send(send, ({ outcome }) => outcome)).isDone
  }

  return {
    ...store,
    change(layer, field, value, timing) {
      changeField(context, { layer, field, value, timing })
      draftSync.saveSoon(() => store.state().edits, noteSaved)
      autosaving.typed()
    },
    switchLocale(next) {
      locale = next
    },
    ...actionsOf(context, { locale: () => locale, request, decisionsFor: options.decisionsFor }),
    replaceDrafts() {
      const { restored, edits } = store.state()
      if (restored === undefined) return
      const [shown, isPutAside] = [aside, !restored.isPutAside]
      aside = edits
      const isInLocalDraft = draftSync.replace(shown, edits)
      store.update({ edits: shown, restored: { ...restored, isPutAside }, isInLocalDraft })
    },
    applyRemoteChanges: () => void autosaving.enqueue(() => applyRemoteChanges(context)).catch(() => {}),
    saveNow: autosaving.saveNow,
    resumeSaving: autosaving.resume,
    saveDraftNow() {
      noteSaved(saveDraft())
      return store.state().isInLocalDraft
    },
    stop() {
      saveDraft()
      draftSync.clearOthers()
      autosaving.stop()
    },
  }
}

type QueuedRequest = (busy: Attempt['busy'], layer: Layer, work: () => Promise<boolean>) => Promise<boolean>
type EditingActions = Pick<
  Editing,
  | 'save'
  | 'importDrafts'
  | 'saveForReview'
  | 'publish'
  | 'live'
  | 'resolveConflict'
  | 'decisions'
  | 'postpone'
>

interface RequestContext {
  readonly locale: () => Locale
  readonly request: QueuedRequest
  readonly decisionsFor: EditingOptions['decisionsFor']
}

/** Actions that the user starts and waits for. */
function actionsOf(context: SaveContext, { locale, request, decisionsFor }: RequestContext): EditingActions {
  const { store } = context
  const decisions = decisionsFor(() => store.state().document?.id)
  const saved = async (options: SaveOptions) => {
    const isSaved = (await saveAll(context, locale(), options)) !== undefined
    // No conflict is left, so the decisions are obsolete.
    if (isSaved) decisions.clear()
    return isSaved
  }
  return {
    save: () => request('saving', locale(), () => saved({})),
    importDrafts: () => request('autosaving', locale(), () => saved({ autosave: true })),
    saveForReview: (language) =>
      request(
        'saving',
        locale(),
        async () => (await saveWithVersions(context, locale(), [language])) !== undefined,
      ),
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
  events: Pick<SaveContext, 'onCreated' | 'onSaved'>,
): SaveContext {
  const creation = { idempotencyKey: session }
  const autosavedLayers = new Set<Layer>()
  return { type, api, store, creation, autosavedLayers, nextSave: countedSaves(session), ...events }
}

/** Once the restored drafts are saved, the text that was saved before is obsolete, unless it was changed as well. */
function forgetRestored(store: EditingStore, aside: Edits): void {
  const { restored } = store.state()
  if (restored === undefined || restored.isPutAside || changedLayers(aside).length > 0) return
  store.update({ restored: undefined })
}

/** The slug of a new page below another one starts with that of the other. */
function startBelow({ type, document, locale, below }: EditingOptions, edits: Edits): Edits {
  if (document !== undefined || below === undefined || type.slug === undefined) return edits
  const { [locale]: own } = edits
  const data = { ...own.data, [type.slug]: `${below}/` }
  return { ...edits, [locale]: { ...own, base: data, data } }
}

interface Opened {
  readonly edits: Edits
  readonly at: string | undefined
}

function firstState(document: DocumentResponse | undefined, { edits, at }: Opened): EditingState {
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

/** Changes a field, updates the slug and removes the errors of the field. */
interface FieldChange {
  readonly layer: Layer
  readonly field: string
  readonly value: unknown
  readonly timing: NotifyTiming | undefined
}

function changeField({ type, store }: SaveContext, { layer, field, value, timing }: FieldChange): void {
  const { edits, document, problems } = store.state()
  const typed = withField(edits, layer, field, value)
  const isPublic = (document?.layers[layer].publishedVersion ?? null) !== null
  const left = problems.filter(({ path }) => path[0] !== layer || path[1] !== field)
  store.update({ edits: isPublic ? typed : followTitle(type, edits, typed, layer), problems: left }, timing)
}

/** The slug follows the title, with or without a number, until an editor changes it or it is published. */
export function followTitle(type: DocumentType, before: Edits, after: Edits, layer: Layer): Edits {
  const name = type.slug
  const field = name === undefined ? undefined : type.fields[name]
  if (name === undefined || field === undefined || !isKind(field, 'slug')) return after
  const titleIn = (edits: Edits) => String(edits[layer].data[field.from] ?? '')
  const isOther = slugFrom(titleIn(after)) !== slugFrom(titleIn(before))
  const slug = String(after[layer].data[name] ?? '')
  const own = lastPart(slug)
  const isUntouched = own === '' || isSlugOf(own, titleIn(before))
  const isFollowing = isUntouched && after[layer].data[name] === before[layer].data[name] && isOther
  return isFollowing ? withField(after, layer, name, slugBeside(slug, titleIn(after))) : after
}

function countedSaves(id: string): SaveContext['nextSave'] {
  let number = 0
  return () => {
    number += 1
    return { id, number }
  }
}
