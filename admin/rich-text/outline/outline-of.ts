/** Outline: the headings of the edited text, with skipped levels. */
import type { Node } from 'prosemirror-model'
import { schema } from '../schema/schema.ts'

export interface OutlineEntry {
  readonly text: string
  /** The rendered level: the first one belongs to the page. */
  readonly depth: number
  readonly at: number
  /** Whether a level before it was skipped. */
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
