/** Route classes: requests are counted by what they are for. Each URL as a label of its own would be too many. */

const byPrefix = [
  ['/api/health/', 'health'],
  ['/api/live', 'live'],
  ['/api/', 'api'],
  ['/media/', 'media'],
  ['/_ipx/', 'image'],
  ['/assets/', 'asset'],
  ['/admin/assets/', 'asset'],
  ['/theme/', 'asset'],
  ['/storybook/', 'asset'],
  ['/metrics', 'metrics'],
] as const

type RouteClass = (typeof byPrefix)[number][1] | 'admin' | 'file' | 'page'

/** `live` is an event stream, which stays open. `file` is a feed, a sitemap or the data of a page. */
export function routeClassOf(url: string): RouteClass {
  const path = url.split('?', 1)[0] ?? ''
  const found = byPrefix.find(([prefix]) => path.startsWith(prefix))
  if (found !== undefined) return found[1]
  if (/^(?:\/[a-z]{2}(?:-[A-Za-z]+)?)?\/admin(?:\/|$)/.test(path)) return 'admin'
  return /\.[a-z0-9]+$/.test(path) ? 'file' : 'page'
}
