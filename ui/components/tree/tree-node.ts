/** Nodes of a tree: finds them and moves them within it. */
import type { AnyIconName } from '../icon/icon.tsx'

export interface TreeNode {
  readonly id: string
  readonly label: string
  readonly icon?: AnyIconName
  /** An empty list is a branch too, into which nodes can be moved. */
  readonly children?: readonly TreeNode[]
}

export interface TreePosition {
  /** `null` for the outermost level. */
  readonly parent: string | null
  /** The index among its siblings. */
  readonly index: number
}

export interface PlacedNode extends TreePosition {
  readonly node: TreeNode
  /** The number of siblings, including itself. */
  readonly count: number
}

/** All nodes from top to bottom. Those below a closed branch only if `isOpen` allows it. */
export function placedNodes(
  nodes: readonly TreeNode[],
  isOpen: (id: string) => boolean = () => true,
  parent: string | null = null,
): PlacedNode[] {
  return nodes.flatMap((node, index) => [
    { node, parent, index, count: nodes.length },
    ...(isOpen(node.id) ? placedNodes(node.children ?? [], isOpen, node.id) : []),
  ])
}

export function findNode(nodes: readonly TreeNode[], id: string | null): PlacedNode | undefined {
  return placedNodes(nodes).find(({ node }) => node.id === id)
}

// Moves a node with its children. Nothing is lost, and no node ends up inside itself.

const holds = (node: TreeNode, id: string | null) => findNode([node], id) !== undefined

/** The unchanged tree if the target is invalid: inside the node itself, or unknown. */
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

/**
 * The position after one step: past the ends of a branch it leaves the branch, inwards it goes to the end of
 * the previous branch.
 */
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

export type TreeSide = 'before' | 'inside' | 'after'

/** The position of a drop on another node. None on itself and its children. */
export function positionBeside(
  nodes: readonly TreeNode[],
  id: string,
  targetId: string,
  side: TreeSide,
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
