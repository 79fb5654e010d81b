/**
 * Texts from the database, read once: reading them and colouring their code is most of the work of a page, so the trees
 * are kept by what they were made from, the latest few hundred of them.
 */
import { createHash } from 'node:crypto'
import { checkMdx } from '@cyanotype/content/mdx/check.ts'
import { colorCode } from '@cyanotype/content/mdx/code/color-code.ts'
import type { Printable } from '@cyanotype/content/mdx/to-hast.ts'
import { toHast } from '@cyanotype/content/mdx/to-hast.ts'

export interface ReadText {
  /** What the author wrote. */
  readonly source: string
  /** The same as a tree, or nothing where it holds what no text may hold. */
  readonly print: Printable | undefined
}

const most = 500
const kept = new Map<string, Promise<ReadText>>()

/** Asked by a page's `data`, since colouring takes a moment and drawing a page takes none. */
export function readText(source: string): Promise<ReadText> {
  const key = createHash('sha256').update(source).digest('base64')
  const text = kept.get(key) ?? read(source)
  // What was asked for last is at the end, and the first to go is what nobody asked for the longest.
  kept.delete(key)
  kept.set(key, text)
  const oldest = kept.keys().next().value
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return text
}

async function read(source: string): Promise<ReadText> {
  if (checkMdx(source).length > 0) return { source, print: undefined }
  const print = toHast(source)
  await colorCode(print.tree)
  return { source, print }
}
