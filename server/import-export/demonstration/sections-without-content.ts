/** Which sections of the site have no public content once some documents are gone. */
import type { CollectionName, SiteSection } from '@cyanotype/content/model/index.ts'
import { showcaseSectionNames, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'

export async function sectionsWithoutContent(
  documents: Documents,
  deletedIds: ReadonlySet<string>,
): Promise<readonly SiteSection[]> {
  const reader = documents.openReader()
  /** Whether any other document of the list is public. The first page is enough to know. */
  async function hasOthers(type: CollectionName, where?: Readonly<Record<string, string>>): Promise<boolean> {
    for (const locale of siteLocales()) {
      const { items } = await reader.list(type, locale, {
        limit: deletedIds.size + 1,
        ...(where && { where }),
      })
      if (items.some(({ id }) => !deletedIds.has(id))) return true
    }
    return false
  }
  const without: SiteSection[] = []
  for (const type of ['updates', 'showcase', 'partners', 'docs'] as const) {
    if (!(await hasOthers(type))) without.push(type)
  }
  if (without.includes('showcase')) return without
  for (const section of showcaseSectionNames) {
    if (!(await hasOthers('showcase', { section }))) without.push(`showcase/${section}`)
  }
  return without
}
