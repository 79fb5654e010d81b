/** Where a link may lead: the web, a mail, a telephone, or somewhere on this site. Anything else gets no address. */

const leadsSafely = new Set(['http:', 'https:', 'mailto:', 'tel:'])

export interface SafeHref {
  readonly href?: string
  readonly rel?: string
}

/** The attributes for a link: no `href` when it is dangerous, and a `rel` when it leaves the site or opens another tab. */
export function safeHref(address: string | undefined, target?: string): SafeHref {
  if (address === undefined) return {}
  // Browsers skip control characters and white space inside a scheme: `java\nscript:` would run.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
  const href = address.trim().replace(/[\u0000-\u001f\u007f]/g, '')
  if (/^[/\\]{2}/.test(href)) return {}
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1]?.toLowerCase()
  if (scheme !== undefined && !leadsSafely.has(scheme)) return {}
  const isolates = target === '_blank' || scheme?.startsWith('http')
  return isolates ? { href, rel: 'noopener noreferrer' } : { href }
}
