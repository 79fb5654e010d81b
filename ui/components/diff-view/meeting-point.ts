/** Where the shortest way through the table of two lists crosses its middle, as Myers found it: searched from both corners. */

export type Numbers = Int32Array

/** Part of the table whose columns are the entries before, and whose lines are those after. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** So many differences are followed at a stretch before the search is cut in two. */
const patience = 400

/** Where the searches from both corners meet: the shortest way leads through it. Without anything in common, nowhere. */
export function meetingPoint(before: Numbers, after: Numbers, box: Box): Point | undefined {
  const width = box.right - box.left
  const height = box.bottom - box.top
  const onwards = newSearch(width, height, (x, y) => before[box.left + x] === after[box.top + y])
  const back = newSearch(width, height, (x, y) => before[box.right - 1 - x] === after[box.bottom - 1 - y])
  const delta = width - height
  const longest = Math.ceil((width + height) / 2)
  for (let differences = 0; differences <= Math.min(longest, patience); differences += 1) {
    for (const [search, other] of [
      [onwards, back],
      [back, onwards],
    ] as const) {
      // Only the search whose turn can make the number of differences right may meet the other.
      const mayMeet = (delta % 2 !== 0) === (search === onwards)
      const met = advance(
        search,
        differences,
        (diagonal, x) => mayMeet && x + reached(other, delta - diagonal) >= width,
      )
      if (met === undefined) continue
      const diagonal = search === onwards ? met : delta - met
      const x = reached(onwards, diagonal)
      return { x: box.left + x, y: box.top + x - diagonal }
    }
  }
  if (longest <= patience) return undefined
  const { x, y } = furthest(onwards)
  return { x: box.left + x, y: box.top + y }
}

/** A search from one corner: on each diagonal, how far along one has come. */
interface Search {
  readonly width: number
  readonly height: number
  readonly same: (x: number, y: number) => boolean
  /** By diagonal, from the middle of the list. */
  readonly reached: Int32Array
  readonly middle: number
  /** The diagonals that have left the table on each side. */
  skippedBelow: number
  skippedAbove: number
}

const nowhere = -(2 ** 30)

function newSearch(width: number, height: number, same: Search['same']): Search {
  const middle = Math.min(Math.ceil((width + height) / 2), patience) + 1
  const farthest = new Int32Array(2 * middle + 1).fill(nowhere)
  farthest[middle + 1] = 0
  return { width, height, same, reached: farthest, middle, skippedBelow: 0, skippedAbove: 0 }
}

const reached = (search: Search, diagonal: number) => search.reached[search.middle + diagonal] ?? nowhere

/** Takes one more difference, and then all that is the same, on every diagonal; returns the one on which it met the other. */
function advance(
  search: Search,
  differences: number,
  meets: (diagonal: number, x: number) => boolean,
): number | undefined {
  const { width, height, same } = search
  for (
    let diagonal = search.skippedBelow - differences;
    diagonal <= differences - search.skippedAbove;
    diagonal += 2
  ) {
    const below = reached(search, diagonal - 1)
    const above = reached(search, diagonal + 1)
    const isDown = diagonal === -differences || (diagonal !== differences && below < above)
    let x = isDown ? above : below + 1
    while (x < width && x - diagonal < height && same(x, x - diagonal)) x += 1
    search.reached[search.middle + diagonal] = x
    if (x > width) search.skippedAbove += 2
    else if (x - diagonal > height) search.skippedBelow += 2
    else if (meets(diagonal, x)) return diagonal
  }
  return undefined
}

/** The best that was found when patience ended. */
function furthest({ reached: xs, middle, width, height }: Search): Point {
  let best: Point = { x: 0, y: 0 }
  for (const [index, x] of xs.entries()) {
    const y = x - (index - middle)
    if (x <= width && y <= height && x + y > best.x + best.y) best = { x, y }
  }
  return best
}
