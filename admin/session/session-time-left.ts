/** How long a session still holds: it ends some time after it was last used, and at its latest on a certain day. */
import type { AnswerAt } from '../api/call-types.ts'

type Ends = NonNullable<AnswerAt<'GET /api/auth/check'>['ends']>

/** Warned of so early, in milliseconds, that a sentence can be ended and a press is enough. */
export const warnsBefore = 5 * 60_000

interface Watched {
  readonly ends: Ends
  /** When that was said. */
  readonly saidAt: number
  /** When anything was asked last. */
  readonly usedAt: number
}

/** In milliseconds; below zero once it has ended. */
export function timeLeft({ ends: { within, unused }, saidAt, usedAt }: Watched, now: number): number {
  return Math.min(saidAt + within * 1_000, Math.max(saidAt, usedAt) + unused * 1_000) - now
}
