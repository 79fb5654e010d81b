/** Where there is no page, a redirect may know where it is now. */
import type { RenderedPage } from '@cyanotype/content/render.ts'
import type { Redirects } from '../redirects/index.ts'
import { queryOf } from './page-address.ts'

/** What was made of an address, or the way to where it leads; the query goes along to another page of the site. */
export async function elsewhere(
  url: string,
  rendered: RenderedPage,
  redirects: Redirects,
): Promise<RenderedPage> {
  const found = rendered.status === 404 ? await redirects.find(url) : undefined
  if (found === undefined) return rendered
  const { status, location } = found
  if (location === undefined) return { ...rendered, status }
  const query = queryOf(url).size > 0 && /^\/[^?#]*$/.test(location) ? url.slice(url.indexOf('?')) : ''
  return { status, html: '', payload: () => '', scriptHashes: [], location: location + query }
}
