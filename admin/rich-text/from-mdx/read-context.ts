/** The context that the blocks of one text share while they are read. */
import { definitionsOf } from '@cyanotype/content/mdx/parse/parse-mdx.ts'
import type { Definition, Root } from 'mdast'

export interface ParseContext {
  /** The link definitions of the text by identifier. */
  readonly definitions: ReadonlyMap<string, Definition>
}

export function parseContextOf(root: Root): ParseContext {
  return { definitions: definitionsOf(root) }
}
