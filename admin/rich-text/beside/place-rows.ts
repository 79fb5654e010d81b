/** Places paired blocks at the same height by space above them. All measures are in pixels. */

export interface BesideColumn {
  /** The tops of the blocks without added space. */
  readonly tops: readonly number[]
  /** Pairs in the order of both sides. */
  readonly pairs: readonly (readonly [block: number, own: number])[]
}

export interface AddedSpace {
  /** The space above each block of the text, by index. */
  readonly own: ReadonlyMap<number, number>
  /** The same for each column beside it. */
  readonly columns: readonly ReadonlyMap<number, number>[]
}

export function placeRows(ownTops: readonly number[], columns: readonly BesideColumn[]): AddedSpace {
  const own = new Map<number, number>()
  const beside = columns.map(() => new Map<number, number>())
  const shifts = columns.map(() => 0)
  const partners = columns.map(({ pairs }) => new Map(pairs.map(([block, place]) => [place, block])))
  let shift = 0
  for (const [place, top] of ownTops.entries()) {
    const row = columns.flatMap(({ tops }, column) => {
      const block = partners[column]?.get(place)
      return block === undefined ? [] : [{ column, block, top: (tops[block] ?? 0) + (shifts[column] ?? 0) }]
    })
    const at = Math.max(top + shift, ...row.map((cell) => cell.top))
    shift += add(own, place, at - top - shift)
    for (const cell of row) {
      shifts[cell.column] = (shifts[cell.column] ?? 0) + add(beside[cell.column], cell.block, at - cell.top)
    }
  }
  return { own, columns: beside }
}

/** Less than a pixel is rounding, and would be measured again. */
function add(spaces: Map<number, number> | undefined, index: number, space: number): number {
  if (space < 1) return 0
  spaces?.set(index, space)
  return space
}
