import type { PageRequest } from '../../rendering/page-request.ts'

/** Matches `/docs` and every path below it. */
export function route({ urlPathname }: Pick<PageRequest, 'urlPathname'>) {
  const match = /^\/docs(?:\/(.+))?$/.exec(urlPathname)
  return match === null ? false : { routeParams: { slug: match[1] ?? '' } }
}
