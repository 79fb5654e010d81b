import type { PageContextServer } from 'vike/types'

/** `/docs`, and every path below it. */
export function route({ urlPathname }: PageContextServer) {
  const match = /^\/docs(?:\/(.+))?$/.exec(urlPathname)
  return match === null ? false : { routeParams: { slug: match[1] ?? '' } }
}
