/** An update in lists, with its image. */

import type { Picture, Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, Term } from '@cyanotype/content/model/index.ts'
import { readTagNames } from './tag-names.ts'

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
