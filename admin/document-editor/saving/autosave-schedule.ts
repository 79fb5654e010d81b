/**
 * When words leave for the server: soon after the last key, now and then while typing goes on, and again and again where
 * they could not be brought there. One save is under way at a time. Data in, data out: the clock is somebody else's.
 */

/** After the last key. */
const pause = 800
/** From the first key that no save carries, while typing goes on. */
const maxDelayMs = 10_000
/** How long to wait after the first, the second … failure. */
const retries = [1_000, 2_000, 4_000, 8_000, 15_000]

export interface Autosave {
  /** When the first and the last key were pressed whose words no save carries. */
  readonly unsent: Keys | undefined
  /** The same of the save that is under way. */
  readonly sent: Keys | undefined
  readonly isRunning: boolean
  /** How many saves in a row did not get there. */
  readonly failures: number
  readonly failedAt: number
  /** Words that should leave at once: the page is hidden, or the way is free again. */
  readonly isUrgent: boolean
  /** What was refused would be refused again: until something else is typed, or until somebody asks. */
  readonly heldUntil: 'typed' | 'asked' | undefined
}

interface Keys {
  readonly first: number
  readonly last: number
}

/** What became of a save. `away`: it did not get there, or nobody was there. `closed`: nothing gets in before somebody acts. */
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

/** Words that were typed while it was refused are another attempt. */
const heldByWhat = ({ unsent }: Autosave) => (unsent === undefined ? 'typed' : undefined)

function ended(state: Autosave, unsent: Keys | undefined): Autosave {
  const isUrgent = state.isUrgent && unsent !== undefined
  return { ...state, unsent, sent: undefined, isRunning: false, isUrgent }
}

function both(before: Keys | undefined, after: Keys | undefined): Keys | undefined {
  if (before === undefined || after === undefined) return before ?? after
  return { first: before.first, last: after.last }
}

/** When the next save is due, which may be past; nothing where there is none to make. */
export function dueAt({ unsent, isRunning, heldUntil, ...state }: Autosave): number | undefined {
  if (unsent === undefined || isRunning || heldUntil !== undefined) return undefined
  if (state.isUrgent) return unsent.first
  if (state.failures === 0) return Math.min(unsent.last + pause, unsent.first + maxDelayMs)
  return state.failedAt + (retries[state.failures - 1] ?? 30_000)
}
