/**
 * Two changed versions of one text, part by part: what nobody or only one changed is settled, what both changed is a clash
 * that a person decides. Printed, the parts are a text again.
 */

import type { Hunk } from './hunks.ts'
import { hunksBetween } from './hunks.ts'
import type { Block } from './split-blocks.ts'
import { blocksOf } from './split-blocks.ts'

/** A block with the blank space that follows it. */
export interface Piece {
  readonly source: string
  readonly gap: string
}

export interface PartedBlocks {
  readonly lead: string
  readonly pieces: readonly Piece[]
  /** The blank space at its very end. */
  readonly ending: string
}

export type Writer = 'nobody' | 'yours' | 'theirs' | 'both'

export interface SettledPart {
  readonly kind: 'settled'
  /** Who changed it. */
  readonly by: Writer
  readonly base: readonly Piece[]
  readonly pieces: readonly Piece[]
}

export interface ClashPart {
  readonly kind: 'clash'
  readonly base: readonly Piece[]
  readonly yours: readonly Piece[]
  readonly theirs: readonly Piece[]
}

export type MergePart = SettledPart | ClashPart

export interface Merge {
  readonly parts: readonly MergePart[]
  readonly base: PartedBlocks
  readonly yours: PartedBlocks
  readonly theirs: PartedBlocks
}

export function mergeParts(base: string, yours: string, theirs: string): Merge {
  const texts = { base: partedBlocks(base), yours: partedBlocks(yours), theirs: partedBlocks(theirs) }
  const gaps = gapsOf(texts.base, texts.yours, texts.theirs)
  const parts: MergePart[] = []
  let at = 0
  const keep = (end: number) => {
    const pieces = gaps.slice(at, end)
    if (pieces.length > 0) parts.push({ kind: 'settled', by: 'nobody', base: pieces, pieces })
  }
  for (const { start, end, edits } of placesOfEdits(editsOf(texts.base, texts.yours, texts.theirs))) {
    keep(start)
    parts.push(partOf(gaps, start, end, edits))
    at = end
  }
  keep(gaps.length)
  return { parts, ...texts }
}

/** Where nobody knows any more what both began with, everything that differs is a clash. */
export function partsWithoutBase(yours: string, theirs: string): Merge {
  const nothing: PartedBlocks = { lead: '', pieces: [], ending: '' }
  const texts = { base: nothing, yours: partedBlocks(yours), theirs: partedBlocks(theirs) }
  const [mine, others] = [texts.yours.pieces, texts.theirs.pieces]
  const parts: MergePart[] = []
  let at = 0
  const keep = (end: number) => {
    const pieces = others.slice(at, end)
    if (pieces.length > 0) parts.push({ kind: 'settled', by: 'nobody', base: pieces, pieces })
  }
  for (const { start, end, from, to } of hunksBetween(sourcesOf(others), sourcesOf(mine))) {
    keep(start)
    parts.push({ kind: 'clash', base: [], yours: mine.slice(from, to), theirs: others.slice(start, end) })
    at = end
  }
  keep(others.length)
  return { parts, ...texts }
}

/** Blocks that nobody had beside each other are parted by a blank line, and the text ends as it did. */
export function printMerge({ base, yours, theirs }: Merge, pieces: readonly Piece[]): string {
  const neighbours = new Set([yours, theirs].flatMap(pairsOf))
  const ending = choose(base.ending, yours.ending, theirs.ending)
  const printed = pieces.map((piece, index) => {
    const next = pieces[index + 1]
    if (next === undefined) return piece.source + ending
    const parted = /\n[^\S\n]*\n/.test(piece.gap) || neighbours.has(pairOf(piece, next))
    return piece.source + (parted && piece.gap.includes('\n') ? piece.gap : '\n\n')
  })
  return choose(base.lead, yours.lead, theirs.lead) + printed.join('')
}

export function partedBlocks(source: string): PartedBlocks {
  const blocks = blocksOf(source)
  return {
    lead: source.slice(0, blocks[0]?.start ?? source.length),
    ending: source.slice(blocks.at(-1)?.end ?? source.length),
    pieces: blocks.map((block, index) => ({
      source: block.source,
      gap: source.slice(block.end, blocks[index + 1]?.start ?? source.length),
    })),
  }
}

