/** Restricts link targets to web, mail and phone URLs and to this site. Any other value gets no `href`. */

const leadsSafely = new Set(['http:', 'https:', 'mailto:', 'tel:'])

export interface SafeHref {
  readonly href?: string
  readonly rel?: string
}

/**
 * The attributes for a link: no `href` if it is dangerous, and a `rel` if it leaves the site or opens a new
 * tab.
 */
export function safeHref(address: string | undefined, target?: string): SafeHref {
  if (address === undefined) return {}
  const href = withoutControls(address.trim())
  if (/^[/\\]{2}/.test(href)) return {}
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1]?.toLowerCase()
  if (scheme !== undefined && !leadsSafely.has(scheme)) return {}
  const isolates = target === '_blank' || scheme?.startsWith('http')
  return isolates ? { href, rel: 'noopener noreferrer' } : { href }
}

/** Browsers skip control characters and white space inside a scheme: `java\nscript:` would run. */
function withoutControls(address: string): string {
  return [...address].filter((sign) => sign > '\u001f' && sign !== '\u007f').join('')
}
