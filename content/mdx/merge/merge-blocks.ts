/**
 * Merges two changed versions of one text block by block (diff3): changes to different blocks are both kept,
 * changes to the same block are a conflict. A result that would read differently from what the authors wrote
 * is a conflict too.
 */

import type { Hunk } from './hunks.ts'
import { hunksBetween } from './hunks.ts'
import type { Block } from './split-blocks.ts'
import { blocksOf } from './split-blocks.ts'

/** The merged text, or `undefined` for a conflict. */
export function mergeBlocks(base: string, yours: string, theirs: string): string | undefined {
  if (yours === base || yours === theirs) return theirs
  if (theirs === base) return yours
  const merge = mergeParts(base, yours, theirs)
  if (merge.parts.some(({ kind }) => kind === 'conflict')) return undefined
  const segments = merge.parts.flatMap((part) => (part.kind === 'settled' ? part.segments : []))
  const text = writeMerge(merge, segments)
  return sourcesOf(blocksOf(text)).join('\0') === sourcesOf(segments).join('\0') ? text : undefined
}

/** A block with the whitespace after it. */
export interface MergeSegment {
  readonly source: string
  readonly whitespace: string
}

export interface SplitBlocks {
  readonly lead: string
  readonly segments: readonly MergeSegment[]
  /** The whitespace at the very end. */
  readonly ending: string
}

export type Writer = 'neither' | 'yours' | 'theirs' | 'both'

export interface MergedPart {
  readonly kind: 'settled'
  /** The side that changed it. */
  readonly by: Writer
  readonly base: readonly MergeSegment[]
  readonly segments: readonly MergeSegment[]
}

export interface ConflictPart {
  readonly kind: 'conflict'
  readonly base: readonly MergeSegment[]
  readonly yours: readonly MergeSegment[]
  readonly theirs: readonly MergeSegment[]
}

export type MergePart = MergedPart | ConflictPart

export interface Merge {
  readonly parts: readonly MergePart[]
  readonly base: SplitBlocks
  readonly yours: SplitBlocks
  readonly theirs: SplitBlocks
}

export function mergeParts(base: string, yours: string, theirs: string): Merge {
  const texts = { base: splitBlocks(base), yours: splitBlocks(yours), theirs: splitBlocks(theirs) }
  const gaps = whitespaceOf(texts.base, texts.yours, texts.theirs)
  const parts: MergePart[] = []
  let at = 0
  const addSettled = (end: number) => {
    const segments = gaps.slice(at, end)
    if (segments.length > 0) parts.push({ kind: 'settled', by: 'neither', base: segments, segments })
  }
  for (const { start, end, edits } of positionsOfEdits(editsOf(texts.base, texts.yours, texts.theirs))) {
    addSettled(start)
    parts.push(partOf(gaps, start, end, edits))
    at = end
  }
  addSettled(gaps.length)
  return { parts, ...texts }
}

/** Without a known base everything that differs is a conflict. */
export function partsWithoutBase(yours: string, theirs: string): Merge {
  const nothing: SplitBlocks = { lead: '', segments: [], ending: '' }
  const texts = { base: nothing, yours: splitBlocks(yours), theirs: splitBlocks(theirs) }
  const [mine, others] = [texts.yours.segments, texts.theirs.segments]
  const parts: MergePart[] = []
  let at = 0
  const addSettled = (end: number) => {
    const segments = others.slice(at, end)
    if (segments.length > 0) parts.push({ kind: 'settled', by: 'neither', base: segments, segments })
  }
  for (const { start, end, from, to } of hunksBetween(sourcesOf(others), sourcesOf(mine))) {
    addSettled(start)
    parts.push({ kind: 'conflict', base: [], yours: mine.slice(from, to), theirs: others.slice(start, end) })
    at = end
  }
  addSettled(others.length)
  return { parts, ...texts }
}

/** Blocks that were adjacent on neither side are separated by an empty line, and the text ends as before. */
export function writeMerge({ base, yours, theirs }: Merge, segments: readonly MergeSegment[]): string {
  const neighbours = new Set([yours, theirs].flatMap(pairsOf))
  const ending = choose(base.ending, yours.ending, theirs.ending)
  const texts = segments.map((segment, index) => {
    const next = segments[index + 1]
    if (next === undefined) return segment.source + ending
    const parted = /\n[^\S\n]*\n/.test(segment.whitespace) || neighbours.has(pairOf(segment, next))
    return segment.source + (parted && segment.whitespace.includes('\n') ? segment.whitespace : '\n\n')
  })
  return choose(base.lead, yours.lead, theirs.lead) + texts.join('')
}

export function splitBlocks(source: string): SplitBlocks {
  const blocks = blocksOf(source)
  return {
    lead: source.slice(0, blocks[0]?.start ?? source.length),
    ending: source.slice(blocks.at(-1)?.end ?? source.length),
    segments: blocks.map((block, index) => ({
      source: block.source,
      whitespace: source.slice(block.end, blocks[index + 1]?.start ?? source.length),
    })),
  }
}

