/**
 * Markdown without MDX as HTML. HTML in the text is not sanitised, so use it only where the reader sanitises
 * it.
 */
import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const allowDangerousHtml = true
const reader = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml }).freeze()

export function htmlOfMarkdown(text: string): string {
  return toHtml(reader.runSync(reader.parse(text)), { allowDangerousHtml })
}
