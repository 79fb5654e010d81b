/** CSRF check: a request that changes something must come from the site itself, or from a program. */
import type { IncomingHttpHeaders } from 'node:http'

export type IsOwnOrigin = (origin: string) => boolean

/** Without PUBLIC_URL, the site is any name of this machine on its own port. */
export function ownOrigins(publicUrl: string | undefined, port: number): IsOwnOrigin {
  if (publicUrl !== undefined) return (origin) => origin === publicUrl
  const own = ['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`http://${name}:${port}`).origin)
  return (origin) => own.includes(origin)
}

export function isOwnRequest(headers: IncomingHttpHeaders, isOwn: IsOwnOrigin): boolean {
  const site = headers['sec-fetch-site']
  const { origin } = headers
  if (site === 'same-origin') return true
  if (site === 'none' && isTopLevelNavigation(headers)) return true
  if (site === 'same-site' || site === 'cross-site') return false
  return origin === undefined ? site === undefined : isOwn(origin)
}

function isTopLevelNavigation(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}
