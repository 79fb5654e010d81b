/** Reads MDX into a tree of Markdown nodes. Reading is all that happens: nothing in a text is ever run. */
import type { Root } from 'mdast'
// Brings the JSX nodes into mdast's own types.
import type {} from 'mdast-util-mdx-expression'
import type {} from 'mdast-util-mdx-jsx'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze()

/** The tree of a text. Throws a `VFileMessage` where the text is no MDX. */
export function parseMdx(source: string): Root {
  return reader.parse(source)
}
