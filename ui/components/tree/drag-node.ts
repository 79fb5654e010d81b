/** Finds where a dragged node would go: before a row, after it, or into it where the pointer is at its middle. */
import type { Side } from './move-in-tree.ts'

export interface Target {
  readonly id: string
  readonly side: Side
}

export function targetAt(tree: Element, y: number): Target | undefined {
  for (const row of tree.querySelectorAll<HTMLElement>('.tree-item')) {
    const { top, bottom, height } = row.getBoundingClientRect()
    const { id } = row.dataset
    if (id === undefined || height === 0 || y < top || y >= bottom) continue
    const share = (y - top) / height
    if (share < 0.25) return { id, side: 'before' }
    return { id, side: share < 0.75 ? 'inside' : 'after' }
  }
  return undefined
}
