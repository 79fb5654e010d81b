/** Cached source of each block. A block never changes: an edit creates another one. */
import type { Node } from 'prosemirror-model'
import { formatNode } from './to-mdx.ts'

const formattedBlocks = new WeakMap<Node, string>()

export function formattedBlock(block: Node): string {
  const cached = formattedBlocks.get(block)
  if (cached !== undefined) return cached
  const formatted = formatNode(block)
  formattedBlocks.set(block, formatted)
  return formatted
}
