import { isPossibleSlug, model } from '@cyanotype/content/model/index.ts'
import type { PageRequest } from '../../rendering/page-request.ts'

/** Matches every path that an own page can have. All other routes win. */
export function route({ urlPathname }: Pick<PageRequest, 'urlPathname'>) {
  const slug = urlPathname.slice(1)
  if (slug === '' || !isPossibleSlug(model.pages, slug)) return false
  return { routeParams: { slug }, precedence: -1 }
}
