/**
 * Parses a text that differs in one place from a text whose tree is known, as after a key of an editor: only
 * the blocks around the change. The result equals that of `parseMdx`.
 */
import type { Root, RootContent } from 'mdast'
import { parseMdx } from './parse-mdx.ts'

export interface ParsedText {
  readonly source: string
  readonly tree: Root
}

/** The blocks around a change, and those that stay the same. */
export interface ChangedPart {
  /** Its text, with the block before the change and the block after it. */
  readonly text: string
  /** Where it starts in the new text, in characters. */
  readonly from: number
  readonly before: readonly RootContent[]
  /** Its first block is the last of the part. */
  readonly after: readonly RootContent[]
  /** How much longer the new text is. */
  readonly shift: number
}

/**
 * Definitions and footnotes change the meaning of other blocks. The parser does not count a byte order mark and
 * a carriage return like other characters.
 */
const reachesFurther = /\]:|\r|\ufeff/

/** Returns `undefined` if a change may have an effect on other blocks. */
export function changedPart(source: string, earlier: ParsedText): ChangedPart | undefined {
  if (reachesFurther.test(source) || reachesFurther.test(earlier.source)) return undefined
  const blocks = earlier.tree.children
  const shift = source.length - earlier.source.length
  const same = sameStart(source, earlier.source)
  const end = earlier.source.length - sameEnd(source, earlier.source, same)
  const touched = blocks.findIndex((block) => endOf(block) >= same)
  const next = blocks.findIndex((block) => lineStart(earlier.source, startOf(block)) > end)
  // The block before may continue, such as a list.
  const first = Math.max(0, (touched === -1 ? blocks.length : touched) - 1)
  const after = next === -1 ? [] : blocks.slice(next)
  const start = blocks[first]
  const from = start === undefined || first === 0 ? 0 : lineStart(source, startOf(start))
  const to = after[0] === undefined ? source.length : endOf(after[0]) + shift
  return { text: source.slice(from, to), from, before: blocks.slice(0, first), after, shift }
}

/**
 * Throws like `parseMdx`. Returns `undefined` if the change has an effect on later blocks, so that the whole
 * text must be parsed.
 */
export function parseAfterEdit(source: string, earlier: ParsedText, part: ChangedPart): Root | undefined {
  const { text, from, before, after, shift } = part
  const parsed = moved(parseMdx(text).children, from, linesIn(source.slice(0, from)))
  const [first, ...rest] = after
  // If the parser finds the same block at the end of the part, all further blocks are the same as before.
  const last = parsed.at(-1)
  if (first !== undefined && !(last !== undefined && isSameBlock(last, first, shift))) return undefined
  const children = [...before, ...parsed, ...moved(rest, shift, linesIn(source) - linesIn(earlier.source))]
  return {
    type: 'root',
    children,
    position: { start: pointAt(source, 0), end: pointAt(source, source.length) },
  }
}

function isSameBlock(block: RootContent, before: RootContent, shift: number): boolean {
  return (
    block.type === before.type &&
    startOf(block) === startOf(before) + shift &&
    endOf(block) === endOf(before) + shift
  )
}

/** Copies of the blocks at their new positions. Not recursive, because a text may be nested very deeply. */
function moved(blocks: readonly RootContent[], by: number, lines: number): RootContent[] {
  if (by === 0 && lines === 0) return [...blocks]
  const copies = blocks.map((block) => ({ ...block }))
  const open: Movable[] = [...copies]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.position !== undefined) node.position = movedPosition(node.position, by, lines)
    for (const name of ['children', 'attributes'] as const) {
      const inner = node[name]?.map((one) => ({ ...one }))
      if (inner === undefined) continue
      node[name] = inner
      open.push(...inner)
    }
  }
  return copies
}

interface Movable {
  position?: RootContent['position']
  children?: Movable[]
  attributes?: Movable[]
}

type Position = NonNullable<RootContent['position']>

function movedPosition({ start, end }: Position, by: number, lines: number): Position {
  const move = ({ line, column, offset = 0 }: Position['start']) => ({
    line: line + lines,
    column,
    offset: offset + by,
  })
  return { start: move(start), end: move(end) }
}

function sameStart(one: string, other: string): number {
  const max = Math.min(one.length, other.length)
  let length = 0
  while (length < max && one.charCodeAt(length) === other.charCodeAt(length)) length += 1
  return length
}

/** Without the characters that are the same at the start. */
function sameEnd(one: string, other: string, start: number): number {
  const max = Math.min(one.length, other.length) - start
  let length = 0
  while (
    length < max &&
    one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)
  )
    length += 1
  return length
}

const startOf = ({ position }: RootContent) => position?.start.offset ?? 0
const endOf = ({ position }: RootContent) => position?.end.offset ?? 0
const lineStart = (source: string, offset: number) =>
  offset === 0 ? 0 : source.lastIndexOf('\n', offset - 1) + 1
const linesIn = (text: string) => text.split('\n').length - 1

function pointAt(source: string, offset: number): Position['start'] {
  const start = lineStart(source, offset)
  return { line: linesIn(source.slice(0, offset)) + 1, column: offset - start + 1, offset }
}
