/**
 * Navigation links of menus and footer in the language of the page. Document links are resolved to current
 * paths. Links without a public target are left out.
 */

import { findInLanguages } from '@cyanotype/content/contracts/other-locales.ts'
import { sharedPaths } from '@cyanotype/content/contracts/shared-paths.ts'
import { shownPath } from '@cyanotype/content/contracts/shown-path.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, TreeItem } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  documentHref,
  isPathOn,
  isSiteLocale,
  localizedPath,
  model,
  readDocumentHref,
  readLocale,
  safeHref,
} from '@cyanotype/content/model/index.ts'
import { hiddenSectionsIn } from './hidden-sections.ts'

/** A label with a link. */
export interface NavItem {
  readonly text: string
  readonly href: string
}

/** A menu item: it has a link, children, or both. */
export interface Branch {
  readonly text: string
  readonly href: string | undefined
  readonly below: readonly Branch[]
}

export function navItems(
  links: readonly NavItem[],
  reader: Reader,
  locale: Locale,
): Promise<readonly NavItem[]> {
  return textItems(links, reader, { locale, language: locale })
}

export async function navBranches(
  items: readonly TreeItem[],
  reader: Reader,
  languages: TextLanguages,
): Promise<readonly Branch[]> {
  const branches = await Promise.all(
    items.map(async ({ text, href, items: below }) => ({
      text,
      href: await hrefAsWritten(href, reader, languages),
      below: await navBranches(below, reader, languages),
    })),
  )
  return branches.filter(({ href, below }) => href !== undefined || below.length > 0)
}

/** The links of a menu without its levels: an item without a link counts by the items below it. */
export function topLinks(branches: readonly Branch[]): readonly NavItem[] {
  return branches.flatMap(({ text, href, below }) =>
    href === undefined ? topLinks(below) : [{ text, href }],
  )
}

/** The URL of a link in this language, or `undefined` if its document is not public. */
export async function hrefOf(href: string, reader: Reader, locale: Locale): Promise<string | undefined> {
  const target = readDocumentHref(href)
  if (target === undefined) {
    const local = safeHref(href) && localHref(locale, href.trim())
    return local && (await leadsToHidden(local, reader)) ? undefined : local
  }
  const path = await shownPath(model, reader, target, locale)
  return path && encodeURI(path) + target.rest
}

export interface TextLanguages {
  /** Of the page. */
  readonly locale: Locale
  /** Of the text with the link. */
  readonly language: Locale
}

/**
 * The URL of a link. A document that is not in the language of the page is linked in that of the text, if this is a
 * language of the site.
 */
export async function hrefInText(
  href: string,
  reader: Reader,
  { locale, language }: TextLanguages,
): Promise<string | undefined> {
  const target = await hrefOf(href, reader, locale)
  const hasOther = language !== locale && isSiteLocale(language)
  return target === undefined && hasOther ? hrefOf(href, reader, language) : target
}

/** The document at a path of the language of the text, as a link. */
export async function documentAt(
  href: string,
  reader: Reader,
  { locale, language }: TextLanguages,
): Promise<string | undefined> {
  const path = /^[^?#]*/.exec(href)?.[0] ?? ''
  if (!path.startsWith('/') || readLocale(path).locale !== defaultLocale()) return undefined
  const found = await findInLanguages(reader, [locale, language], decodedPath(path))
  return found && documentHref(found.type, found.id) + href.slice(path.length)
}

/** Authors write paths in both forms: `/%CF%83…` is `/σχετικά`. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The links of a text that may be in another language than its page. */
export async function textItems(
  links: readonly NavItem[],
  reader: Reader,
  languages: TextLanguages,
): Promise<readonly NavItem[]> {
  const items = await Promise.all(
    links.map(async ({ text, href }) => ({ text, href: await hrefAsWritten(href, reader, languages) })),
  )
  return items.flatMap(({ text, href }) => (href === undefined ? [] : [{ text, href }]))
}

/** A path that an author wrote in another language than that of the page opens the same page as a document link. */
async function hrefAsWritten(
  href: string,
  reader: Reader,
  languages: TextLanguages,
): Promise<string | undefined> {
  const isForeign = languages.language !== languages.locale
  const document = isForeign ? await documentAt(href, reader, languages) : undefined
  return hrefInText(document ?? href, reader, languages)
}

/** Whether a path is in a section that is switched off. */
async function leadsToHidden(href: string, reader: Reader): Promise<boolean> {
  return href.startsWith('/') && !isPathOn(await hiddenSectionsIn(reader), readLocale(href).path)
}

/** Authors write `/updates` in every language. On a Greek page it links to the Greek list. */
export function localHref(locale: Locale, href: string): string {
  if (!href.startsWith('/') || href.startsWith('//') || sharedPaths.test(href)) return href
  const path = /^[^?#]*/.exec(href)?.[0] ?? ''
  if (readLocale(path).locale !== defaultLocale()) return href
  return localizedPath(locale, path) + href.slice(path.length)
}
