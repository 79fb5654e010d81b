/** The headings of a text while somebody writes it, with what is wrong in their order. */
import type { Node } from 'prosemirror-model'
import { schema } from '../schema/schema.ts'

export interface OutlineEntry {
  readonly text: string
  /** As it is drawn: the first level belongs to the page. */
  readonly depth: number
  readonly at: number
  /** A level was left out before it. */
  readonly skips: boolean
}

export function outlineOf(doc: Node): readonly OutlineEntry[] {
  const entries: OutlineEntry[] = []
  doc.descendants((node, at) => {
    if (node.type !== schema.nodes.heading) return !node.isTextblock
    const depth = Math.max(2, Number(node.attrs.depth))
    const before = entries.at(-1)?.depth ?? 1
    entries.push({ text: node.textContent.trim(), depth, at, skips: depth > before + 1 })
    return false
  })
  return entries
}
