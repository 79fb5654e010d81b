/**
 * What a part looks like that no list has, whichever part: the rest of the look comes with the first of them. It is asked for
 * first, since a part's own sheet has the last word.
 */
export function withLook<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const [, part] = await Promise.all([import('../admin.css?later'), fetchPart()])
    return part
  }
}
