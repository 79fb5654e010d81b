/** Text merge: splits a text that two people changed into parts and applies the decision for each. */
import { hunksBetween } from '@cyanotype/content/mdx/merge/hunks.ts'
import type {
  ConflictPart,
  Merge,
  MergePart,
  MergeSegment,
} from '@cyanotype/content/mdx/merge/merge-blocks.ts'
import {
  mergeParts,
  partedBlocks,
  partsWithoutBase,
  sourcesOf,
  writeMerge,
} from '@cyanotype/content/mdx/merge/merge-blocks.ts'
import { rebase } from '../saving/rebase.ts'
import type { ConflictChoice } from './conflict-choice.ts'

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
  if (merge.parts.some(({ kind }) => kind === 'clash')) return merge
  // An automatic merge would change the meaning, so the user decides about the whole text.
  const whole: ConflictPart = {
    kind: 'clash',
    base: merge.base.segments,
    yours: merge.yours.segments,
    theirs: merge.theirs.segments,
  }
  return { ...merge, parts: [whole] }
}

/** One decision per part. Decisions about settled parts are not used. */
export function firstDecisions({ parts }: Merge): readonly Decision[] {
  return parts.map((part) => ({ way: 'together', written: part.kind === 'clash' ? bothIn(part) : '' }))
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
    merge.parts.flatMap((part, index) => segmentsOf(part, decisions[index])),
  )
}

function segmentsOf(part: MergePart, decision: Decision | undefined): readonly MergeSegment[] {
  if (part.kind === 'settled') return part.segments
  const { way, written } = decision ?? { way: 'yours' as const, written: '' }
  return way === 'together' ? partedBlocks(written).segments : part[way]
}
