/** Headers for caches in front of the server: how long they may store a page, and the tags to purge it. */
import type { Headers } from '../../http/middleware/security-headers.ts'

/** Some services truncate or reject longer headers. */
const maxHeaderLength = 8_000

/** The longest time that an old page is visible when a purge failed. */
const sharedSeconds = 600

/** A tag as it can appear in a list in a header. */
export const headerTag = (tag: string) => encodeURIComponent(tag).replaceAll('%3A', ':')

/** A page whose tags do not fit into a header cannot be purged, so it must not be stored. */
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
