/** Where one may be led: to a page of this site, elsewhere only where that is allowed, and never to a script. */

const dangerous = /^(?:view-source:)*(?:javascript|data|vbscript|blob):/i
const scheme = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i

interface Allowed {
  /** Other sites, too. */
  readonly external?: boolean
}

/** The whole address of `to`, as seen from the page at `here`. */
export function destination(to: string, here: string, { external = false }: Allowed = {}): URL {
  // Browsers leave these out as well, so they hide nothing.
  const address = to.replace(/[\p{Cc}\s]/gu, '')
  if (dangerous.test(address)) throw new Error('Cannot navigate to a URL with the given protocol')
  const url = new URL(address, here)
  if (!external && (scheme.test(address) || url.origin !== new URL(here).origin)) {
    throw new Error(
      'Navigating to an external URL is not allowed by default. Use `navigateTo(url, { external: true })`.',
    )
  }
  return url
}