export const sourcesOf = (blocks: readonly Pick<Block, 'source'>[]) => blocks.map(({ source }) => source)

/** A part of the base and its replacement, by one side or equally by both. */
interface Edit {
  readonly by: Exclude<Writer, 'neither'>
  readonly start: number
  readonly end: number
  readonly segments: readonly MergeSegment[]
}

interface MergePosition {
  readonly start: number
  readonly end: number
  readonly edits: readonly Edit[]
}

function editsOf(base: SplitBlocks, yours: SplitBlocks, theirs: SplitBlocks): readonly Edit[] {
  const ofSide = (by: 'yours' | 'theirs', changed: SplitBlocks) =>
    hunksBetween(sourcesOf(base.segments), sourcesOf(changed.segments)).map(
      ({ start, end, from, to }): Edit => ({ by, start, end, segments: changed.segments.slice(from, to) }),
    )
  const others = ofSide('theirs', theirs)
  const mine = ofSide('yours', yours).map(
    (edit): Edit => (others.some((one) => isSame(one, edit)) ? { ...edit, by: 'both' } : edit),
  )
  const rest = others.filter((edit) => !mine.some((one) => isSame(one, edit)))
  return [...mine, ...rest].sort((one, other) => one.start - other.start || one.end - other.end)
}

function isSame(one: Edit, other: Edit): boolean {
  if (one.start !== other.start || one.end !== other.end) return false
  return sourcesOf(one.segments).join('\0') === sourcesOf(other.segments).join('\0')
}

/** Edits that touch the same block, or insert different things at the same place, belong together. */
function positionsOfEdits(edits: readonly Edit[]): readonly MergePosition[] {
  const positions: MergePosition[] = []
  for (const edit of edits) {
    const mergePosition = positions.at(-1)
    const last = mergePosition?.edits.at(-1)
    const isAlike = last !== undefined && edit.start === last.start && edit.end === last.end
    if (mergePosition !== undefined && (edit.start < mergePosition.end || isAlike)) {
      const end = Math.max(mergePosition.end, edit.end)
      positions[positions.length - 1] = {
        start: mergePosition.start,
        end,
        edits: [...mergePosition.edits, edit],
      }
    } else positions.push({ start: edit.start, end: edit.end, edits: [edit] })
  }
  return positions
}

function partOf(
  base: readonly MergeSegment[],
  start: number,
  end: number,
  edits: readonly Edit[],
): MergePart {
  const before = base.slice(start, end)
  const [first] = edits
  if (first !== undefined && edits.length === 1) {
    return { kind: 'settled', by: first.by, base: before, segments: first.segments }
  }
  const side = (other: Writer) => {
    const segments: MergeSegment[] = []
    let at = start
    for (const edit of edits) {
      if (edit.by === other) continue
      segments.push(...base.slice(at, edit.start), ...edit.segments)
      at = edit.end
    }
    return [...segments, ...base.slice(at, end)]
  }
  return { kind: 'conflict', base: before, yours: side('theirs'), theirs: side('yours') }
}

/** The blocks of the base, each with the whitespace that a side gave it. */
function whitespaceOf(base: SplitBlocks, yours: SplitBlocks, theirs: SplitBlocks): readonly MergeSegment[] {
  const mine = positionsOf(base, yours)
  const others = positionsOf(base, theirs)
  return base.segments.map((segment, index) => ({
    source: segment.source,
    whitespace: choose(
      segment.whitespace,
      mine[index]?.whitespace ?? segment.whitespace,
      others[index]?.whitespace ?? segment.whitespace,
    ),
  }))
}

/** For each block of the base the same block in the changed text, if it still exists. */
function positionsOf(base: SplitBlocks, changed: SplitBlocks): readonly (MergeSegment | undefined)[] {
  const positions: (MergeSegment | undefined)[] = base.segments.map(() => undefined)
  const end: Hunk = {
    start: base.segments.length,
    end: base.segments.length,
    from: changed.segments.length,
    to: changed.segments.length,
  }
  let at = 0
  let from = 0
  for (const hunk of [...hunksBetween(sourcesOf(base.segments), sourcesOf(changed.segments)), end]) {
    for (; at < hunk.start; at++, from++) positions[at] = changed.segments[from]
    at = hunk.end
    from = hunk.to
  }
  return positions
}

function choose(base: string, yours: string, theirs: string): string {
  return yours === base ? theirs : yours
}

const pairOf = (one: MergeSegment, next: MergeSegment) => `${one.source}\0${next.source}`

function pairsOf({ segments }: SplitBlocks): string[] {
  return segments.slice(1).map((segment, index) => pairOf(segments[index] ?? segment, segment))
}
