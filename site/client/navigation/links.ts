/**
 * Finds the links that client navigation handles: those to another page of this site in the same language.
 */

/** Paths in any language that are not pages, depend on one visitor and have no payload, or are files. */
const noPages =
  /^(?:\/[a-z]{2,3}(?:-[a-z]{2})?)?\/(?:admin|api|assets|builds|media|search|storybook|_[^/]*)(?:\/|$)|\.[a-z\d]+$/i
/** Query parameters that change the mode of the visit. */
const turning = ['preview', 'lang', 'staging']

export function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  // An SVG may contain its own kind of links, and a URL may be invalid.
  return link instanceof HTMLAnchorElement && URL.canParse(link.href) ? link : undefined
}

export function pageOf(link: HTMLAnchorElement): URL | undefined {
  const { target, hreflang, ownerDocument } = link
  if (link.hasAttribute('download') || link.relList.contains('external')) return undefined
  if (!['', '_self'].includes(target) || !['', ownerDocument.documentElement.lang].includes(hreflang))
    return undefined
  const url = new URL(link.href)
  if (!isPage(url)) return undefined
  // An anchor on the same page.
  return url.hash !== '' && samePage(url, new URL(location.href)) ? undefined : url
}

export function isPage({ origin, pathname, searchParams }: URL): boolean {
  return (
    origin === location.origin && !noPages.test(pathname) && !turning.some((key) => searchParams.has(key))
  )
}

export function samePage(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && one.search === other.search
}
