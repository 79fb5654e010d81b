/** Moves a node with all that lies in it. Nothing is lost, and nothing ends up within itself. */
import type { PlacedNode, TreeNode, TreePosition } from './tree-node.ts'
import { findNode, placedNodes } from './tree-node.ts'

const holds = (node: TreeNode, id: string | null) => findNode([node], id) !== undefined

/** The tree as it was where the place is no place: within the node itself, or in what is not there. */
export function moveInTree(
  nodes: readonly TreeNode[],
  id: string,
  { parent, index }: TreePosition,
): readonly TreeNode[] {
  const moved = findNode(nodes, id)?.node
  if (!moved || holds(moved, parent) || (parent !== null && !findNode(nodes, parent))) return nodes
  const put = (siblings: readonly TreeNode[]) =>
    siblings.toSpliced(Math.max(0, Math.min(index, siblings.length)), 0, moved)
  const rebuild = (level: readonly TreeNode[], around: string | null): readonly TreeNode[] => {
    const others = level
      .filter((node) => node.id !== id)
      .map((node) => {
        if (!node.children && node.id !== parent) return node
        return { ...node, children: rebuild(node.children ?? [], node.id) }
      })
    return around === parent ? put(others) : others
  }
  return rebuild(nodes, null)
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/** Where one step leads: past the ends of a branch out of it, inwards to the end of the branch before. */
export function positionOfStep(
  nodes: readonly TreeNode[],
  id: string,
  direction: Direction,
): TreePosition | undefined {
  const from = findNode(nodes, id)
  if (!from) return undefined
  const around = findNode(nodes, from.parent)
  const out = around && { parent: around.parent, index: around.index + 1 }
  if (direction === 'out') return out
  if (direction === 'in') return endOfBranchBefore(nodes, from)
  if (direction === 'up') {
    if (from.index > 0) return { parent: from.parent, index: from.index - 1 }
    return around && { parent: around.parent, index: around.index }
  }
  return from.index < from.count - 1 ? { parent: from.parent, index: from.index + 1 } : out
}

function endOfBranchBefore(
  nodes: readonly TreeNode[],
  { parent, index }: PlacedNode,
): TreePosition | undefined {
  const before = placedNodes(nodes).find(
    (other) => other.parent === parent && other.index === index - 1,
  )?.node
  return before && { parent: before.id, index: before.children?.length ?? 0 }
}

export type Side = 'before' | 'inside' | 'after'

/** Where something is put down that is dropped on another node; nowhere on itself and what lies in it. */
export function positionBeside(
  nodes: readonly TreeNode[],
  id: string,
  targetId: string,
  side: Side,
): TreePosition | undefined {
  const moved = findNode(nodes, id)
  const target = findNode(nodes, targetId)
  if (!moved || !target || holds(moved.node, targetId)) return undefined
  const isFromHere = (parent: string | null) => moved.parent === parent
  if (side === 'inside') {
    const children = target.node.children?.length ?? 0
    return { parent: targetId, index: isFromHere(targetId) ? children - 1 : children }
  }
  const index = target.index + (side === 'after' ? 1 : 0)
  return {
    parent: target.parent,
    index: isFromHere(target.parent) && moved.index < index ? index - 1 : index,
  }
}
