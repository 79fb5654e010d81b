/** How a page introduces itself to browsers, search engines and other languages. Each page's `+head.ts` returns one. */

import type { Picture, Published } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes, localizedPath } from '@cyanotype/content/model/index.ts'

export interface PageHead {
  /** Without the site's name, which follows it. Absent on the first page, which bears the site's name alone. */
  readonly title?: string
  readonly description?: string
  readonly image?: Picture | undefined
  /** The path of a picture that is made for sharing and shows the title of the page. */
  readonly card?: string
  /** Search engines are asked not to list it. */
  readonly hidden?: boolean
  readonly type?: 'website' | 'article'
  /** What a text says of itself beside its title. */
  readonly article?: Article
  /** The way to this page from the first one, itself last, where it lies below others: for search engines. */
  readonly trail?: readonly Step[]
  /** Where this very page is in each language that has it. */
  readonly alternates: Alternates
  /** Where a language leads that does not have it: the nearest listing, without a prefix. */
  readonly nearest: string
}

export interface Article {
  /** The type in schema.org; `Article` by default. */
  readonly kind?: 'Article' | 'TechArticle'
  /** ISO 8601, where it is known. */
  readonly publishedAt?: string | undefined
  readonly changedAt?: string | undefined
  readonly author?: string
  readonly tags?: readonly string[]
}

interface Step {
  readonly name: string
  /** With the prefix of the language. */
  readonly path: string
}

export type Alternates = Partial<Record<Locale, string>>

/** A page that every language has at the same path. */
export function everywhere(path: string): Alternates {
  return Object.fromEntries(localeCodes.map((locale) => [locale, localizedPath(locale, path)]))
}

/** Where a document is in each language in which it is public. */
export function alternatesOf(
  { alternates }: Pick<Published<'updates'>, 'alternates'>,
  under: string,
): Alternates {
  return Object.fromEntries(
    alternates.flatMap(({ locale, slug }) =>
      slug === undefined ? [] : [[locale, localizedPath(locale, `${under}/${encodeURIComponent(slug)}`)]],
    ),
  )
}
