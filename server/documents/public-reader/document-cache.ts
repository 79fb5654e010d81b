/**
 * Cache of public documents for rendering many pages. An entry is dropped when something in it is published.
 */

import type { Published } from '@cyanotype/content/contracts/site-renderer.ts'
import type { LayerData, Locale, TypeName } from '@cyanotype/content/model/index.ts'
import { documentTag } from '../core/cache-tags.ts'

/** A document as visitors see it in one locale. */
export type PublicDocument = Omit<Published<TypeName>, 'type' | 'data'> & { readonly data: LayerData }

/** The owner of the cache receives stale tags, and drops all entries with them. */
export interface DocumentCache {
  /** The cached result of a query, or else the result of `read`. Callers must not modify it. */
  getOrRead<Result>(key: string, tags: readonly string[], read: () => Promise<Result>): Promise<Result>
  /** A cached document, or `undefined`. */
  get(tag: string, locale: Locale): PublicDocument | undefined
  /**
   * Called before documents are read. The returned function stores them, unless they may have become stale
   * meanwhile.
   */
  beginRead(): (tag: string, seen: PublicDocument) => void
}

/** Documents in the order of their ids. Only those that are not cached are read. */
export async function readThroughCache({
  cache,
  type,
  locale,
  ids,
  read,
}: {
  readonly cache: DocumentCache
  readonly type: string
  readonly locale: Locale
  readonly ids: readonly string[]
  readonly read: (ids: readonly string[]) => Promise<readonly PublicDocument[]>
}): Promise<readonly PublicDocument[]> {
  const found = new Map<string, PublicDocument>()
  for (const id of ids) {
    const seen = cache.get(documentTag(type, id), locale)
    if (seen !== undefined) found.set(id, seen)
  }
  if (found.size < ids.length) {
    const store = cache.beginRead()
    for (const seen of await read(ids.filter((id) => !found.has(id)))) {
      store(documentTag(type, seen.id), seen)
      found.set(seen.id, seen)
    }
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}
