/** An update in lists, with its image. */
import type { Picture, Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, Term } from '@cyanotype/content/model/index.ts'
import { termOf } from '@cyanotype/content/model/index.ts'

export interface UpdateLine {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly excerpt: string
  readonly tags: readonly Term[]
  /** ISO 8601. */
  readonly date: string
  readonly cover: Picture | undefined
}

export async function toLines(
  updates: readonly Published<'updates'>[],
  reader: Reader,
  locale: Locale,
): Promise<readonly UpdateLine[]> {
  const nameTag = await readTagNames(reader, locale)
  return Promise.all(
    updates.map(async (update) => {
      const { title, excerpt, tags, cover } = update.data
      return {
        ...{ id: update.id, path: updatePath(update), title, excerpt },
        tags: tags.map(nameTag),
        date: dateOf(update),
        cover: cover === null ? undefined : await reader.media(cover, locale),
      }
    }),
  )
}

/** Without locale prefix. */
export function updatePath({ data }: Published<'updates'>): string {
  return `/updates/${encodeURIComponent(data.slug)}`
}

/** The date from the author, or else that of the first publication. */
export function dateOf({ data, publishedAt }: Published<'updates'>): string {
  return data.publishedAt ?? publishedAt
}

const maxUpdates = 3

/** The newest other updates with one of its tags, those with its first tag first. */
export async function relatedTo(
  { id, data }: Published<'updates'>,
  reader: Reader,
  locale: Locale,
): Promise<readonly Published<'updates'>[]> {
  const lists = await Promise.all(
    data.tags.map((tag) =>
      reader.list('updates', locale, { limit: maxUpdates + 1, where: { tags: termOf(tag) } }),
    ),
  )
  const others = new Map(lists.flatMap(({ items }) => items).map((one) => [one.id, one]))
  others.delete(id)
  return [...others.values()].slice(0, maxUpdates)
}

/**
 * The name of a tag, or the tag itself if it has no name. A tag and its links are the same in all languages, its
 * name is translated in one place.
 */
export type NameTag = (tag: string) => Term

export async function readTagNames(reader: Reader, locale: Locale): Promise<NameTag> {
  const { tagNames = [] } = (await reader.single('updates-page', locale))?.data ?? {}
  const names = new Map(tagNames.map(({ tag, name }) => [termOf(tag), name]))
  return (tag) => {
    const term = termOf(tag)
    return { term, label: names.get(term) || tag }
  }
}
