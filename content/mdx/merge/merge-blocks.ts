/**
 * Merges two changed versions of one text block by block (diff3): changes to different blocks both stay, a change to the
 * same block is a conflict. A result that would read differently from what its writers wrote is a conflict, too.
 */

import { mergeParts, sourcesOf, writeMerge } from './merge-parts.ts'
import { blocksOf } from './split-blocks.ts'

/** The merged text, or `undefined` where both changed the same. */
export function mergeBlocks(base: string, yours: string, theirs: string): string | undefined {
  if (yours === base || yours === theirs) return theirs
  if (theirs === base) return yours
  const merge = mergeParts(base, yours, theirs)
  if (merge.parts.some(({ kind }) => kind === 'clash')) return undefined
  const segments = merge.parts.flatMap((part) => (part.kind === 'settled' ? part.segments : []))
  const text = writeMerge(merge, segments)
  return sourcesOf(blocksOf(text)).join('\0') === sourcesOf(segments).join('\0') ? text : undefined
}
