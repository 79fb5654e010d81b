/**
 * Cache of MDX trees for code that only reads them. One save needs the same tree several times (blocks,
 * links, checks), and the page needs it once more.
 */
import type { Nodes, Root } from 'mdast'
import { createLruCache } from '../../contracts/lru-cache.ts'
import { parseMdx } from './parse-mdx.ts'

/** Parse errors are cached too. */
type ParsedTree = { readonly tree: Root } | { readonly problem: unknown }

/** A tree takes about ten times the memory of its text. */
const treeCache = createLruCache<ParsedTree>({ maxEntries: 16, maxCharacters: 1_000_000 })

/** Throws the same errors as `parseMdx`. Do not change the tree, because others get the same object. */
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

/**
 * All nodes in order, or none if the text cannot be parsed. Not recursive, because a text may be nested very
 * deeply.
 */
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
