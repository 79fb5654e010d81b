/** Words that were written as Markdown or MDX, as the tree of a text that may be published. */
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import { parseMdx } from '@cyanotype/content/mdx/parse/parse-mdx.ts'
import { htmlOfMarkdown } from '@cyanotype/content/mdx/render/markdown-to-html.ts'
import type { RootContent } from 'mdast'
import { treeOfHtml } from './mdast-from-html.ts'

const signs: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^ {0,3}(?:[-*+]|\d{1,9}[.)]) +\S[^\n]*(?:\n+ *(?:[-*+]|\d{1,9}[.)]) +\S)/m,
  /^ {0,3}(?:[-*+]) \[[ x]\] \S/im,
  /^(?:```|~~~)/m,
  /^> \S/m,
  /^\|?(?: *:?-{3,}:? *\|)+/m,
  /(?<![\w*])\*\*[^\s*][^*\n]*\*\*/,
  /\](?<=\[[^\]\n]+\])\((?:https?:|\/|mailto:|document:)[^)\s]*\)/,
  /^<\/?[A-Z]\w*[ >/]/m,
]

/** Whether plain words carry signs that nobody writes by chance. */
export function looksLikeMarkdown(text: string): boolean {
  return signs.some((sign) => sign.test(text))
}

/** Components only where all of it is right; else it is Markdown, and may hold HTML, which is read like any other. */
export function treeOfMarkdown(text: string): readonly RootContent[] {
  if (checkMdx(text).length === 0) return parseMdx(text).children
  return treeOfHtml(htmlOfMarkdown(text))
}
