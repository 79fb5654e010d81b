/** What one side changed: runs of a sequence that became other runs. */

export interface Hunk {
  /** The part of the base that was replaced; empty where something was put in. */
  readonly start: number
  readonly end: number
  /** The part of the changed sequence that took its place. */
  readonly from: number
  readonly to: number
}

/** Above this, comparing would take too long: whoever asks treats the two as altogether different. */
const mostComparisons = 4_000_000

/** The changes from `base` to `changed`, in order; as many elements for as many are told apart one by one. */
export function hunksBetween(base: readonly string[], changed: readonly string[]): readonly Hunk[] {
  const hunks: Hunk[] = []
  let start = 0
  let from = 0
  for (const [baseIndex, changedIndex] of [...kept(base, changed), [base.length, changed.length] as const]) {
    if (baseIndex > start || changedIndex > from) {
      hunks.push(...oneByOne({ start, end: baseIndex, from, to: changedIndex }))
    }
    start = baseIndex + 1
    from = changedIndex + 1
  }
  return hunks
}

function oneByOne({ start, end, from, to }: Hunk): readonly Hunk[] {
  if (end - start !== to - from) return [{ start, end, from, to }]
  return Array.from({ length: end - start }, (_, index) => ({
    start: start + index,
    end: start + index + 1,
    from: from + index,
    to: from + index + 1,
  }))
}

type Pair = readonly [baseIndex: number, changedIndex: number]

/** The longest common subsequence, as pairs of places. */
function kept(base: readonly string[], changed: readonly string[]): readonly Pair[] {
  let head = 0
  while (head < base.length && head < changed.length && base[head] === changed[head]) head++
  let tail = 0
  while (
    tail < base.length - head &&
    tail < changed.length - head &&
    base[base.length - 1 - tail] === changed[changed.length - 1 - tail]
  ) {
    tail++
  }
  const middle = keptInside(base.slice(head, base.length - tail), changed.slice(head, changed.length - tail))
  return [
    ...Array.from({ length: head }, (_, index): Pair => [index, index]),
    ...middle.map(([one, other]): Pair => [one + head, other + head]),
    ...Array.from(
      { length: tail },
      (_, index): Pair => [base.length - tail + index, changed.length - tail + index],
    ),
  ]
}

function keptInside(base: readonly string[], changed: readonly string[]): readonly Pair[] {
  if (base.length * changed.length > mostComparisons) return []
  const width = changed.length + 1
  // lengths[i * width + j]: how many the rest of `base` from i and the rest of `changed` from j have in common.
  const lengths = new Uint32Array((base.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = base.length - 1; i >= 0; i--) {
    for (let j = changed.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        base[i] === changed[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: Pair[] = []
  for (let i = 0, j = 0; i < base.length && j < changed.length; ) {
    if (base[i] === changed[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}
