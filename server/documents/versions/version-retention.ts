/**
 * Which versions may go. As the sea leaves its lines on a beach, close together where it was last and far apart higher up:
 * everything of the last day stays, one version an hour of the last week, one a day of the last ninety, one a week before.
 */

export interface Mark {
  readonly number: number
  readonly at: string
  /** Whether somebody named it, showed it to visitors, or works on it. */
  readonly isNeeded: boolean
}

const hour = 3_600_000
const day = 24 * hour

/** From when on one version stays of each stretch of time. */
const lines = [
  { after: 90 * day, stretch: 7 * day },
  { after: 7 * day, stretch: day },
  { after: day, stretch: hour },
]

/** So many of the newest stay in any case. */
export const newestThatStay = 50

/** The numbers of those that may go. */
export function versionsToPrune(marks: readonly Mark[], now: Date): readonly number[] {
  const newestFirst = marks.toSorted((one, other) => other.number - one.number)
  const taken = new Set<string>()
  const going: number[] = []
  for (const [index, { number, at, isNeeded }] of newestFirst.entries()) {
    const place = slotOf(Date.parse(at), now.getTime())
    const isFirst = place === undefined || !taken.has(place)
    if (place !== undefined) taken.add(place)
    if (!isFirst && !isNeeded && index >= newestThatStay) going.push(number)
  }
  return going
}

/** The stretch that a moment lies in. All of a stretch grows old at once, so that thinning often is thinning once. */
function slotOf(at: number, now: number): string | undefined {
  for (const { after, stretch } of lines) {
    const place = Math.floor(at / stretch)
    if (now - (place + 1) * stretch >= after) return `${stretch}:${place}`
  }
  return undefined
}
