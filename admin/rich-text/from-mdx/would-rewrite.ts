/** Detects blocks that the editor would write with a different meaning. */

import { saysTheSame } from '@cyanotype/content/mdx/merge/equal-trees.ts'
import { parseMdx } from '@cyanotype/content/mdx/parse/parse-mdx.ts'
import { formatBlock } from '@cyanotype/content/mdx/write/format-mdx.ts'
import type { Root, RootContent } from 'mdast'

/** The definitions and footnotes of a text. Links and footnote references need them. */
export function namedBy({ children }: Root): string {
  return children
    .filter(({ type }) => type === 'definition' || type === 'footnoteDefinition')
    .map((node) => formatBlock(node))
    .join('\n\n')
}

/** A result that equals the source needs no parsing. */
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
