/**
 * Aligns the passages that a translation was made from with the current ones of the source. A passage that
 * both contain is unchanged, even if it moved.
 */

/** A passage of the source as the translator saw it, with the version. */
export interface Noted {
  readonly hash: string
  readonly version: number
}

/** A pair with only `old` was removed from the source, one with only `now` was added. */
export interface Pair {
  readonly old: Noted | undefined
  readonly now: string | undefined
}

export const isSame = ({ old, now }: Pair): boolean => old?.hash === now

/**
 * In the order of the source. A changed passage is paired with the one that it replaced after the same
 * neighbour.
 */
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

/**
 * A passage that both sides contain, with the following ones that only one side contains. The first run has
 * only the latter.
 */
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
      // A passage can occur twice, and each occurrence starts a run.
      runs.set(`${hash} ${before}`, run)
    } else run.others.push(item)
  }
  return runs
}
