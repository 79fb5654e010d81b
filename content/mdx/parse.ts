/** Reads MDX into a tree of Markdown nodes. Reading is all that happens: nothing in a text is ever run. */
import type { Root } from 'mdast'
// Brings the JSX nodes into mdast's own types.
import type {} from 'mdast-util-mdx-expression'
import type {} from 'mdast-util-mdx-jsx'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze()

/**
 * The tree of a text. Throws a `VFileMessage` where the text is no MDX, and where the parser itself stumbles: a tag left
 * open on a line that an underlined heading could follow breaks its own assertions. Nobody's text is a fault of the server.
 */
export function parseMdx(source: string): Root {
  try {
    return reader.parse(source)
  } catch (error) {
    if (error instanceof VFileMessage) throw error
    throw new VFileMessage(
      'The parser stumbled over this text.',
      error instanceof Error ? { cause: error } : {},
    )
  }
}
