/**
 * The tree of a text for those who only look at it. One save asks for the same tree several times (its blocks, its links,
 * what is wrong with it), so the latest few are kept.
 */
import type { Nodes, Root } from 'mdast'
import { parseMdx } from './parse.ts'

/** In all: a tree takes about ten times the room of its text. */
const most = { texts: 16, characters: 1_000_000 }
const kept = new Map<string, Root>()
let characters = 0

/** Throws what `parseMdx` throws. Nobody changes the tree: the next who asks gets the same one. */
export function readTree(source: string): Root {
  const tree = kept.get(source) ?? parseMdx(source)
  if (kept.delete(source)) characters -= source.length
  kept.set(source, tree)
  characters += source.length
  for (const oldest of kept.keys()) {
    if (kept.size <= most.texts && characters <= most.characters) break
    kept.delete(oldest)
    characters -= oldest.length
  }
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
