/** Drags a node by its handle to before, after or into another one. */
import type { PointerEvent, RefObject } from 'react'
import { useState } from 'react'
import { startDrag } from '../sortable-list/drag.ts'
import type { TreeNode, TreePosition, TreeSide } from './tree-node.ts'
import { positionBeside } from './tree-node.ts'
import { idOf } from './use-tree.ts'

export interface DraggedNode {
  readonly id: string
  /** Absent if it cannot be dropped here. */
  readonly target: Target | undefined
}

export function useDrag(
  root: RefObject<HTMLElement | null>,
  nodes: readonly TreeNode[],
  put: (id: string, treePosition: TreePosition) => void,
) {
  const [dragged, setDragged] = useState<DraggedNode>()

  const onPointerDown = ({ target, button, nativeEvent }: PointerEvent<HTMLElement>) => {
    const id = idOf(target)
    const grip = target instanceof Element ? target.closest<HTMLElement>('[data-grip]') : null
    if (id === undefined || button !== 0 || !grip) return
    const placeOf = (at: Target | undefined) => at && positionBeside(nodes, id, at.id, at.side)
    let last: Target | undefined
    startDrag(grip, nativeEvent, {
      onMove: (_, y) => {
        const under = root.current ? targetAt(root.current, y) : undefined
        last = placeOf(under) && under
        setDragged({ id, target: last })
      },
      onEnd: (isDropped) => {
        setDragged(undefined)
        const treePosition = placeOf(last)
        if (isDropped && treePosition) put(id, treePosition)
      },
    })
  }
  return { dragged, onPointerDown }
}

interface Target {
  readonly id: string
  readonly side: TreeSide
}

/** The target of a drag: before a row, after it, or into it at its middle. */
function targetAt(tree: Element, y: number): Target | undefined {
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
