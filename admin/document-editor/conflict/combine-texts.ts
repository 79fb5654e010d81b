/** Combines conflicting texts by words, paragraphs or blocks, as a suggestion for resolving a conflict. */
import { hunksBetween } from '@cyanotype/content/mdx/merge/hunks.ts'
import type {
  ConflictPart,
  Merge,
  MergePart,
  MergeSegment,
} from '@cyanotype/content/mdx/merge/merge-blocks.ts'
import {
  mergeParts,
  partsWithoutBase,
  sourcesOf,
  splitBlocks,
  writeMerge,
} from '@cyanotype/content/mdx/merge/merge-blocks.ts'
import { rebase } from '../../components/rebase-text.ts'
import type { ConflictChoice } from './conflict.ts'

interface MergedSegment {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/**
 * Above this number of comparisons the differing middle is replaced as a whole, because speed matters more.
 */
const maxCells = 4_000_000

/**
 * Returns a text that contains every word of both: shared text once, and where they differ, theirs and then
 * yours. Long texts are combined by paragraphs, single lines by words.
 */
export function mergeTexts(theirs: string, yours: string, by: 'words' | 'paragraphs'): string {
  if (by === 'words') return joined(diffWords(theirs, yours), ' ')
  return joined(diff(paragraphsOf(theirs), paragraphsOf(yours)), '\n\n')
}

function diffWords(from: string, to: string): readonly MergedSegment[] {
  return inPhrases(diff(from.match(/\s+|\S+/g) ?? [], to.match(/\s+|\S+/g) ?? []))
}

function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
}

function joined(segments: readonly MergedSegment[], gap: string): string {
  return segments
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(gap)
}

function diff(from: readonly string[], to: readonly string[]): readonly MergedSegment[] {
  const shortest = Math.min(from.length, to.length)
  let head = 0
  while (head < shortest && from[head] === to[head]) head += 1
  let tail = 0
  while (tail < shortest - head && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1
  return [
    ...segmentsOf('same', from.slice(0, head)),
    ...diffMiddle(from.slice(head, from.length - tail), to.slice(head, to.length - tail)),
    ...segmentsOf('same', from.slice(from.length - tail)),
  ]
}

/** Finds the longest common subsequence with the standard table, which is fast enough for short texts. */
function diffMiddle(from: readonly string[], to: readonly string[]): readonly MergedSegment[] {
  if (from.length * to.length > maxCells) return [...segmentsOf('removed', from), ...segmentsOf('added', to)]
  const width = to.length + 1
  const lengths = new Uint32Array((from.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        from[row] === to[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const segments: MergedSegment[] = []
  let row = 0
  let column = 0
  while (row < from.length && column < to.length) {
    if (from[row] === to[column]) {
      segments.push(...segmentsOf('same', from.slice(row, row + 1)))
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      segments.push(...segmentsOf('removed', from.slice(row, row + 1)))
      row += 1
    } else {
      segments.push(...segmentsOf('added', to.slice(column, column + 1)))
      column += 1
    }
  }
  return [...segments, ...segmentsOf('removed', from.slice(row)), ...segmentsOf('added', to.slice(column))]
}

function segmentsOf(kind: MergedSegment['kind'], texts: readonly string[]): readonly MergedSegment[] {
  return texts.map((text) => ({ kind, text }))
}

/** Joins adjacent changes to one phrase, old and then new. A single shared space does not split a phrase. */
function inPhrases(segments: readonly MergedSegment[]): readonly MergedSegment[] {
  const phrases: MergedSegment[] = []
  let removed = ''
  let added = ''
  const end = () => {
    if (removed !== '') phrases.push({ kind: 'removed', text: removed })
    if (added !== '') phrases.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  segments.forEach(({ kind, text }, index) => {
    const isWithin = kind === 'same' && removed !== '' && added !== '' && text.trim() === ''
    const isBridge = isWithin && (segments[index + 1]?.kind ?? 'same') !== 'same'
    if (kind === 'same' && !isBridge) {
      end()
      const last = phrases.at(-1)
      if (last?.kind === 'same') phrases[phrases.length - 1] = { kind, text: last.text + text }
      else phrases.push({ kind, text })
      return
    }
    if (kind !== 'added') removed += text
    if (kind !== 'removed') added += text
  })
  end()
  return phrases
}

// Text merge: splits a text that two people changed into parts and applies the decision for each.

export interface ConflictingTexts {
  /** The common base, or `undefined` when it no longer exists. */
  readonly base: string | undefined
  readonly theirs: string
  readonly yours: string
}

export interface Decision {
  readonly way: ConflictChoice
  /** The combined text, with the edits of the user. */
  readonly written: string
}

export function openMerge({ base, theirs, yours }: ConflictingTexts): Merge {
  if (base === undefined) return partsWithoutBase(yours, theirs)
  const merge = mergeParts(base, yours, theirs)
  if (merge.parts.some(({ kind }) => kind === 'conflict')) return merge
  // An automatic merge would change the meaning, so the user decides about the whole text.
  const fullText: ConflictPart = {
    kind: 'conflict',
    base: merge.base.segments,
    yours: merge.yours.segments,
    theirs: merge.theirs.segments,
  }
  return { ...merge, parts: [fullText] }
}

/** One decision per part. Decisions about settled parts are not used. */
export function firstDecisions({ parts }: Merge): readonly Decision[] {
  return parts.map((part) => ({ way: 'together', written: part.kind === 'conflict' ? bothIn(part) : '' }))
}

/** Combines both changes if they do not overlap. Otherwise returns shared blocks once, theirs and yours. */
function bothIn({ base, theirs, yours }: ConflictPart): string {
  const [before, other, mine] = [base, theirs, yours].map((segments) => sourcesOf(segments))
  const joined =
    base.length > 0 && theirs.length > 0 && yours.length > 0
      ? rebase(text(before), text(mine), text(other))
      : undefined
  if (joined !== undefined) return joined
  const both: string[] = []
  let at = 0
  for (const { start, end, from, to } of hunksBetween(other ?? [], mine ?? [])) {
    both.push(...(other ?? []).slice(at, end), ...(mine ?? []).slice(from, to))
    at = Math.max(start, end)
  }
  return text([...both, ...(other ?? []).slice(at)])
}

const text = (sources: readonly string[] = []) => sources.join('\n\n')

export function decidedText(merge: Merge, decisions: readonly Decision[]): string {
  return writeMerge(
    merge,
    merge.parts.flatMap((part, index) => decidedSegments(part, decisions[index])),
  )
}

function decidedSegments(part: MergePart, decision: Decision | undefined): readonly MergeSegment[] {
  if (part.kind === 'settled') return part.segments
  const { way, written } = decision ?? { way: 'yours' as const, written: '' }
  return way === 'together' ? splitBlocks(written).segments : part[way]
}
