/** Autosave: decides when a save is due, sends it, and sends all requests one after another. */

export interface Clock {
  now(): number
  /** Calls back once after a delay. The returned function cancels it. */
  wait(milliseconds: number, act: () => void): () => void
}

export const browserClock: Clock = {
  now: () => performance.now(),
  wait(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
}

export interface Autosaving {
  /** Reports unsaved changes. */
  typed(): void
  /** Sends unsaved changes now unless they were rejected: the page is hidden, or the server is back. */
  saveNow(): void
  /** Continues after the outcome `closed`: the user signed in again. */
  resume(): void
  /** Sends changes by another request when it is its turn. */
  send<Result>(work: () => Promise<Result>, outcomeOf: (result: Result) => SaveOutcome): Promise<Result>
  /** Runs work that sends no changes when no request is running. */
  enqueue(work: () => Promise<void>): Promise<void>
  /** Sends unsaved changes once and stops. */
  stop(): void
}

export function runAutosave(clock: Clock, save: () => Promise<SaveOutcome>): Autosaving {
  let state = initialState
  let cancel = () => {}
  let lastRun: Promise<unknown> = Promise.resolve()
  let isStopped = false

  const apply = (event: Parameters<typeof after>[1]) => {
    state = after(state, event, clock.now())
    scheduleSave()
  }
  const scheduleSave = () => {
    cancel()
    const due = dueAt(state)
    if (due !== undefined && !isStopped) cancel = clock.wait(Math.max(0, due - clock.now()), saveIfDue)
  }
  const queue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const run = lastRun.then(work)
    lastRun = run.catch(() => {})
    return run
  }
  const isDue = () => {
    const due = dueAt(state)
    return due !== undefined && due <= clock.now()
  }
  async function runSave<Result>(work: () => Promise<Result>, outcomeOf: (result: Result) => SaveOutcome) {
    apply('started')
    let outcome: SaveOutcome = 'closed'
    try {
      const result = await work()
      outcome = outcomeOf(result)
      return result
    } finally {
      apply(outcome)
    }
  }
  /** An earlier request may have sent the changes in the meantime. */
  function saveIfDue() {
    void queue(async () => {
      if (isDue()) await runSave(save, (outcome) => outcome)
      // Browser timers may fire early, so the save is scheduled again until it is due.
      else scheduleSave()
    })
  }

  return {
    typed() {
      isStopped = false
      apply('typed')
    },
    saveNow: () => apply('flush'),
    resume: () => apply('resumed'),
    send: (work, outcomeOf) => queue(() => runSave(work, outcomeOf)),
    enqueue: (work) => queue(work),
    stop() {
      isStopped = true
      apply('flush')
      saveIfDue()
    },
  }
}

// Autosave schedule: when to send changes. Shortly after the last key, at intervals during continuous typing, and
// repeatedly after failures. One save runs at a time. Pure functions: the runner provides the clock.

/** After the last key. */
const autosaveDelayMs = 800
/** In ms, after the first unsent key, during continuous typing. */
const maxDelayMs = 10_000
/** In ms, after the first, second … failure. */
const retries = [1_000, 2_000, 4_000, 8_000, 15_000]

interface Autosave {
  /** The times of the first and the last key that no save contains. */
  readonly unsent: Keys | undefined
  /** The same times for the running save. */
  readonly sent: Keys | undefined
  readonly isRunning: boolean
  /** The number of failed saves in a row. */
  readonly failures: number
  readonly failedAt: number
  /** Whether to send immediately: the page is hidden, or the connection is back. */
  readonly isUrgent: boolean
  /** A rejected save would fail again: wait for another change, or for a save by the user. */
  readonly pausedUntil: 'typed' | 'resumed' | undefined
}

interface Keys {
  readonly first: number
  readonly last: number
}

/**
 * The outcome of a save. `unavailable`: the server was not reached or not available. `closed`: no save succeeds until
 * the user acts, by signing in or resolving a conflict.
 */
export type SaveOutcome = 'saved' | 'unavailable' | 'refused' | 'closed'

type AutosaveEvent = 'typed' | 'flush' | 'resumed' | 'started' | SaveOutcome

const initialState: Autosave = {
  unsent: undefined,
  sent: undefined,
  isRunning: false,
  failures: 0,
  failedAt: 0,
  isUrgent: false,
  pausedUntil: undefined,
}

function after(state: Autosave, event: AutosaveEvent, now: number): Autosave {
  switch (event) {
    case 'typed': {
      const unsent = { first: state.unsent?.first ?? now, last: now }
      return { ...state, unsent, pausedUntil: state.pausedUntil === 'typed' ? undefined : state.pausedUntil }
    }
    case 'flush':
      return { ...state, isUrgent: state.unsent !== undefined || state.isRunning }
    case 'resumed':
      return { ...state, pausedUntil: state.pausedUntil === 'resumed' ? undefined : state.pausedUntil }
    case 'started':
      return {
        ...state,
        unsent: undefined,
        sent: state.unsent,
        isRunning: true,
        isUrgent: false,
        pausedUntil: undefined,
      }
    case 'saved':
      return { ...ended(state, state.unsent), failures: 0 }
    case 'unavailable':
      return { ...ended(state, both(state.sent, state.unsent)), failures: state.failures + 1, failedAt: now }
    case 'refused':
      return { ...ended(state, both(state.sent, state.unsent)), pausedUntil: pausedUntilAfterRefusal(state) }
    case 'closed':
      return { ...ended(state, both(state.sent, state.unsent)), pausedUntil: 'resumed' }
  }
}

/** Text that was typed during the rejected save is a new attempt. */
const pausedUntilAfterRefusal = ({ unsent }: Autosave) => (unsent === undefined ? 'typed' : undefined)

function ended(state: Autosave, unsent: Keys | undefined): Autosave {
  const isUrgent = state.isUrgent && unsent !== undefined
  return { ...state, unsent, sent: undefined, isRunning: false, isUrgent }
}

function both(before: Keys | undefined, after: Keys | undefined): Keys | undefined {
  if (before === undefined || after === undefined) return before ?? after
  return { first: before.first, last: after.last }
}

/** The time of the next save, possibly past, or `undefined` when there is none. */
function dueAt({ unsent, isRunning, pausedUntil, ...state }: Autosave): number | undefined {
  if (unsent === undefined || isRunning || pausedUntil !== undefined) return undefined
  if (state.isUrgent) return unsent.first
  if (state.failures === 0) return Math.min(unsent.last + autosaveDelayMs, unsent.first + maxDelayMs)
  return state.failedAt + (retries[state.failures - 1] ?? 30_000)
}
