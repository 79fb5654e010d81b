/** Which page a file of `content/docs` is. The site has the files compiled, and the server their text. */
import type { Locale } from '../../model/locales.ts'
import { isLocale } from '../../model/locales.ts'

export interface DocsPage {
  readonly locale: Locale
  /** The path below `/docs`, such as `start/install`. It is empty for the first page. */
  readonly slug: string
}

/** `en/start/install.mdx`, relative to the folder. A file named `index.mdx` is the page of its folder. */
export function docsPageOf(name: string): DocsPage | undefined {
  const [locale = '', ...parts] = name.replace(/(?:\/index)?\.mdx$/, '').split('/')
  return isLocale(locale) ? { locale, slug: parts.join('/') } : undefined
}

/** Without locale prefix. */
export function docsPath(slug: string): string {
  return slug === '' ? '/docs' : `/docs/${slug}`
}
