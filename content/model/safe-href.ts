/**
 * The addresses that a link may have: relative, `http:`, `https:`, `mailto:` and `tel:`. Control characters and spaces
 * are removed before looking, as browsers do, so that `java\nscript:` is seen for what it is.
 */
const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The address, trimmed, or `undefined` where it must not become a link. */
export function safeHref(href: string): string | undefined {
  const seen = decoded(href).replace(/[\p{Cc}\p{Cf}\s]/gu, '')
  if (seen === '' || /^[\\/]{2}/.test(seen)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(seen)?.[1]?.toLowerCase()
  if (scheme !== undefined && !allowed.has(scheme)) return undefined
  if (scheme === undefined && /^[^/?#]*:/.test(seen)) return undefined
  return href.trim()
}

/** Percent-encoding hides a scheme from a careless reader, `javascript%3A`; a browser would not run it, we refuse it anyway. */
function decoded(href: string): string {
  const head = href.slice(0, 64)
  try {
    return decodeURIComponent(head) + href.slice(64)
  } catch {
    return href
  }
}
