/**
 * The tree of a text for those who only look at it. One save asks for the same tree several times (its blocks, its links,
 * what is wrong with it), and the page that shows it once more, so the latest few are kept.
 */
import type { Nodes, Root } from 'mdast'
import { createLruCache } from '../../contracts/lru-cache.ts'
import { parseMdx } from './parse-mdx.ts'

/** A text that cannot be read is read no better the second time. */
type ParsedTree = { readonly tree: Root } | { readonly problem: unknown }

/** A tree takes about ten times the room of its text. */
const treeCache = createLruCache<ParsedTree>({ things: 16, letters: 1_000_000 })

/** Throws what `parseMdx` throws. Nobody changes the tree: the next who asks gets the same one. */
export function readTree(source: string): Root {
  const parsedTree = treeCache.get(source) ?? treeCache.put(source, read(source))
  if ('problem' in parsedTree) throw parsedTree.problem
  return parsedTree.tree
}

function read(source: string): ParsedTree {
  try {
    return { tree: parseMdx(source) }
  } catch (problem) {
    return { problem }
  }
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
