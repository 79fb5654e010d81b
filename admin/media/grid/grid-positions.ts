/** Places in a grid that is read line by line. */

interface GridSize {
  readonly columns: number
  readonly count: number
  /** Lines are read from right to left. */
  readonly isMirrored: boolean
}

/** Where a key leads; undefined where it leads nowhere, and the page may do with it what it does. */
export function nextIndex(
  key: string,
  from: number,
  { columns, count, isMirrored }: GridSize,
): number | undefined {
  const onward = isMirrored ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + onward,
    ArrowLeft: from - onward,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  if (to === undefined || to < 0) return undefined
  // The last line may be short: down from above its gap leads to its end.
  const isGap = key === 'ArrowDown' && Math.floor(from / columns) < Math.floor((count - 1) / columns)
  if (to >= count) return isGap ? count - 1 : undefined
  return to
}

/** All between two, both included, in whichever order they were named. */
export function between<Id>(ids: readonly Id[], one: Id, other: Id): readonly Id[] {
  const places = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b)
  const [first = 0, last = 0] = places
  return first < 0 ? [other] : ids.slice(first, last + 1)
}
