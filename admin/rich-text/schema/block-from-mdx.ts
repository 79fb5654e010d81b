/** Converts one block of MDX to an editor block: editable, or as a source block. */
import type { RootContent } from 'mdast'
import type { Node } from 'prosemirror-model'
import { blockFrom } from '../from-mdx/from-mdx.ts'
import { isRewritten } from '../from-mdx/open-document.ts'
import type { ParseContext } from '../from-mdx/read-context.ts'
import { formattedBlock } from '../to-mdx/formatted-block.ts'
import { schema } from './schema.ts'

/** `unknown`: the editor does not know the block. `rewritten`: editing would change its meaning. */
export function sourceBlockOf(source: string, reason: 'unknown' | 'rewritten'): Node {
  return schema.node('source', { source, reason })
}

/** `named`: the definitions and footnotes of the text. */
export function blockOf(child: RootContent, source: string, context: ParseContext, named: string): Node {
  const [block, ...others] = blockFrom(child, context)
  if (block === undefined || others.length > 0 || block.type === schema.nodes.source) {
    return sourceBlockOf(source, 'unknown')
  }
  return isRewritten(child, source, formattedBlock(block), named) ? sourceBlockOf(source, 'rewritten') : block
}
