/** What was read already, for whoever prints many pages: it is read again only once something of it was published. */

import type { Published } from '@cyanotype/content/contracts/site-renderer.ts'
import type { LayerData, Locale, TypeName } from '@cyanotype/content/model/index.ts'
import { documentTag } from '../core/cache-tags.ts'

/** A document as visitors see it in one language. */
export type PublicDocument = Omit<Published<TypeName>, 'type' | 'data'> & { readonly data: LayerData }

/** Whoever keeps it hears which tags are out of date, and forgets what carries one. */
export interface DocumentCache {
  /** The answer to a question, asked again where it is not known. It must not change what it hands out. */
  getOrRead<Answer>(question: string, tags: readonly string[], ask: () => Promise<Answer>): Promise<Answer>
  /** A document, where it is known. */
  get(tag: string, locale: Locale): PublicDocument | undefined
  /** Called before documents are read: what comes of it keeps what was read, unless that may be out of date by then. */
  beginRead(): (tag: string, seen: PublicDocument) => void
}

/** Documents in the order of their ids, of which only those are read that are not known. */
export async function cachedOrRead(
  cache: DocumentCache,
  type: string,
  locale: Locale,
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly PublicDocument[]>,
): Promise<readonly PublicDocument[]> {
  const found = new Map<string, PublicDocument>()
  for (const id of ids) {
    const seen = cache.get(documentTag(type, id), locale)
    if (seen !== undefined) found.set(id, seen)
  }
  if (found.size < ids.length) {
    const keep = cache.beginRead()
    for (const seen of await read(ids.filter((id) => !found.has(id)))) {
      keep(documentTag(type, seen.id), seen)
      found.set(seen.id, seen)
    }
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}
