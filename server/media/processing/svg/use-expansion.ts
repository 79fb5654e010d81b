/**
 * Limits how much is drawn when `use` repeats parts that repeat others: three levels of ten are already a
 * thousand, and more levels would hang a browser. Counted without rendering.
 */

export interface Reuse {
  open(element: string, id: string | undefined, href: string | undefined): void
  close(): void
  /** Whether nothing is nested too deep, recursive, or repeated too often. */
  isBounded(): boolean
}

interface Part {
  /** The number of its elements, including those with their own id. */
  size: number
  readonly uses: string[]
}

interface Extent {
  readonly drawn: number
  readonly depth: number
}

const deepestUse = 8
const deepestNesting = 256
const maxElements = 100_000

export function countReuse(): Reuse {
  const whole: Part = { size: 0, uses: [] }
  const named = new Map<string, Part>()
  const known = new Map<Part, Extent>()
  /** The parts that contain each open element. */
  const open: (readonly Part[])[] = []
  let deepest = 0

  /** How much a part draws in total. `undefined` if it is nested too deep, as recursion is. */
  function extentOf(part: Part, level: number): Extent | undefined {
    const found = known.get(part)
    if (level + (found?.depth ?? 0) > deepestUse) return undefined
    if (found !== undefined) return found
    let [drawn, depth] = [part.size, 0]
    for (const id of part.uses) {
      const used = named.get(id)
      if (used === undefined) continue
      const extent = extentOf(used, level + 1)
      if (extent === undefined) return undefined
      drawn += extent.drawn
      depth = Math.max(depth, 1 + extent.depth)
    }
    known.set(part, { drawn, depth })
    return { drawn, depth }
  }

  return {
    open(element, id, href) {
      const around = open.at(-1) ?? [whole]
      const isNew = id !== undefined && !named.has(id)
      const own: Part = { size: 0, uses: [] }
      if (isNew) named.set(id, own)
      const within = isNew && around.length <= deepestNesting ? [...around, own] : around
      for (const part of within) {
        part.size++
        if (element === 'use' && href?.startsWith('#')) part.uses.push(href.slice(1))
      }
      open.push(within)
      deepest = Math.max(deepest, open.length)
    },
    close: () => void open.pop(),
    isBounded: () =>
      deepest <= deepestNesting &&
      (extentOf(whole, 0)?.drawn ?? Number.POSITIVE_INFINITY) <= maxElements &&
      [...named.values()].every((part) => extentOf(part, 0) !== undefined),
  }
}
