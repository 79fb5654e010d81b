/**
 * Texts from the database, read once: reading is most of the work of a page, so the trees are kept by what they were made
 * from, the latest few hundred of them.
 */
import { createHash } from 'node:crypto'
import { checkMdx } from '@cyanotype/content/mdx/check.ts'
import type { Printable } from '@cyanotype/content/mdx/to-hast.ts'
import { toHast } from '@cyanotype/content/mdx/to-hast.ts'

const most = 500
const kept = new Map<string, Printable | undefined>()

/** The text as a tree, or `undefined` where it holds what no text may hold. */
export function printable(source: string): Printable | undefined {
  const key = createHash('sha256').update(source).digest('base64')
  const print = kept.has(key) ? kept.get(key) : read(source)
  // What was asked for last is at the end, and the first to go is what nobody asked for the longest.
  kept.delete(key)
  kept.set(key, print)
  const oldest = kept.keys().next().value
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return print
}

function read(source: string): Printable | undefined {
  return checkMdx(source).length === 0 ? toHast(source) : undefined
}
