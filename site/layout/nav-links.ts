/**
 * Links of menus and of the footer as a page shows them: in its own language, and those that follow a document lead to
 * where it is now. What visitors cannot go to is left out, rather than shown as if it were there.
 */

import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, TreeItem } from '@cyanotype/content/model/index.ts'
import { readDocumentHref, safeHref } from '@cyanotype/content/model/index.ts'
import { localHref } from './localized-href.ts'

/** Words that lead somewhere. */
export interface NavItem {
  readonly text: string
  readonly href: string
}

/** An entry of a menu: it leads somewhere, or has others under it, or both. */
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

/** Where an address leads on a page in this language; nowhere where its document is not public. */
export async function hrefOf(href: string, reader: Reader, locale: Locale): Promise<string | undefined> {
  const target = readDocumentHref(href)
  if (target === undefined) return safeHref(href) && localHref(locale, href.trim())
  const path = await reader.path(target.type, locale, target.id)
  return path && encodeURI(path) + target.rest
}
