/** What a cache in front of this server is told of a page: how long it may keep it, and the tags by which it forgets it. */
import type { Headers } from '../../http/middleware/security-headers.ts'

/** Services cut longer headers off, or refuse them. */
const maxHeaderLength = 8_000

/** So long may somebody see an old page whose cache could not be told of the new one. */
const sharedSeconds = 600

/** A tag as it can stand in a header, among others. */
export const headerTag = (tag: string) => encodeURIComponent(tag).replaceAll('%3A', ':')

/** A page that was made from more than fits into a header cannot be forgotten, so it is not kept there at all. */
export function sharedCacheHeaders(headers: Headers, tags: ReadonlySet<string>): Headers {
  const { 'cache-control': caching = '' } = headers
  const named = [...tags].map(headerTag)
  if (!caching.startsWith('public') || named.join().length > maxHeaderLength) return headers
  return {
    ...headers,
    'cache-control': caching.replace('max-age=0', `max-age=0, s-maxage=${sharedSeconds}`),
    'cache-tag': named.join(),
    'surrogate-key': named.join(' '),
  }
}
