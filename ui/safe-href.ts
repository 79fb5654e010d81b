/** Where a link may lead: the web, a mail, a telephone, or somewhere on this site. Anything else gets no address. */

const leadsSafely = new Set(['http:', 'https:', 'mailto:', 'tel:'])

export interface SafeHref {
  readonly href?: string
  readonly rel?: string
}

/** The attributes for an address: none when it is dangerous, and no way back into this page when it leaves the site. */
export function safeHref(address: string | undefined): SafeHref {
  if (address === undefined) return {}
  // Browsers skip control characters and white space inside a scheme: `java\nscript:` would run.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
  const href = address.trim().replace(/[\u0000-\u001f\u007f]/g, '')
  if (/^[/\\]{2}/.test(href)) return {}
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1]?.toLowerCase()
  if (scheme === undefined) return { href }
  if (!leadsSafely.has(scheme)) return {}
  return scheme.startsWith('http') ? { href, rel: 'noopener noreferrer' } : { href }
}
