/** Cleans URLs: removes tracking parameters and redirects. */
import { isLinkable } from '@cyanotype/content/model/hrefs.ts'

/** Redirect services and the parameter that contains the target. */
const redirects: readonly { readonly host: RegExp; readonly path?: RegExp; readonly key: string }[] = [
  { host: /^(www\.)?google\.[a-z.]+$/, path: /^\/url$/, key: 'q' },
  { host: /^(www\.)?google\.[a-z.]+$/, path: /^\/url$/, key: 'url' },
  { host: /\.safelinks\.protection\.outlook\.com$/, key: 'url' },
  { host: /^lm?\.(facebook|instagram)\.com$/, key: 'u' },
  { host: /^(www\.)?youtube\.com$/, path: /^\/redirect$/, key: 'q' },
  { host: /^(www\.)?linkedin\.com$/, path: /^\/(redir\/redirect|safety\/go)/, key: 'url' },
  { host: /^slack-redir\.net$/, path: /^\/link$/, key: 'url' },
]

const counters =
  /^(utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|mc_cid|mc_eid|igshid|yclid|_hsenc|_hsmi)$/

/** `undefined` when the URL is not allowed in links, or points within the page that it was copied from. */
export function cleanAddress(href: string, redirectsLeft = 3): string | undefined {
  const address = href.trim()
  if (address.startsWith('#') || !isLinkable(address)) return undefined
  if (!/^https?:/i.test(address)) return /\s/.test(address) ? undefined : address
  const url = URL.parse(address)
  if (url === null) return undefined
  const target = redirectsLeft > 0 ? redirectTarget(url) : undefined
  if (target !== undefined) return cleanAddress(target, redirectsLeft - 1)
  const counting = [...url.searchParams.keys()].filter((key) => counters.test(key))
  if (counting.length === 0) return address
  for (const key of counting) url.searchParams.delete(key)
  return url.href
}

function redirectTarget({ hostname, pathname, searchParams }: URL): string | undefined {
  for (const { host, path, key } of redirects) {
    if (!host.test(hostname) || (path !== undefined && !path.test(pathname))) continue
    const target = searchParams.get(key)
    if (target !== null && /^https?:\/\//i.test(target)) return target
  }
  return undefined
}
