/** A block of the text: its source and its position. */
import type { EditorState } from 'prosemirror-state'
import { formattedBlock } from '../to-mdx/formatted-block.ts'

export interface BlockPlace {
  readonly source: string
  readonly index: number
}

/** The block at the caret, unless it is empty. */
export function blockAtCaret({ doc, selection }: EditorState): BlockPlace | undefined {
  const index = selection.$from.index(0)
  const block = doc.maybeChild(index)
  const source = block && formattedBlock(block).trim()
  return source ? { source, index } : undefined
}
