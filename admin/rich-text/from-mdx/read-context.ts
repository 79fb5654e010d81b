/** What the blocks of one text share while they are read. */
import { definitionsOf } from '@cyanotype/content/mdx/parse/definitions.ts'
import type { Definition, Root } from 'mdast'

export interface ParseContext {
  /** Addresses that links of the text refer to, by their identifiers. */
  readonly definitions: ReadonlyMap<string, Definition>
}

export function parseContextOf(root: Root): ParseContext {
  return { definitions: definitionsOf(root) }
}
