/**
 * Finds the document of a path in other languages, for visitors who used a slug of one language in another.
 */
import { collections } from '../model/collections.ts'
import type { CollectionName, Locale } from '../model/index.ts'
import { readPagePath } from '../model/index.ts'
import type { Published, Reader } from './site-renderer.ts'

/** `path` has no locale prefix. Returns `undefined` if no language has a public document at this path. */
export async function findInLanguages(
  reader: Reader,
  languages: readonly Locale[],
  path: string,
): Promise<Published<CollectionName> | undefined> {
  for (const type of Object.values(collections)) {
    const slug = readPagePath(type, path)
    if (slug === undefined) continue
    for (const code of languages) {
      const found = await reader.bySlug(type.name, code, slug)
      if (found !== undefined) return found
    }
  }
  return undefined
}
