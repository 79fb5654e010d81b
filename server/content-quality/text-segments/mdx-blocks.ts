/** The blocks of an MDX text, each with its tree. */
import type { Block } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import { blocksOf } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import { readTree } from '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'
import type { RootContent } from 'mdast'

export interface BlockNode {
  readonly node: RootContent
  readonly block: Block
}

/** Undefined for a text that the parser cannot read. */
export function nodesIn(text: string): readonly BlockNode[] | undefined {
  try {
    const nodes = readTree(text).children
    const blocks = blocksOf(text)
    return nodes.length === blocks.length
      ? nodes.flatMap((node, index) => {
          const block = blocks[index]
          return block === undefined ? [] : [{ node, block }]
        })
      : undefined
  } catch {
    return undefined
  }
}
