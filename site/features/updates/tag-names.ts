/** A tag is the same in all languages, and so are links to it. Its name is translated in one place. */

import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, Term } from '@cyanotype/content/model/index.ts'
import { termOf } from '@cyanotype/content/model/index.ts'

/** The name of a tag, or the tag itself if it has no name. */
export type NameTag = (tag: string) => Term

export async function readTagNames(reader: Reader, locale: Locale): Promise<NameTag> {
  const { tagNames = [] } = (await reader.single('updates-page', locale))?.data ?? {}
  const names = new Map(tagNames.map(({ tag, name }) => [termOf(tag), name]))
  return (tag) => {
    const term = termOf(tag)
    return { term, label: names.get(term) || tag }
  }
}
