/** One block of a text as the editor holds it: to be written in, or as a piece of its source. */
import type { RootContent } from 'mdast'
import type { Node } from 'prosemirror-model'
import { blockFrom } from '../from-mdx/from-mdx.ts'
import type { Reading } from '../from-mdx/read-context.ts'
import { isRewritten } from '../from-mdx/would-rewrite.ts'
import { printOf } from '../to-mdx/printed-blocks.ts'
import { schema } from './schema.ts'

/** `unknown`: it means nothing here; `rewritten`: editing would change what it says. */
export function pieceOf(source: string, reason: 'unknown' | 'rewritten'): Node {
  return schema.node('source', { source, reason })
}

/** `named`: what the other blocks of the text name. */
export function blockOf(child: RootContent, source: string, reading: Reading, named: string): Node {
  const [block, ...others] = blockFrom(child, reading)
  if (block === undefined || others.length > 0 || block.type === schema.nodes.source) {
    return pieceOf(source, 'unknown')
  }
  return isRewritten(child, source, printOf(block), named) ? pieceOf(source, 'rewritten') : block
}
