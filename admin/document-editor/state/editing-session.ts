/**
 * A document while somebody works on it: what is on screen, what the server has, and the way from one to the other. It knows
 * nothing of React; screens show its state and tell it what was done.
 */
import type { DocumentType, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import type { Api } from '../../api/client.ts'
import type { Decisions } from '../conflict/conflict-decisions.ts'
import { settleConflict } from '../conflict/resolve-conflict.ts'
import type { KeptTexts } from '../local-drafts/local-draft-store.ts'
import type { MayWrite } from '../local-drafts/sync-local-draft.ts'
import { keepInStep } from '../local-drafts/sync-local-draft.ts'
import { takeIn } from '../saving/apply-remote-changes.ts'
import type { Autosaving, Clock } from '../saving/autosave-runner.ts'
import { browserClock, runAutosave } from '../saving/autosave-runner.ts'
import type { Companion, DocumentAnswer, Life } from '../saving/publishing.ts'
import { change, publishLanguages } from '../saving/publishing.ts'
import type { Attempt } from '../saving/save-attempts.ts'
import { attemptsOf } from '../saving/save-attempts.ts'
import type { Desk, SaveOptions } from '../saving/save-layers.ts'
import { saveAll } from '../saving/save-layers.ts'
import type { EditingState, EditingStore } from './editing-state.ts'
import { createEditingStore } from './editing-state.ts'
import type { Edits } from './layer-edits.ts'
import { openEdits, withField } from './layer-edits.ts'
import { followTitle } from './slug-from-title.ts'
import type { Pace } from './throttle-notify.ts'

export interface Editing extends Pick<EditingStore, 'state' | 'subscribe' | 'tellNow'> {
  change(layer: Layer, field: string, value: unknown, pace?: Pace): void
  /** The language on screen: a new document begins in it. */
  turnTo(locale: Locale): void
  /** Makes a version that stays. `false` where something stands in the way, which the state then tells. */
  save(): Promise<boolean>
  /** Sends what is on screen, if it is not there yet, and asks nothing. */
  bringHome(): Promise<boolean>
  publish(locales: readonly Locale[], companions: readonly Companion[]): Promise<boolean>
  /** Saves what is on screen, and then does something to the document as a whole, or to languages of it. */
  live(life: Life): Promise<boolean>
  /** Decides a conflict: these values for the fields that clash. */
  settle(choices: LayerData): Promise<boolean>
  /** What was decided so far. */
  readonly decisions: Decisions
  /** Back to the text; nothing is decided, nothing is lost. */
  postpone(): void
  /** Puts the words found on this device aside for those of the server, and the other way round. */
  exchange(): void
  /** Others did something: it comes onto the screen when nothing is under way. */
  takeIn(): void
  /** The server may be there again, or the window is about to go: what there is leaves at once. */
  hurry(): void
  /** Keeps the words at once, as when the page is left. `false` where there is no room. */
  keepNow(): boolean
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
  readonly keptFor: (id: string | undefined) => KeptTexts
  readonly mayWrite: MayWrite
  /** What was decided about a conflict of a document, kept on this device. */
  readonly decisionsFor: (id: () => string | undefined) => Decisions
  readonly onCreated: (document: DocumentAnswer) => void
  readonly clock?: Clock
}

export function openEditing(options: EditingOptions): Editing {
  const { type, document, keptFor, mayWrite, onCreated, clock = browserClock } = options
  const keeping = keepInStep(keptFor(document?.id))
  const opened = keeping.restore(openEdits(type, document), mayWrite)
  const store = createEditingStore(firstState(document, opened), clock)
  const desk = openDesk(options, store, (created) => {
    keeping.moveTo(keptFor(created.id), store.state().edits)
    onCreated(created)
  })
  let locale = options.locale
  const keep = () => keeping.keep(store.state().edits)
  const noteKept = (isKept: boolean) => {
    if (isKept !== store.state().isKept) store.update({ isKept })
  }
  const attempt = attemptsOf(desk, keep)
  const autosaving: Autosaving = runAutosave(clock, () =>
    attempt.unasked(locale, () => saveAll(desk, locale, { autosave: true })),
  )
  const asked: Asked = (busy, layer, work) =>
    autosaving
      .send(
        () => attempt.asked({ busy, layer, work }),
        ({ outcome }) => outcome,
      )
      .then(({ isDone }) => isDone)
  let aside = openEdits(type, document)

  return {
    ...store,
    change(layer, field, value, pace) {
      changeField(desk, layer, field, value, pace)
      keeping.keepSoon(() => store.state().edits, noteKept)
      autosaving.typed()
    },
    turnTo(next) {
      locale = next
    },
    ...deedsOf(desk, { locale: () => locale, asked, decisionsFor: options.decisionsFor }),
    exchange() {
      const { restored, edits } = store.state()
      if (restored === undefined) return
      const shown = aside
      aside = edits
      const isKept = keeping.exchange(shown, edits)
      store.update({ edits: shown, restored: { ...restored, isPutAside: !restored.isPutAside }, isKept })
    },
    takeIn: () => void autosaving.inTurn(() => takeIn(desk)).catch(() => {}),
    hurry: autosaving.hurry,
    keepNow() {
      const isKept = keep()
      noteKept(isKept)
      return isKept
    },
    stop() {
      keep()
      keeping.forgetAside()
      autosaving.stop()
    },
  }
}

type Asked = (busy: Attempt['busy'], layer: Layer, work: () => Promise<boolean>) => Promise<boolean>
type Deeds = Pick<Editing, 'save' | 'bringHome' | 'publish' | 'live' | 'settle' | 'decisions' | 'postpone'>

interface Asking {
  readonly locale: () => Locale
  readonly asked: Asked
  readonly decisionsFor: EditingOptions['decisionsFor']
}

/** What somebody asks for, and waits for. */
function deedsOf(desk: Desk, { locale, asked, decisionsFor }: Asking): Deeds {
  const { store } = desk
  const decisions = decisionsFor(() => store.state().document?.id)
  const saved = async (options: SaveOptions) => {
    const isSaved = (await saveAll(desk, locale(), options)) !== undefined
    // Where nothing clashes any more, nothing is left to decide.
    if (isSaved) decisions.forget()
    return isSaved
  }
  return {
    save: () => asked('saving', locale(), () => saved({})),
    bringHome: () => asked('autosaving', locale(), () => saved({ autosave: true })),
    publish: (locales, companions) =>
      asked('working', locale(), () => publishLanguages(desk, locale(), locales, companions)),
    live: (life) => asked('working', locale(), () => change(desk, locale(), life)),
    async settle(choices) {
      const { conflict } = store.state()
      if (conflict === undefined) return false
      store.update({ conflict: undefined, isDeciding: false })
      const isSettled = await asked('saving', conflict.layer, () => settleConflict(desk, conflict, choices))
      if (isSettled) decisions.forget()
      return isSettled
    },
    decisions,
    postpone: () => store.update({ isDeciding: false }),
  }
}

function openDesk(
  { type, api, session }: EditingOptions,
  store: EditingStore,
  onCreated: Desk['onCreated'],
): Desk {
  const creation = { idempotencyKey: session }
  return { type, api, store, creation, passing: new Set(), nextSave: countedSaves(session), onCreated }
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
    isKept: true,
  }
}

/** A key was pressed: its field changes, the address may follow, and what was said against the field is taken back. */
function changeField({ type, store }: Desk, layer: Layer, field: string, value: unknown, pace?: Pace): void {
  const { edits, document, problems } = store.state()
  const typed = withField(edits, layer, field, value)
  const isPublic = (document?.layers[layer].publishedVersion ?? null) !== null
  const left = problems.filter(({ path }) => path[0] !== layer || path[1] !== field)
  store.update({ edits: isPublic ? typed : followTitle(type, edits, typed, layer), problems: left }, pace)
}

function countedSaves(id: string): Desk['nextSave'] {
  let number = 0
  return () => {
    number += 1
    return { id, number }
  }
}
