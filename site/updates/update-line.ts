/** An update as lists show it: what it says of itself, with its picture at hand. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Picture, Published, Reader } from '@cyanotype/content/render.ts'

export interface UpdateLine {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly excerpt: string
  readonly tags: readonly string[]
  /** ISO 8601. */
  readonly date: string
  readonly cover: Picture | undefined
}

export async function toLine(
  update: Published<'updates'>,
  reader: Reader,
  locale: Locale,
): Promise<UpdateLine> {
  const { title, slug, excerpt, tags, cover } = update.data
  return {
    id: update.id,
    path: `/updates/${encodeURIComponent(slug)}`,
    title,
    excerpt,
    tags,
    date: dateOf(update),
    cover: cover === null ? undefined : await reader.media(cover, locale),
  }
}

/** The date that its author gave it, or else the moment when it was first public. */
export function dateOf({ data, publishedAt }: Published<'updates'>): string {
  return data.publishedAt ?? publishedAt
}
