/**
 * Retention of versions: keeps all versions of the last day, one per hour of the last week, one per day of
 * the last ninety days, and one per week before that.
 */
import { day, hour } from '../../platform/durations.ts'

export interface VersionMark {
  readonly number: number
  readonly at: string
  /** Whether the version has a name, was public, or is the base of current work. */
  readonly isNeeded: boolean
}

/** From each age on, one version per period is kept. */
const lines = [
  { after: 90 * day, stretch: 7 * day },
  { after: 7 * day, stretch: day },
  { after: day, stretch: hour },
]

/** The number of latest versions that are always kept. */
export const alwaysKeptVersions = 50

/** The numbers of the versions that may be deleted. */
export function versionsToPrune(marks: readonly VersionMark[], now: Date): readonly number[] {
  const newestFirst = marks.toSorted((one, other) => other.number - one.number)
  const taken = new Set<string>()
  const going: number[] = []
  for (const [index, { number, at, isNeeded }] of newestFirst.entries()) {
    const place = slotOf(Date.parse(at), now.getTime())
    const isFirst = place === undefined || !taken.has(place)
    if (place !== undefined) taken.add(place)
    if (!isFirst && !isNeeded && index >= alwaysKeptVersions) going.push(number)
  }
  return going
}

/**
 * The period of a time. All versions of a period reach an age at once, so pruning often has the same result
 * as pruning once.
 */
function slotOf(at: number, now: number): string | undefined {
  for (const { after, stretch } of lines) {
    const place = Math.floor(at / stretch)
    if (now - (place + 1) * stretch >= after) return `${stretch}:${place}`
  }
  return undefined
}
