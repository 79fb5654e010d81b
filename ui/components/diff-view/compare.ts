/** Diff of two lists: what they have in common, and where they differ. */
import { diffArrays } from 'diff'

/** A stretch of both lists. If it is equal, its two sides have the same length. */
export interface Stretch<Entry> {
  readonly same: boolean
  readonly before: readonly Entry[]
  readonly after: readonly Entry[]
}

/** Finding more differences than this takes too long, so everything between is one change. */
const maxEdits = 2_000

/** The number of entries that a stretch takes from each list. */
interface Share {
  readonly same: boolean
  readonly before: number
  readonly after: number
}

export function compare<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  keyOf: (entry: Entry) => string = String,
): readonly Stretch<Entry>[] {
  const shares = joined(sharesOf(...numbered(before.map(keyOf), after.map(keyOf))))
  let [x, y] = [0, 0]
  return shares.map((share) => {
    const [left, top] = [x, y]
    x += share.before
    y += share.after
    return { same: share.same, before: before.slice(left, x), after: after.slice(top, y) }
  })
}

/** Common starts and ends are split off first, so that a change does not take entries from its neighbours. */
function sharesOf(before: readonly number[], after: readonly number[]): readonly Share[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  return [
    { same: true, before: start, after: start },
    ...changesIn(left, right),
    { same: true, before: end, after: end },
  ]
}

function changesIn(before: number[], after: number[]): readonly Share[] {
  const changes = diffArrays(before, after, { maxEditLength: maxEdits })
  return (
    changes?.map(({ added, removed, count }) => ({
      same: !added && !removed,
      before: added ? 0 : count,
      after: removed ? 0 : count,
    })) ?? [{ same: false, before: before.length, after: after.length }]
  )
}

/** Numbers are faster to compare than words. */
function numbered(before: readonly string[], after: readonly string[]): [number[], number[]] {
  const known = new Map<string, number>()
  const numberOf = (key: string) => {
    const number = known.get(key) ?? known.size
    known.set(key, number)
    return number
  }
  return [before.map(numberOf), after.map(numberOf)]
}

/** Removed entries and the ones that replaced them are one stretch. */
function joined(shares: readonly Share[]): readonly Share[] {
  const found: Share[] = []
  for (const share of shares) {
    const last = found.at(-1)
    if (share.before + share.after === 0) continue
    if (last && last.same === share.same)
      found[found.length - 1] = {
        ...last,
        before: last.before + share.before,
        after: last.after + share.after,
      }
    else found.push(share)
  }
  return found
}
