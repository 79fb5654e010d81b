/** A text as its blocks and what lies between them: joined, they are the text again, to the letter. */
import { blocksOf } from './split-blocks.ts'

export interface PartedText {
  /** Exactly what the author wrote, block by block. */
  readonly sources: readonly string[]
  /** The blank before each block, and after the last: always one more than there are blocks. */
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
