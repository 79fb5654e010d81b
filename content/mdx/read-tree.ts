/**
 * The tree of a text for those who only look at it. One save asks for the same tree several times (its blocks, its links,
 * what is wrong with it), so the latest few are kept.
 */
import type { Nodes, Root } from 'mdast'
import { parseMdx } from './parse.ts'

/** A text that cannot be read is read no better the second time. */
type Reading = { readonly tree: Root } | { readonly problem: unknown }

/** In all: a tree takes about ten times the room of its text. */
const most = { texts: 16, characters: 1_000_000 }
const kept = new Map<string, Reading>()
let characters = 0

/** Throws what `parseMdx` throws. Nobody changes the tree: the next who asks gets the same one. */
export function readTree(source: string): Root {
  const reading = kept.get(source) ?? read(source)
  keep(source, reading)
  if ('problem' in reading) throw reading.problem
  return reading.tree
}

function read(source: string): Reading {
  try {
    return { tree: parseMdx(source) }
  } catch (problem) {
    return { problem }
  }
}

/** What was asked for last is at the end, and the first to go is what nobody asked for the longest. */
function keep(source: string, reading: Reading): void {
  if (kept.delete(source)) characters -= source.length
  kept.set(source, reading)
  characters += source.length
  for (const oldest of kept.keys()) {
    if (kept.size <= most.texts && characters <= most.characters) return
    kept.delete(oldest)
    characters -= oldest.length
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
