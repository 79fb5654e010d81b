/**
 * The tree of a text for those who only look at it. One save asks for the same tree several times (its blocks, its links,
 * what is wrong with it), so the latest few are kept.
 */
import type { Nodes, Root } from 'mdast'
import { parseMdx } from './parse.ts'

const most = 16
/** Trees of longer texts take more room than they save time. */
const longest = 200_000
const kept = new Map<string, Root>()

/** Throws what `parseMdx` throws. Nobody changes the tree: the next who asks gets the same one. */
export function readTree(source: string): Root {
  if (source.length > longest) return parseMdx(source)
  const tree = kept.get(source) ?? parseMdx(source)
  kept.delete(source)
  kept.set(source, tree)
  const oldest = kept.keys().next().value
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return tree
}

/** All nodes in their order, none where the text cannot be read. Without recursion: a text decides how deep it is. */
export function* nodesOf(source: string): Generator<Nodes, undefined> {
  let root: Nodes
  try {
    root = readTree(source)
  } catch {
    return undefined
  }
  const open: Nodes[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node
    if ('children' in node) open.push(...node.children.toReversed())
  }
  return undefined
}
