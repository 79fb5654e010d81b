/**
 * Safe URLs for links: relative, `http:`, `https:`, `mailto:` and `tel:`. Control characters and spaces are
 * removed before the check, as browsers do, so that `java
 * script:` is recognised.
 */
const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The trimmed URL, or `undefined` if it must not become a link. */
export function safeHref(href: string): string | undefined {
  const seen = decoded(href).replace(/[\p{Cc}\p{Cf}\s]/gu, '')
  if (seen === '' || /^[\\/]{2}/.test(seen)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(seen)?.[1]?.toLowerCase()
  if (scheme !== undefined && !allowed.has(scheme)) return undefined
  if (scheme === undefined && /^[^/?#]*:/.test(seen)) return undefined
  return href.trim()
}

/**
 * Percent-encoding can hide a scheme, as in `javascript%3A`. A browser would not run it, but it is rejected
 * anyway.
 */
function decoded(href: string): string {
  const head = href.slice(0, 64)
  try {
    return decodeURIComponent(head) + href.slice(64)
  } catch {
    return href
  }
}
