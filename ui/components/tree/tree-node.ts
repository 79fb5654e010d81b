/** The nodes of a tree, and which of them are visible. */
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