export const sourcesOf = (blocks: readonly Pick<Block, 'source'>[]) => blocks.map(({ source }) => source)

/** A part of the base, and what one side, or both alike, put there. */
interface Edit {
  readonly by: Exclude<Writer, 'nobody'>
  readonly start: number
  readonly end: number
  readonly pieces: readonly Piece[]
}

interface Place {
  readonly start: number
  readonly end: number
  readonly edits: readonly Edit[]
}

function editsOf(base: PartedBlocks, yours: PartedBlocks, theirs: PartedBlocks): readonly Edit[] {
  const ofSide = (by: 'yours' | 'theirs', changed: PartedBlocks) =>
    hunksBetween(sourcesOf(base.pieces), sourcesOf(changed.pieces)).map(
      ({ start, end, from, to }): Edit => ({ by, start, end, pieces: changed.pieces.slice(from, to) }),
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
  return sourcesOf(one.pieces).join('\0') === sourcesOf(other.pieces).join('\0')
}

/** Edits that touch the same block, or put different things into the same place, belong together. */
function placesOfEdits(edits: readonly Edit[]): readonly Place[] {
  const places: Place[] = []
  for (const edit of edits) {
    const place = places.at(-1)
    const last = place?.edits.at(-1)
    const isAlike = last !== undefined && edit.start === last.start && edit.end === last.end
    if (place !== undefined && (edit.start < place.end || isAlike)) {
      const end = Math.max(place.end, edit.end)
      places[places.length - 1] = { start: place.start, end, edits: [...place.edits, edit] }
    } else places.push({ start: edit.start, end: edit.end, edits: [edit] })
  }
  return places
}

function partOf(base: readonly Piece[], start: number, end: number, edits: readonly Edit[]): MergePart {
  const before = base.slice(start, end)
  const [first] = edits
  if (first !== undefined && edits.length === 1) {
    return { kind: 'settled', by: first.by, base: before, pieces: first.pieces }
  }
  const side = (other: Writer) => {
    const pieces: Piece[] = []
    let at = start
    for (const edit of edits) {
      if (edit.by === other) continue
      pieces.push(...base.slice(at, edit.start), ...edit.pieces)
      at = edit.end
    }
    return [...pieces, ...base.slice(at, end)]
  }
  return { kind: 'clash', base: before, yours: side('theirs'), theirs: side('yours') }
}

/** The pieces of the base, each with the gap that either side gave it. */
function gapsOf(base: PartedBlocks, yours: PartedBlocks, theirs: PartedBlocks): readonly Piece[] {
  const mine = placesOf(base, yours)
  const others = placesOf(base, theirs)
  return base.pieces.map((piece, index) => ({
    source: piece.source,
    gap: choose(piece.gap, mine[index]?.gap ?? piece.gap, others[index]?.gap ?? piece.gap),
  }))
}

/** For each piece of the base the same piece in the changed text, where it is still there. */
function placesOf(base: PartedBlocks, changed: PartedBlocks): readonly (Piece | undefined)[] {
  const places: (Piece | undefined)[] = base.pieces.map(() => undefined)
  const end: Hunk = {
    start: base.pieces.length,
    end: base.pieces.length,
    from: changed.pieces.length,
    to: changed.pieces.length,
  }
  let at = 0
  let from = 0
  for (const hunk of [...hunksBetween(sourcesOf(base.pieces), sourcesOf(changed.pieces)), end]) {
    for (; at < hunk.start; at++, from++) places[at] = changed.pieces[from]
    at = hunk.end
    from = hunk.to
  }
  return places
}

function choose(base: string, yours: string, theirs: string): string {
  return yours === base ? theirs : yours
}

const pairOf = (one: Piece, next: Piece) => `${one.source}\0${next.source}`

function pairsOf({ pieces }: PartedBlocks): string[] {
  return pieces.slice(1).map((piece, index) => pairOf(pieces[index] ?? piece, piece))
}
