/** Markdown that is no MDX, as HTML: what it says in HTML is left in it, so this is only for readers that trust nothing. */
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
