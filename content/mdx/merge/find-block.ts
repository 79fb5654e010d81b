/** Finds a block of a text again after the text was edited: the same block, or the one that it became. */

export interface BlockAnchor {
  /** The block as it was last seen. */
  readonly source: string
  /** Its position among the blocks. */
  readonly index: number
}

/** A block with less in common is a different one. */
const minSimilarity = 0.5
/** Comparing the words of longer blocks would take too long. */
const maxCompared = 20_000

/** The index of the block, or `undefined` when it was removed. Of several, the nearest to its former position. */
export function findBlock(sources: readonly string[], anchor: BlockAnchor): number | undefined {
  const trimmedSource = anchor.source.trim()
  const same = sources.flatMap((source, index) => (source.trim() === trimmedSource ? [index] : []))
  if (same.length > 0) return nearest(same, anchor.index)
  const words = wordsOf(trimmedSource)
  const ratings = sources.map((source) => likeness(words, wordsOf(source)))
  const best = Math.max(...ratings, 0)
  if (best < minSimilarity) return undefined
  return nearest(
    ratings.flatMap((rating, index) => (rating === best ? [index] : [])),
    anchor.index,
  )
}

function nearest(indexes: readonly number[], to: number): number | undefined {
  return indexes.toSorted((one, other) => Math.abs(one - to) - Math.abs(other - to))[0]
}

type Words = ReadonlyMap<string, number>

function wordsOf(source: string): Words {
  const words = new Map<string, number>()
  for (const [word] of source
    .slice(0, maxCompared)
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+/gu))
    words.set(word, (words.get(word) ?? 0) + 1)
  return words
}

/** From 0 for nothing in common to 1 for the same words: the Sørensen–Dice coefficient. */
function likeness(one: Words, other: Words): number {
  const total = sizeOf(one) + sizeOf(other)
  if (total === 0) return 0
  let common = 0
  for (const [word, times] of one) common += Math.min(times, other.get(word) ?? 0)
  return (2 * common) / total
}

const sizeOf = (words: Words) => words.values().reduce((sum, times) => sum + times, 0)
