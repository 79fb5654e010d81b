/** What a check of `npm run doctor` reports: one line with its state, what was found and what to do. */

export type FindingState = 'ok' | 'warning' | 'problem'

export interface Finding {
  readonly check: string
  readonly state: FindingState
  readonly found: string
  /** What to do about it. Not for a line that is OK. */
  readonly fix?: string
}

/** The lines of one check. */
export interface Findings {
  ok(found: string): Finding
  warning(found: string, fix: string): Finding
  problem(found: string, fix: string): Finding
}

export function findingsOf(check: string): Findings {
  return {
    ok: (found) => ({ check, state: 'ok', found }),
    warning: (found, fix) => ({ check, state: 'warning', found, fix }),
    problem: (found, fix) => ({ check, state: 'problem', found, fix }),
  }
}

/** The deepest reason of an error, on one line and without what could be a secret in a URL. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  let deepest = error
  // An error of several attempts to connect has no message.
  while (deepest.cause instanceof Error && deepest.cause.message !== '') deepest = deepest.cause
  return deepest.message.replace(/\b(\w+:\/\/)[^\s/@"]+@/g, '$1•••@').split('\n', 1)[0] ?? ''
}

/** `1 file is`, `2 files are`. */
export const counted = (count: number, one: string, others: string): string =>
  `${count} ${count === 1 ? one : others}`

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

export function inUnits(bytes: number): string {
  let [value, unit] = [bytes, 0]
  for (; value >= 1_000 && unit < units.length - 1; unit++) value /= 1_000
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`
}
