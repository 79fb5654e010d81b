import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { termOf } from '@cyanotype/content/model/index.ts'

const shown = 3

/** The newest other updates with one of its tags, those with its first tag first. */
export async function relatedTo(
  { id, data }: Published<'updates'>,
  reader: Reader,
  locale: Locale,
): Promise<readonly Published<'updates'>[]> {
  const lists = await Promise.all(
    data.tags.map((tag) =>
      reader.list('updates', locale, { limit: shown + 1, where: { tags: termOf(tag) } }),
    ),
  )
  const others = new Map(lists.flatMap(({ items }) => items).map((one) => [one.id, one]))
  others.delete(id)
  return [...others.values()].slice(0, shown)
}
