/** Whether a block would come out of the editor as something else than what went in. */

import { saysTheSame } from '@cyanotype/content/mdx/merge/equal-trees.ts'
import { parseMdx } from '@cyanotype/content/mdx/parse/parse-mdx.ts'
import { formatBlock } from '@cyanotype/content/mdx/write/format-mdx.ts'
import type { Root, RootContent } from 'mdast'

/** What the other blocks of a text name: a link or a note means nothing without it. */
export function namedBy({ children }: Root): string {
  return children
    .filter(({ type }) => type === 'definition' || type === 'footnoteDefinition')
    .map((node) => formatBlock(node))
    .join('\n\n')
}

/** A print that is the source says the same without being read. */
export function isRewritten(block: RootContent, source: string, print: string, named: string): boolean {
  if (print === source) return false
  try {
    const [again, ...rest] = parseMdx(`${print}\n\n${named}`).children
    const others = rest.filter(({ type }) => type !== 'definition' && type !== 'footnoteDefinition')
    return again === undefined || others.length > 0 || !saysTheSame(block, again)
  } catch {
    return true
  }
}
