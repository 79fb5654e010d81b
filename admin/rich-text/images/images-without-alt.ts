/** Finds images without alt text. */
import type { Node } from 'prosemirror-model'
import { schema } from '../schema/schema.ts'

export function imagesWithoutAltText(doc: Node): readonly number[] {
  const places: number[] = []
  doc.descendants((node, at) => {
    const isPicture = node.type === schema.nodes.Figure || node.type === schema.nodes.image
    if (isPicture && String(node.attrs.alt ?? '').trim() === '') places.push(at)
  })
  return places
}
