/**
 * Lays the passages that a translation was made from beside those that the source has now. What is on both sides is the
 * same, wherever it stands: moving a passage is no change.
 */

/** A passage of the source as a translator saw it, and in which version. */
export interface Noted {
  readonly hash: string
  readonly version: number
}

/** A passage that only `old` names is gone from the source, one that only `now` names is new in it. */
export interface Pair {
  readonly old: Noted | undefined
  readonly now: string | undefined
}

export const isSame = ({ old, now }: Pair): boolean => old?.hash === now

/** In the order of the source. A changed passage is beside the one whose place it took: after the same neighbour. */
export function align(noted: readonly Noted[], current: readonly string[]): readonly Pair[] {
  const before = runsOf(noted, ({ hash }) => hash, current)
  const after = runsOf(
    current,
    (hash) => hash,
    noted.map(({ hash }) => hash),
  )
  return [...after].flatMap(([anchor, run]) => {
    const earlier = before.get(anchor)
    const length = Math.max(run.others.length, earlier?.others.length ?? 0)
    const own = run.kept === undefined ? [] : [{ old: earlier?.kept, now: run.kept }]
    const changed = Array.from({ length }, (_, index) => ({
      old: earlier?.others[index],
      now: run.others[index],
    }))
    return [...own, ...changed]
  })
}

/** A passage that is on both sides, and those behind it that are not; the first run has only the latter. */
interface Run<Item> {
  readonly kept: Item | undefined
  readonly others: Item[]
}

function runsOf<Item>(
  items: readonly Item[],
  hashOf: (item: Item) => string,
  otherSide: readonly string[],
): ReadonlyMap<string, Run<Item>> {
  const there = new Map<string, number>()
  for (const hash of otherSide) there.set(hash, (there.get(hash) ?? 0) + 1)
  const met = new Map<string, number>()
  let run: Run<Item> = { kept: undefined, others: [] }
  const runs = new Map([['', run]])
  for (const item of items) {
    const hash = hashOf(item)
    const before = met.get(hash) ?? 0
    met.set(hash, before + 1)
    if (before < (there.get(hash) ?? 0)) {
      run = { kept: item, others: [] }
      // The same passage may stand there twice: each of them is an anchor of its own.
      runs.set(`${hash} ${before}`, run)
    } else run.others.push(item)
  }
  return runs
}
