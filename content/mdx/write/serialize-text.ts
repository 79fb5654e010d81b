/**
 * Serializes a text from its blocks. Unchanged blocks keep their source and the whitespace between them.
 * Between others there is one empty line.
 */
import type { Nodes } from 'mdast'
import type { PartedText } from '../merge/split-blocks.ts'
import { nodesOf } from '../parse/mdx-tree-cache.ts'
import type { Marker } from './format-mdx.ts'

export interface LaterBlock {
  /** The index of the same block in the earlier text, if there is one. */
  readonly from: number | undefined
  /**
   * Formats the block. Two adjacent lists would become one, so the second is formatted with the other marker.
   */
  readonly format: (marker?: Marker) => string
}

export interface WrittenText {
  readonly source: string
  /** Where each block begins. */
  readonly starts: readonly number[]
}

export function writeText(earlier: PartedText, blocks: readonly LaterBlock[]): WrittenText {
  const { sources, whitespace } = earlier
  const newline = whitespace.concat(sources).some((part) => part.includes('\r\n')) ? '\r\n' : '\n'
  const starts: number[] = []
  let source = ''
  let last: Written | undefined
  for (const [index, block] of blocks.entries()) {
    const next = index === blocks.length - 1 ? sources.length : blocks[index + 1]?.from
    const gap = whitespaceBefore(earlier, last, block, newline)
    const isFollowed = next !== undefined && next - 1 === block.from
    const text = sourceOf(earlier, last, block, { newline, isFollowed, isNeighbour: gap.isOwn })
    source += gap.blank
    starts.push(source.length)
    source += text
    last = { block, text, isAsItWas: gap.isOwn && text === sources[block.from ?? -1] }
  }
  const isWritten = sources.length > 0 && blocks.length > 0
  return {
    source: isWritten
      ? source + (whitespace.at(-1) ?? '')
      : source || (sources.length === 0 ? (whitespace[0] ?? '') : ''),
    starts,
  }
}

interface Written {
  readonly block: LaterBlock
  readonly text: string
  /** Whether source and indentation are unchanged. */
  readonly isAsItWas: boolean
}

/** The whitespace before a block, and whether it is the original one, with the indentation of the block. */
function whitespaceBefore(
  { whitespace, sources }: PartedText,
  last: Written | undefined,
  { from }: LaterBlock,
  newline: string,
): { readonly blank: string; readonly isOwn: boolean } {
  if (last === undefined) {
    const head = sources.length > 0 ? (whitespace[0] ?? '') : ''
    return from === 0
      ? { blank: head, isOwn: true }
      : { blank: head.replace(/(?<![ \t])[ \t]+$/, ''), isOwn: false }
  }
  const previous = last.block.from
  const own = from === undefined ? undefined : whitespace[from]
  const isNeighbour = own !== undefined && from !== 0 && previous === Number(from) - 1
  // After a block that is no longer indented, an indented block could become a part of it.
  if (isNeighbour && (last.isAsItWas || !isIndented(own))) return { blank: own, isOwn: true }
  const blank =
    (from === 0 ? undefined : own) ?? (previous === undefined ? undefined : whitespace[previous + 1])
  const lines = (blank ?? '').replace(/[^\r\n]/g, '')
  const isEmptyLine = (lines.match(/\r\n|\r|\n/g) ?? []).length > 1
  return { blank: isEmptyLine ? lines : newline + newline, isOwn: false }
}

interface WriteContext {
  readonly newline: string
  /** Whether the block after it is unchanged. */
  readonly isFollowed: boolean
  /** Whether the block before it is unchanged. */
  readonly isNeighbour: boolean
}

function sourceOf(
  { sources, whitespace }: PartedText,
  last: Written | undefined,
  { from, format }: LaterBlock,
  { newline, isFollowed, isNeighbour }: WriteContext,
): string {
  const formatted = (marker?: Marker) => format(marker).replaceAll('\n', newline)
  const unchanged = from === undefined ? undefined : sources[from]
  const fits =
    unchanged !== undefined &&
    (isNeighbour || !isIndented(whitespace[from ?? -1] ?? '')) &&
    (isFollowed || !isOpenCode(unchanged))
  const text = fits ? unchanged : formatted()
  const before = last === undefined ? undefined : markerOf(last.text)
  // If this block and the one before it are unchanged, they are already two lists.
  const isSettled = fits && isNeighbour && last?.text === sources[(from ?? 0) - 1]
  if (isSettled || before === undefined || markerOf(text) !== before) return text
  const first = formatted('first')
  return markerOf(first) === before ? formatted('other') : first
}

function isIndented(gap: string): boolean {
  return /[ \t]$/.test(gap)
}

/** The marker that separates a list from the list above it. */
function markerOf(source: string): string | undefined {
  const [, bullet, number] = /^(?:([-+*])|\d{1,9}([.)]))(?=\s|$)/.exec(source) ?? []
  return bullet ?? number
}

const fenced = /^(?:`{3,}|~{3,})/
const listOrQuote = /^(?:[-+*>]|\d{1,9}[.)])/

/** Code that is ended only by the end of the text, an item or a quote would continue into the next block. */
function isOpenCode(source: string): boolean {
  if (fenced.test(source)) return isWithoutEnd(source)
  if (!listOrQuote.test(source) || !/`{3}|~{3}/.test(source)) return false
  let last: Nodes | undefined
  for (const node of nodesOf(source)) last = node
  const { start, end } = last?.position ?? {}
  return last?.type === 'code' && isWithoutEnd(source.slice(start?.offset, end?.offset))
}

function isWithoutEnd(code: string): boolean {
  const fence = fenced.exec(code)?.[0]
  if (fence === undefined) return false
  const end = code
    .slice(code.lastIndexOf('\n') + 1)
    .replace(/^[ \t>]+/, '')
    .trimEnd()
  return !code.includes('\n') || !end.startsWith(fence) || end.replaceAll(fence.charAt(0), '') !== ''
}
