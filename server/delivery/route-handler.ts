/**
 * Route handlers: responses other than pages that are made from public content, such as feeds and the
 * sitemap. Cached like pages.
 */
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Headers } from '../http/middleware/security-headers.ts'

export interface RouteHandler {
  /** Whether it handles the requested path. */
  readonly matches: (path: string) => boolean
  /** The query parameters that matter at a path. All others are ignored. None by default. */
  readonly queryKeys?: (path: string) => readonly string[]
  /** Must read through the reader only, which notes the tags. `undefined`: not found, and not cached. */
  readonly render: (request: RouteRequest) => Promise<RouteResponse | undefined>
}

export interface RouteRequest {
  readonly path: string
  /** Only the declared parameters, each once. */
  readonly query: URLSearchParams
  /** `https://example.org`, without a trailing slash. */
  readonly origin: string
  readonly reader: Reader
}

export interface RouteResponse {
  /** Such as `application/rss+xml; charset=utf-8`. */
  readonly type: string
  readonly body: string | Buffer
  /** In addition to the common headers, or instead of them. */
  readonly headers?: Headers
}
