/** Splits a text into its blocks and the whitespace between them. Joined, they are exactly the text again. */
import { blocksOf } from './split-blocks.ts'

export interface PartedText {
  /** The source of each block, exactly as written. */
  readonly sources: readonly string[]
  /** The whitespace before each block and after the last: always one more than there are blocks. */
  readonly whitespace: readonly string[]
}

export function partText(source: string): PartedText {
  const blocks = blocksOf(source)
  const ends = [0, ...blocks.map(({ end }) => end)]
  return {
    sources: blocks.map((block) => block.source),
    whitespace: ends.map((end, index) => source.slice(end, blocks[index]?.start)),
  }
}
