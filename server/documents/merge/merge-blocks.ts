/**
 * Merges two changed versions of one text block by block (diff3): changes to different blocks both stay, a change to the
 * same block is a conflict. A result that would read differently from what its writers wrote is a conflict, too.
 */
import type { Block } from '@cyanotype/content/mdx/blocks.ts'
import { blocksOf } from '@cyanotype/content/mdx/blocks.ts'
import type { Hunk } from './hunks.ts'
import { hunksBetween } from './hunks.ts'

/** A block with the blank space that follows it. */
interface Piece {
  readonly source: string
  readonly gap: string
}

interface Text {
  readonly lead: string
  readonly pieces: readonly Piece[]
  /** The blank space at its very end. */
  readonly ending: string
}

/** A part of the base, and what one side puts there. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly pieces: readonly Piece[]
}

/** The merged text, or `undefined` where both changed the same. */
export function mergeBlocks(base: string, yours: string, theirs: string): string | undefined {
  if (yours === base || yours === theirs) return theirs
  if (theirs === base) return yours
  const [before, mine, other] = [textOf(base), textOf(yours), textOf(theirs)]
  const merged = apply(before, mine, other)
  if (merged === undefined) return undefined
  const text = print(merged, mine, other)
  return sourcesOf(blocksOf(text)).join('\0') === sourcesOf(merged.pieces).join('\0') ? text : undefined
}

function textOf(source: string): Text {
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

const sourcesOf = (blocks: readonly Pick<Block, 'source'>[]) => blocks.map(({ source }) => source)

function apply(base: Text, yours: Text, theirs: Text): Text | undefined {
  const mine = editsOf(base, yours)
  const others = editsOf(base, theirs)
  const edits = [...mine, ...others.filter((edit) => !mine.some((one) => isSame(one, edit)))]
  edits.sort((one, other) => one.start - other.start || one.end - other.end)
  if (collide(edits)) return undefined

  const gaps = gapsOf(base, yours, theirs)
  const pieces: Piece[] = []
  let at = 0
  for (const edit of edits) {
    pieces.push(...gaps.slice(at, edit.start), ...edit.pieces)
    at = edit.end
  }
  return {
    lead: choose(base.lead, yours.lead, theirs.lead),
    pieces: [...pieces, ...gaps.slice(at)],
    ending: choose(base.ending, yours.ending, theirs.ending),
  }
}

function editsOf(base: Text, changed: Text): readonly Edit[] {
  return hunksBetween(sourcesOf(base.pieces), sourcesOf(changed.pieces)).map(({ start, end, from, to }) => ({
    start,
    end,
    pieces: changed.pieces.slice(from, to),
  }))
}

function isSame(one: Edit, other: Edit): boolean {
  if (one.start !== other.start || one.end !== other.end) return false
  return sourcesOf(one.pieces).join('\0') === sourcesOf(other.pieces).join('\0')
}

/** Whether two edits touch the same block, or put different things into the same place. */
function collide(edits: readonly Edit[]): boolean {
  return edits.some((edit, index) => {
    const before = edits[index - 1]
    if (before === undefined) return false
    return edit.start < before.end || (edit.start === before.start && edit.end === before.end)
  })
}

/** The pieces of the base, each with the gap that either side gave it. */
function gapsOf(base: Text, yours: Text, theirs: Text): readonly Piece[] {
  const mine = placesOf(base, yours)
  const others = placesOf(base, theirs)
  return base.pieces.map((piece, index) => ({
    source: piece.source,
    gap: choose(piece.gap, mine[index]?.gap ?? piece.gap, others[index]?.gap ?? piece.gap),
  }))
}

/** For each piece of the base the same piece in the changed text, where it is still there. */
function placesOf(base: Text, changed: Text): readonly (Piece | undefined)[] {
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

/** Blocks that nobody had beside each other are parted by a blank line, and the text ends as it did. */
function print({ lead, pieces, ending }: Text, yours: Text, theirs: Text): string {
  const neighbours = new Set([yours, theirs].flatMap(pairsOf))
  const printed = pieces.map((piece, index) => {
    const next = pieces[index + 1]
    if (next === undefined) return piece.source + ending
    const parted = /\n[^\S\n]*\n/.test(piece.gap) || neighbours.has(pairOf(piece, next))
    return piece.source + (parted && piece.gap.includes('\n') ? piece.gap : '\n\n')
  })
  return lead + printed.join('')
}

const pairOf = (one: Piece, next: Piece) => `${one.source}\0${next.source}`

function pairsOf({ pieces }: Text): string[] {
  return pieces.slice(1).map((piece, index) => pairOf(pieces[index] ?? piece, piece))
}
