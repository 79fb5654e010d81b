/** Finds the block of a thread in the text as it is edited now. */
import { findBlock } from '@cyanotype/content/mdx/merge/find-block.ts'
import { blocksOf } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import type { EditingState } from '../state/editing-state.ts'
import type { Thread } from './comment-queries.ts'
import type { CommentAnchor } from './comments-context.ts'

interface ThreadPlace {
  readonly isRemoved: boolean
  /** The line of the block, from 1. */
  readonly line: number | undefined
}

export function placeOf({ layer, field, block }: Thread, { edits }: EditingState): ThreadPlace {
  if (block === null) return { isRemoved: false, line: undefined }
  const text = textIn(edits, layer, field)
  const blocks = blocksOf(text)
  const index = findBlock(
    blocks.map(({ source }) => source),
    block,
  )
  const found = index === undefined ? undefined : blocks[index]
  if (found === undefined) return { isRemoved: true, line: undefined }
  return { isRemoved: false, line: text.slice(0, found.start).split('\n').length }
}

/** The block as the text contains it: the editor may write it in another way. */
export function exactAnchor(anchor: CommentAnchor, { edits }: EditingState): CommentAnchor {
  const { layer, field, block } = anchor
  if (block === undefined) return anchor
  const sources = blocksOf(textIn(edits, layer, field)).map(({ source }) => source)
  const index = findBlock(sources, block)
  const source = index === undefined ? undefined : sources[index]
  return index === undefined || source === undefined
    ? { layer, field }
    : { ...anchor, block: { source, index } }
}

function textIn(edits: EditingState['edits'], layer: Thread['layer'], field: string): string {
  const value = edits[layer].data[field]
  return typeof value === 'string' ? value : ''
}
