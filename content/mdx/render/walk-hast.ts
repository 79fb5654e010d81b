/**
 * Walks through an HTML tree. Steps do so several times for every text, and the npm package takes five times
 * as long.
 */
import type { Nodes } from 'hast'

/**
 * Visits each node before its children, including children that were added during the visit. Not recursive,
 * because a text may be nested very deeply.
 */
export function eachNode(root: Nodes, look: (node: Nodes) => void): void {
  const open: Nodes[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    look(node)
    if ('children' in node) open.push(...node.children.toReversed())
  }
}
