/** Where there is no page, a redirect may know where it is now, and who wrote `/en` before it means what has no prefix. */

import type { RenderedPage } from '@cyanotype/content/contracts/site-renderer.ts'
import { defaultLocale, safeHref } from '@cyanotype/content/model/index.ts'
import type { Redirects } from '../../content-quality/redirects/index.ts'
import { pathOf, queryOf } from './page-url.ts'

/** What was made of an address, the way to where it leads, or that it is gone; the query goes along to another page of the site. */
export async function redirectOrGone(
  url: string,
  rendered: RenderedPage,
  redirects: Redirects,
  renderGone: () => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const found = rendered.status === 404 ? await redirects.find(url) : undefined
  if (found === undefined) return rendered.status === 404 ? withoutPrefix(url, rendered) : rendered
  const { status, location } = found
  if (location === undefined) return { ...(await renderGone()), status }
  const query = queryOf(url).size > 0 && /^\/[^?#]*$/.test(location) ? url.slice(url.indexOf('?')) : ''
  return redirectPage(status, location + query)
}

function redirectPage(status: number, location: string): RenderedPage {
  return { status, html: '', payload: () => '', scriptHashes: [], location }
}

const prefix = `/${defaultLocale}`

/** The home of the first language is asked for by name, since `/` alone leads to the visitor's own. */
function withoutPrefix(url: string, rendered: RenderedPage): RenderedPage {
  const path = pathOf(url)
  if (path === prefix) return redirectPage(308, `/?lang=${defaultLocale}`)
  const rest = url.slice(prefix.length)
  return path.startsWith(`${prefix}/`) && safeHref(rest) !== undefined ? redirectPage(308, rest) : rendered
}
