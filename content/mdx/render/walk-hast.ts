/** Goes through the HTML tree of a text: steps do so several times for every text, and the one from npm takes five times as long. */
import type { Nodes } from 'hast'

/**
 * Each node in its order, before what it holds: what it is given to hold is looked at too. Without recursion: a text decides
 * how deep it is.
 */
export function eachNode(root: Nodes, look: (node: Nodes) => void): void {
  const open: Nodes[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    look(node)
    if ('children' in node) open.push(...node.children.toReversed())
  }
}
