/**
 * Autosave schedule: when to send changes. Shortly after the last key, at intervals during continuous typing,
 * and repeatedly after failures. One save runs at a time. Pure functions: the runner provides the clock.
 */

/** In ms, after the last key. */
const pause = 800
/** In ms, after the first unsent key, during continuous typing. */
const maxDelayMs = 10_000
/** In ms, after the first, second … failure. */
const retries = [1_000, 2_000, 4_000, 8_000, 15_000]

export interface Autosave {
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
  readonly heldUntil: 'typed' | 'asked' | undefined
}

interface Keys {
  readonly first: number
  readonly last: number
}

/**
 * The outcome of a save. `away`: the server was not reached or not available. `closed`: no save succeeds until
 * the user acts, by signing in or resolving a conflict.
 */
export type Outcome = 'saved' | 'away' | 'refused' | 'closed'

export type Happening = 'typed' | 'urged' | 'begun' | Outcome

export const atRest: Autosave = {
  unsent: undefined,
  sent: undefined,
  isRunning: false,
  failures: 0,
  failedAt: 0,
  isUrgent: false,
  heldUntil: undefined,
}

export function after(state: Autosave, happening: Happening, now: number): Autosave {
  switch (happening) {
    case 'typed': {
      const unsent = { first: state.unsent?.first ?? now, last: now }
      return { ...state, unsent, heldUntil: state.heldUntil === 'typed' ? undefined : state.heldUntil }
    }
    case 'urged':
      return { ...state, isUrgent: state.unsent !== undefined || state.isRunning }
    case 'begun':
      return {
        ...state,
        unsent: undefined,
        sent: state.unsent,
        isRunning: true,
        isUrgent: false,
        heldUntil: undefined,
      }
    case 'saved':
      return { ...ended(state, state.unsent), failures: 0 }
    case 'away':
      return { ...ended(state, both(state.sent, state.unsent)), failures: state.failures + 1, failedAt: now }
    case 'refused':
      return { ...ended(state, both(state.sent, state.unsent)), heldUntil: heldByWhat(state) }
    case 'closed':
      return { ...ended(state, both(state.sent, state.unsent)), heldUntil: 'asked' }
  }
}

/** Text that was typed during the rejected save is a new attempt. */
const heldByWhat = ({ unsent }: Autosave) => (unsent === undefined ? 'typed' : undefined)

function ended(state: Autosave, unsent: Keys | undefined): Autosave {
  const isUrgent = state.isUrgent && unsent !== undefined
  return { ...state, unsent, sent: undefined, isRunning: false, isUrgent }
}

function both(before: Keys | undefined, after: Keys | undefined): Keys | undefined {
  if (before === undefined || after === undefined) return before ?? after
  return { first: before.first, last: after.last }
}

/** The time of the next save, possibly past, or `undefined` when there is none. */
export function dueAt({ unsent, isRunning, heldUntil, ...state }: Autosave): number | undefined {
  if (unsent === undefined || isRunning || heldUntil !== undefined) return undefined
  if (state.isUrgent) return unsent.first
  if (state.failures === 0) return Math.min(unsent.last + pause, unsent.first + maxDelayMs)
  return state.failedAt + (retries[state.failures - 1] ?? 30_000)
}
