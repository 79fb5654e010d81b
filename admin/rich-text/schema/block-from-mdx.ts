/** One block of a text as the editor holds it: to be written in, or as a piece of its source. */
import type { RootContent } from 'mdast'
import type { Node } from 'prosemirror-model'
import { blockFrom } from '../from-mdx/from-mdx.ts'
import type { ParseContext } from '../from-mdx/read-context.ts'
import { isRewritten } from '../from-mdx/would-rewrite.ts'
import { formattedBlock } from '../to-mdx/printed-blocks.ts'
import { schema } from './schema.ts'

/** `unknown`: it means nothing here; `rewritten`: editing would change what it says. */
export function sourceBlockOf(source: string, reason: 'unknown' | 'rewritten'): Node {
  return schema.node('source', { source, reason })
}

/** `named`: what the other blocks of the text name. */
export function blockOf(child: RootContent, source: string, context: ParseContext, named: string): Node {
  const [block, ...others] = blockFrom(child, context)
  if (block === undefined || others.length > 0 || block.type === schema.nodes.source) {
    return sourceBlockOf(source, 'unknown')
  }
  return isRewritten(child, source, formattedBlock(block), named) ? sourceBlockOf(source, 'rewritten') : block
}
