/** What the server prints from the public content beside pages: feeds, the sitemap and the like. Kept as pages are. */
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Headers } from '../http/middleware/security-headers.ts'

export interface RouteHandler {
  /** Whether a path, as it was asked for, is one of its own. */
  readonly matches: (path: string) => boolean
  /** The query keys that make a difference at a path; all others are ignored. None unless said. */
  readonly queryKeys?: (path: string) => readonly string[]
  /** Reads through the reader alone, which notes what it was made from. `undefined`: nothing is there, and nothing is kept. */
  readonly render: (request: RouteRequest) => Promise<RouteResponse | undefined>
}

export interface RouteRequest {
  readonly path: string
  /** The declared keys only, each once. */
  readonly query: URLSearchParams
  /** `https://example.org`, without a slash at the end. */
  readonly origin: string
  readonly reader: Reader
}

export interface RouteResponse {
  /** Such as `application/rss+xml; charset=utf-8`. */
  readonly type: string
  readonly body: string | Buffer
  /** Beside, or instead of, those that every print has. */
  readonly headers?: Headers
}
