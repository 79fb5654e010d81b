/** How many tools a bar has room for; where not all have, the button that holds the others needs room too. */
export interface ToolbarSpace {
  readonly widths: readonly number[]
  readonly gap: number
  readonly available: number
  /** Of the button that holds the others. */
  readonly more: number
}

export function countFitting({ widths, gap, available, more }: ToolbarSpace): number {
  const all = countWithin(widths, gap, available)
  return all === widths.length ? all : countWithin(widths, gap, available - more - gap)
}

function countWithin(widths: readonly number[], gap: number, available: number): number {
  let end = -gap
  const tooWide = widths.findIndex((width) => {
    end += gap + width
    // A screen that is zoomed measures in fractions.
    return end > available + 1
  })
  return tooWide < 0 ? widths.length : tooWide
}
