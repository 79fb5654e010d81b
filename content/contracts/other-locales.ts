/** Finds the document that an address means in other languages: a slug that was carried over from one of them. */
import { collections } from '../model/collections.ts'
import type { CollectionName, Locale } from '../model/index.ts'
import { readPagePath } from '../model/index.ts'
import type { Published, Reader } from './site-renderer.ts'

/** `path` has no prefix of a language. Nothing where no public document has such an address in any of the languages. */
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
