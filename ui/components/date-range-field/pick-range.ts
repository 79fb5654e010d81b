/** Two presses make a range, in whichever order: the first begins it, the second ends it. */
import type { DayRange } from '../calendar/month.tsx'

/** From the earlier of two days to the later. */
export function between(one: string, other: string): DayRange {
  return one <= other ? { start: one, end: other } : { start: other, end: one }
}

/** Both ends are there, and the end comes first. */
export const isReversed = ({ start, end }: DayRange) => start !== '' && end !== '' && end < start
