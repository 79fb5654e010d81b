/** Which links lead to another page of this site, in this language: all others are the browser's own business. */

/** What is no page, what is found for one visitor and has no data that others could read, and files; in any language. */
const noPages =
  /^(?:\/[a-z]{2})?\/(?:admin|api|assets|builds|media|search|storybook|_[^/]*)(?:\/|$)|\.[a-z\d]+$/i
/** They change what kind of visit this is. */
const turning = ['preview', 'lang', 'staging']

export function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  // A drawing may have links of its own kind, and an address may be none.
  return link instanceof HTMLAnchorElement && URL.canParse(link.href) ? link : undefined
}

export function pageOf(link: HTMLAnchorElement): URL | undefined {
  const { target, hreflang, ownerDocument } = link
  if (link.hasAttribute('download') || link.relList.contains('external')) return undefined
  if (!['', '_self'].includes(target) || !['', ownerDocument.documentElement.lang].includes(hreflang))
    return undefined
  const url = new URL(link.href)
  if (!isPage(url)) return undefined
  // A place on this very page.
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
