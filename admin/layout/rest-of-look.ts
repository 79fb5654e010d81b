/**
 * What a part looks like that no list has, whichever part: the rest of the look comes with the first of them, and all icons. It
 * is asked for first, since a part's own sheet has the last word.
 */
import { restOfIcons } from './rest-of-icons.ts'

export function withLook<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const [, part] = await Promise.all([import('../admin.css?later'), fetchPart(), restOfIcons()])
    return part
  }
}
