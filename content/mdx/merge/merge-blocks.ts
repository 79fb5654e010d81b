/**
 * Merges two changed versions of one text block by block (diff3): changes to different blocks are both kept,
 * changes to the same block are a conflict. A result that would read differently from what the authors wrote
 * is a conflict too.
 */

import { mergeParts, sourcesOf, writeMerge } from './merge-parts.ts'
import { blocksOf } from './split-blocks.ts'

/** The merged text, or `undefined` for a conflict. */
export function mergeBlocks(base: string, yours: string, theirs: string): string | undefined {
  if (yours === base || yours === theirs) return theirs
  if (theirs === base) return yours
  const merge = mergeParts(base, yours, theirs)
  if (merge.parts.some(({ kind }) => kind === 'clash')) return undefined
  const segments = merge.parts.flatMap((part) => (part.kind === 'settled' ? part.segments : []))
  const text = writeMerge(merge, segments)
  return sourcesOf(blocksOf(text)).join('\0') === sourcesOf(segments).join('\0') ? text : undefined
}
