/**
 * Navigation links of menus and footer in the language of the page. Document links are resolved to current
 * paths. Links without a public target are left out.
 */
import { shownPath } from '@cyanotype/content/contracts/shown-path.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, TreeItem } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  isPathOn,
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

export async function navItems(
  links: readonly NavItem[],
  reader: Reader,
  locale: Locale,
): Promise<readonly NavItem[]> {
  const items = await Promise.all(
    links.map(async ({ text, href }) => ({ text, href: await hrefOf(href, reader, locale) })),
  )
  return items.flatMap(({ text, href }) => (href === undefined ? [] : [{ text, href }]))
}

export async function navBranches(
  items: readonly TreeItem[],
  reader: Reader,
  locale: Locale,
): Promise<readonly Branch[]> {
  const branches = await Promise.all(
    items.map(async ({ text, href, items: below }) => ({
      text,
      href: await hrefOf(href, reader, locale),
      below: await navBranches(below, reader, locale),
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

/** Whether a path is in a section that is switched off. */
async function leadsToHidden(href: string, reader: Reader): Promise<boolean> {
  return href.startsWith('/') && !isPathOn(await hiddenSectionsIn(reader), readLocale(href).path)
}

/** Paths that are the same in every language. */
const shared = /^\/(admin|api|assets|media|storybook)(\/|$)/

/** Authors write `/updates` in every language. On a Greek page it links to the Greek list. */
export function localHref(locale: Locale, href: string): string {
  if (!href.startsWith('/') || href.startsWith('//') || shared.test(href)) return href
  const path = /^[^?#]*/.exec(href)?.[0] ?? ''
  if (readLocale(path).locale !== defaultLocale()) return href
  return localizedPath(locale, path) + href.slice(path.length)
}
