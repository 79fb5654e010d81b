/**
 * Writes a text down from its blocks. Those that an earlier text had keep their source and the blank between them; between
 * others stands one empty line.
 */
import type { Nodes } from 'mdast'
import type { PartedText } from '../merge/block-ranges.ts'
import { nodesOf } from '../parse/mdx-tree-cache.ts'
import type { Marker } from './format-mdx.ts'

export interface LaterBlock {
  /** The block of the earlier text that this is, if it is one. */
  readonly from: number | undefined
  /** Its canonical print. Two lists side by side would be one, so the second is printed with the other marker. */
  readonly format: (marker?: Marker) => string
}

export interface WrittenText {
  readonly source: string
  /** Where each block begins in it. */
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
  /** Whether it stands as it stood, and is indented as it was. */
  readonly isAsItWas: boolean
}

/** The blank before a block, and whether it is the very one that stood there, with what the block is indented by. */
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
  // Below what is no longer indented, something indented could become a part of it.
  if (isNeighbour && (last.isAsItWas || !isIndented(own))) return { blank: own, isOwn: true }
  const known =
    (from === 0 ? undefined : own) ?? (previous === undefined ? undefined : whitespace[previous + 1])
  const lines = (known ?? '').replace(/[^\r\n]/g, '')
  const isEmptyLine = (lines.match(/\r\n|\r|\n/g) ?? []).length > 1
  return { blank: isEmptyLine ? lines : newline + newline, isOwn: false }
}

interface WriteContext {
  readonly newline: string
  /** Whether what comes after it is what always did. */
  readonly isFollowed: boolean
  /** Whether the block before it is the one that always was. */
  readonly isNeighbour: boolean
}

function sourceOf(
  { sources, whitespace }: PartedText,
  last: Written | undefined,
  { from, format }: LaterBlock,
  { newline, isFollowed, isNeighbour }: WriteContext,
): string {
  const printed = (marker?: Marker) => format(marker).replaceAll('\n', newline)
  const kept = from === undefined ? undefined : sources[from]
  const fits =
    kept !== undefined &&
    (isNeighbour || !isIndented(whitespace[from ?? -1] ?? '')) &&
    (isFollowed || !isOpenCode(kept))
  const text = fits ? kept : printed()
  const before = last === undefined ? undefined : markerOf(last.text)
  // As it always was, and the one before it too: then they are two lists already.
  const isSettled = fits && isNeighbour && last?.text === sources[(from ?? 0) - 1]
  if (isSettled || before === undefined || markerOf(text) !== before) return text
  const first = printed('first')
  return markerOf(first) === before ? printed('other') : first
}

function isIndented(gap: string): boolean {
  return /[ \t]$/.test(gap)
}

/** The sign by which a list is told from the list above it. */
function markerOf(source: string): string | undefined {
  const [, bullet, number] = /^(?:([-+*])|\d{1,9}([.)]))(?=\s|$)/.exec(source) ?? []
  return bullet ?? number
}

const fenced = /^(?:`{3,}|~{3,})/
const listOrQuote = /^(?:[-+*>]|\d{1,9}[.)])/

/** Code that only the end of the text, of an item or of a quotation has ended would go on into what comes after it. */
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
