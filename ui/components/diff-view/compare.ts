/**
 * What two lists have in common, and where they differ: the shortest script of Myers, found from both ends at once, so
 * that it needs room for one line of its table and not for the table. Where the lists have little in common it stops
 * looking for the shortest and goes on from the best that it has found: the answer is always true, and soon there.
 */
import type { Box, Numbers } from './meeting-point.ts'
import { meetingPoint } from './meeting-point.ts'

/** A stretch of both lists. Where they are the same, its two sides are equally long. */
export interface Stretch<Entry> {
  readonly same: boolean
  readonly before: readonly Entry[]
  readonly after: readonly Entry[]
}

export function compare<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  keyOf: (entry: Entry) => string = String,
): readonly Stretch<Entry>[] {
  const [left, right] = numbered(before.map(keyOf), after.map(keyOf))
  const stays = { before: new Uint8Array(left.length), after: new Uint8Array(right.length) }
  // Kept in a list and not in the call stack, which long texts would overflow.
  const waiting: Box[] = [{ left: 0, top: 0, right: left.length, bottom: right.length }]
  for (let box = waiting.pop(); box !== undefined; box = waiting.pop()) {
    const inner = trim(left, right, box, stays)
    if (inner.left === inner.right || inner.top === inner.bottom) continue
    const met = meetingPoint(left, right, inner)
    if (met) waiting.push({ ...inner, right: met.x, bottom: met.y }, { ...inner, left: met.x, top: met.y })
  }
  return stretches(before, after, stays)
}

/** 1 for each entry that is on both sides. */
interface Stays {
  readonly before: Uint8Array
  readonly after: Uint8Array
}

/** Numbers are compared faster than words. */
function numbered(before: readonly string[], after: readonly string[]): readonly [Numbers, Numbers] {
  const known = new Map<string, number>()
  const numberOf = (key: string) => {
    const number = known.get(key) ?? known.size
    known.set(key, number)
    return number
  }
  return [Int32Array.from(before, numberOf), Int32Array.from(after, numberOf)]
}

/** Marks what both begin and end with, and returns what lies between. */
function trim(before: Numbers, after: Numbers, box: Box, stays: Stays): Box {
  let { left, top, right, bottom } = box
  for (; left < right && top < bottom && before[left] === after[top]; left += 1, top += 1) {
    stays.before[left] = 1
    stays.after[top] = 1
  }
  for (; left < right && top < bottom && before[right - 1] === after[bottom - 1]; right -= 1, bottom -= 1) {
    stays.before[right - 1] = 1
    stays.after[bottom - 1] = 1
  }
  return { left, top, right, bottom }
}

function stretches<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  stays: Stays,
): readonly Stretch<Entry>[] {
  const found: Stretch<Entry>[] = []
  let x = 0
  let y = 0
  while (x < before.length || y < after.length) {
    const [left, top] = [x, y]
    const same = stays.before[x] === 1 && stays.after[y] === 1
    if (same) {
      for (; stays.before[x] === 1 && stays.after[y] === 1; x += 1) y += 1
    } else {
      while (stays.before[x] === 0) x += 1
      while (stays.after[y] === 0) y += 1
    }
    found.push({ same, before: before.slice(left, x), after: after.slice(top, y) })
  }
  return found
}
