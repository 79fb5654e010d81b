/** Diff of two sequences: the runs of one that were replaced by runs of the other. */

export interface Hunk {
  /** The part of the base that was replaced. Empty for an insertion. */
  readonly start: number
  readonly end: number
  /** The part of the changed sequence that replaced it. */
  readonly from: number
  readonly to: number
}

/**
 * Above this, comparing all elements would take too long. Elements that occur once in both then split the
 * work.
 */
const maxComparisons = 4_000_000

/** The changes from `base` to `changed` in order. Runs of the same length are matched one by one. */
export function hunksBetween(base: readonly string[], changed: readonly string[]): readonly Hunk[] {
  const hunks: Hunk[] = []
  let start = 0
  let from = 0
  for (const [baseIndex, changedIndex] of [
    ...unchanged(base, changed),
    [base.length, changed.length] as const,
  ]) {
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

/** How many comparisons are left. */
interface Budget {
  remaining: number
}

/** Pairs of positions with equal elements, in order. */
function unchanged(base: readonly string[], changed: readonly string[]): readonly Pair[] {
  const budget = { remaining: maxComparisons }
  return aroundMiddle(base, changed, (from, to) =>
    from.length * to.length <= budget.remaining
      ? longestCommon(from, to, budget)
      : betweenLandmarks(from, to, budget),
  )
}

/** Equal elements at the start and the end need no search. */
function aroundMiddle(
  base: readonly string[],
  changed: readonly string[],
  search: (base: readonly string[], changed: readonly string[]) => readonly Pair[],
): readonly Pair[] {
  const shortest = Math.min(base.length, changed.length)
  let head = 0
  while (head < shortest && base[head] === changed[head]) head++
  let tail = 0
  while (tail < shortest - head && base.at(-1 - tail) === changed.at(-1 - tail)) tail++
  const middle = search(base.slice(head, base.length - tail), changed.slice(head, changed.length - tail))
  const ending = [base.length - tail, changed.length - tail] as const
  return [
    ...Array.from({ length: head }, (_, index): Pair => [index, index]),
    ...middle.map(([one, other]): Pair => [one + head, other + head]),
    ...Array.from({ length: tail }, (_, index): Pair => [ending[0] + index, ending[1] + index]),
  ]
}

/** The longest common subsequence by dynamic programming. */
function longestCommon(base: readonly string[], changed: readonly string[], budget: Budget): readonly Pair[] {
  budget.remaining -= base.length * changed.length
  const width = changed.length + 1
  // lengths[i * width + j]: the common length of the rest of `base` from i and the rest of `changed` from j.
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

/** Splits long sequences at elements that occur once in both, in the same order, and compares the parts. */
function betweenLandmarks(
  base: readonly string[],
  changed: readonly string[],
  budget: Budget,
): readonly Pair[] {
  const pairs: Pair[] = []
  let [start, from] = [0, 0]
  for (const [end, to] of [...landmarks(base, changed), [base.length, changed.length] as const]) {
    const gap = aroundMiddle(base.slice(start, end), changed.slice(from, to), (one, other) =>
      one.length * other.length <= budget.remaining ? longestCommon(one, other, budget) : [],
    )
    for (const [one, other] of gap) pairs.push([one + start, other + from])
    if (end < base.length && to < changed.length) pairs.push([end, to])
    ;[start, from] = [end + 1, to + 1]
  }
  return pairs
}

function landmarks(base: readonly string[], changed: readonly string[]): readonly Pair[] {
  const others = positionsOfSingles(changed)
  const both = [...positionsOfSingles(base)].flatMap(([element, place]): Pair[] => {
    const other = others.get(element)
    return other === undefined ? [] : [[place, other]]
  })
  return longestRise(both)
}

function positionsOfSingles(elements: readonly string[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>()
  const several = new Set<string>()
  for (const [index, element] of elements.entries()) {
    if (positions.has(element)) several.add(element)
    else positions.set(element, index)
  }
  for (const element of several) positions.delete(element)
  return positions
}

/** The longest part of the pairs whose second positions increase like their first ones (patience sorting). */
function longestRise(pairs: readonly Pair[]): readonly Pair[] {
  interface Card {
    readonly pair: Pair
    readonly below: Card | undefined
  }
  const piles: Card[] = []
  for (const pair of pairs) {
    let [low, high] = [0, piles.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((piles[middle]?.pair[1] ?? 0) < pair[1]) low = middle + 1
      else high = middle
    }
    piles[low] = { pair, below: piles[low - 1] }
  }
  const rise: Pair[] = []
  for (let card = piles.at(-1); card !== undefined; card = card.below) rise.push(card.pair)
  return rise.reverse()
}
