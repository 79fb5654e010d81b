/**
 * Cache of MDX trees for code that only reads them. One save needs the same tree several times (blocks,
 * links, checks), and the page needs it once more. A long text that was changed in one place is parsed there
 * only.
 */
import type { Nodes, Root } from 'mdast'
import { createLruCache } from '../../contracts/lru-cache.ts'
import type { ChangedPart, ParsedText } from './parse-after-edit.ts'
import { changedPart, parseAfterEdit } from './parse-after-edit.ts'
import { parseMdx } from './parse-mdx.ts'

/** Parse errors are cached too. */
type ParsedTree = { readonly tree: Root } | { readonly problem: unknown }

/** A tree takes about ten times the memory of its text. */
const maxCharacters = 1_000_000
const treeCache = createLruCache<ParsedTree>({ maxEntries: 16, maxCharacters })

/** Throws the same errors as `parseMdx`. Do not change the tree, because others get the same object. */
export function readTree(source: string): Root {
  const parsedTree = treeCache.get(source) ?? treeCache.put(source, read(source))
  if ('problem' in parsedTree) throw parsedTree.problem
  return parsedTree.tree
}

/** Shorter texts are parsed in a few milliseconds. */
const minLength = 2_000
/** The long texts that were parsed last, newest first. */
const latest: ParsedText[] = []
const maxLatest = 8

interface Change {
  readonly earlier: ParsedText
  readonly part: ChangedPart
}

/** The smallest change that makes the text from one of the latest, if it is less than half of the text. */
function changeTo(source: string): Change | undefined {
  if (source.length <= minLength) return undefined
  const changes = latest.flatMap((earlier): Change[] => {
    const part = changedPart(source, earlier)
    return part === undefined || part.text.length > source.length / 2 ? [] : [{ earlier, part }]
  })
  return changes.toSorted((one, other) => one.part.text.length - other.part.text.length)[0]
}

/** The part of a text that must be parsed. `undefined`: all of it, unless it is in the cache. */
export function unreadPart(source: string): string | undefined {
  return treeCache.get(source) === undefined ? changeTo(source)?.part.text : ''
}

/** Whether the text is in the cache, or now is because parsing the changed part was enough. */
export function readChangedPart(source: string): boolean {
  if (treeCache.get(source) !== undefined) return true
  const tree = treeAfterEdit(source)
  if (tree !== undefined) treeCache.put(source, { tree: noted(source, tree) })
  return tree !== undefined
}

function treeAfterEdit(source: string): Root | undefined {
  const change = changeTo(source)
  if (change === undefined) return undefined
  try {
    return parseAfterEdit(source, change.earlier, change.part)
  } catch {
    return undefined // the error of the whole text says where it is
  }
}

function noted(source: string, tree: Root): Root {
  if (source.length <= minLength) return tree
  latest.unshift({ source, tree })
  let characters = 0
  const firstDropped = latest.findIndex((cached, index) => {
    characters += cached.source.length
    return index >= maxLatest || (index > 0 && characters > maxCharacters)
  })
  if (firstDropped !== -1) latest.length = firstDropped
  return tree
}

function read(source: string): ParsedTree {
  try {
    return { tree: noted(source, treeAfterEdit(source) ?? parseMdx(source)) }
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
