/** What a tree is made of, and which of it is seen. */
import type { AnyIconName } from '../icon/icon.tsx'

export interface TreeNode {
  readonly id: string
  readonly label: string
  readonly icon?: AnyIconName
  /** Also an empty list makes a branch, into which something can be moved. */
  readonly children?: readonly TreeNode[]
}

export interface TreePosition {
  /** `null` for the outermost level. */
  readonly parent: string | null
  /** Among the others of that parent. */
  readonly index: number
}

export interface PlacedNode extends TreePosition {
  readonly node: TreeNode
  /** How many lie beside it, itself among them. */
  readonly count: number
}

/** All nodes from top to bottom; those below a closed branch only where `isOpen` says so. */
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
