/** Applies a new text from outside: replaces only blocks that differ, so the caret stays. */
import { hunksBetween } from '@cyanotype/content/mdx/merge/hunks.ts'
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { formattedBlock } from '../to-mdx/formatted-block.ts'

export function replaceBlocks(state: EditorState, next: Node): Transaction {
  const { doc, tr } = state
  const blocks = writtenBlocks(doc)
  const nextBlocks = writtenBlocks(next)
  const isWritten = nextBlocks.length > 0
  if (blocks.length === 0) return isWritten ? tr.replaceWith(0, doc.content.size, next.content) : tr
  // From the end, so that the positions of earlier blocks stay the same.
  for (const { start, end, from, to } of hunksBetween(keysOf(blocks), keysOf(nextBlocks)).toReversed()) {
    const after = blocks[start - 1]?.end ?? 0
    const [first, last] = [blocks[start], blocks[end - 1]]
    const isAdded = start === end || first === undefined || last === undefined
    const range = isAdded ? { from: after, to: after } : { from: first.start, to: last.end }
    tr.replaceWith(
      range.from,
      range.to,
      nextBlocks.slice(from, to).map(({ block }) => block),
    )
  }
  return tr
}

interface WrittenBlock {
  readonly block: Node
  readonly start: number
  readonly end: number
}

/** Without empty blocks: they are places to type, which no text from outside contains. */
function writtenBlocks(doc: Node): readonly WrittenBlock[] {
  let end = 0
  return doc.children.flatMap((block) => {
    const start = end
    end += block.nodeSize
    return formattedBlock(block) === '' ? [] : [{ block, start, end }]
  })
}

const keysOf = (blocks: readonly WrittenBlock[]) => blocks.map(({ block }) => keyOf(block))

/**
 * Blocks with the same key are written the same and have the same links. A space that was just typed at the end is not
 * written, and a label means the URL of its definition.
 */
function keyOf(block: Node): string {
  const urls: unknown[] = []
  block.descendants(({ marks }) => {
    for (const { attrs } of marks) if (typeof attrs.label === 'string') urls.push(attrs.href, attrs.title)
  })
  return JSON.stringify([formattedBlock(block), ...urls])
}

/** The position of a block in the document. */
export function startOf(doc: Node, index: number): number {
  return doc.children.slice(0, index).reduce((place, block) => place + block.nodeSize, 0)
}
