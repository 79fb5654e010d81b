/**
 * Localizes links: authors write `/updates` in every language, and on a Greek page it links to the Greek
 * list.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localizedPath, readLocale } from '@cyanotype/content/model/index.ts'

/** Paths that are the same in every language. */
const shared = /^\/(admin|api|assets|media|storybook)(\/|$)/

export function localHref(locale: Locale, href: string): string {
  if (!href.startsWith('/') || href.startsWith('//') || shared.test(href)) return href
  const path = /^[^?#]*/.exec(href)?.[0] ?? ''
  if (readLocale(path).locale !== defaultLocale) return href
  return localizedPath(locale, path) + href.slice(path.length)
}
