/** Composed pages: a hero and sections that an editor wrote. They also work without content. */

import type { Picture, Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { PageHead } from '../../layout/head/page-head.ts'
import { everywhere } from '../../layout/head/page-head.ts'
import type { NavItem } from '../../layout/nav-links.ts'
import { navItems } from '../../layout/nav-links.ts'
import type { ReadText } from '../text/text-cache.ts'
import { readText } from '../text/text-cache.ts'

type ComposedName = 'home' | 'updates-page' | 'showcase-page' | 'partners-page'

export interface Composed<Name extends ComposedName = ComposedName> {
  readonly page: Published<Name> | undefined
  readonly picture: Picture | undefined
  /** The image for social networks. */
  readonly sharedPicture: Picture | undefined
  readonly actions: readonly NavItem[]
  readonly sections: ReadText | undefined
}

export async function readComposed<Name extends ComposedName>(
  name: Name,
  reader: Reader,
  locale: Locale,
): Promise<Composed<Name>> {
  const page = await reader.single(name, locale)
  const { hero, picture = null, sections = '', seo } = page?.data ?? {}
  const shared = seo?.image ?? picture
  return {
    page,
    picture: picture === null ? undefined : await reader.media(picture, locale),
    sharedPicture: shared === null ? undefined : await reader.media(shared, locale),
    actions: await navItems(hero?.actions ?? [], reader, locale),
    sections:
      page === undefined || sections.trim() === ''
        ? undefined
        : await readText(sections, reader, locale, { document: page, field: 'sections' }),
  }
}

/** `title` is used if the page has none. */
export function composedHead(
  path: string,
  { page, sharedPicture }: Composed,
  title: string | undefined,
): PageHead {
  const { seo, hero } = page?.data ?? {}
  const own = seo?.title || (title === undefined ? '' : hero?.title || title)
  const description = seo?.description || (title === undefined ? '' : hero?.text)
  return {
    ...(own ? { title: own } : {}),
    ...(description ? { description } : {}),
    image: sharedPicture,
    hidden: seo?.hidden ?? false,
    alternates: everywhere(path),
    nearest: path,
  }
}
