/** Of what stayed the same, only what stands next to a change is shown at first. */
import type { Row } from './compare-blocks.ts'

export interface Part {
  /** Where it begins among all rows. */
  readonly from: number
  readonly fold: boolean
  readonly rows: readonly Row[]
}

/** So many unchanged blocks stay in sight around a change. */
const around = 1

/** Fewer than these are no longer than the line that would stand for them. */
const worthFolding = 3

export function folded(rows: readonly Row[]): readonly Part[] {
  const isNear = rows.map((_, index) =>
    rows.slice(Math.max(0, index - around), index + around + 1).some(({ state }) => state !== 'same'),
  )
  const parts: Part[] = []
  for (const [index, row] of rows.entries()) {
    const last = parts.at(-1)
    const fold = !isNear[index]
    if (last && last.fold === fold) parts[parts.length - 1] = { ...last, rows: [...last.rows, row] }
    else parts.push({ from: index, fold, rows: [row] })
  }
  return parts.map((part) => ({ ...part, fold: part.fold && part.rows.length >= worthFolding }))
}
