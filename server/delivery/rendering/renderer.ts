/** Renderer: turns a URL into a render job, for a page, a payload or a route handler. */
import type { RenderedPage, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Config } from '../../config/config.ts'
import type { TaggingReader } from '../../documents/index.ts'
import type { Headers } from '../../http/middleware/security-headers.ts'
import { dataPolicy, fontsAhead, sitePolicy } from '../../http/middleware/security-headers.ts'
import type { CachedResponse } from '../../http/response/cached-response.ts'
import { toCachedResponse } from '../../http/response/cached-response.ts'
import { isForOne } from '../dynamic-pages/paths.ts'
import { sharedCacheHeaders } from '../page-cache/purge-proxies.ts'
import type { RouteHandler } from '../route-handler.ts'
import { pageKey, pageOfPayload, pathOf, payloadOf, queryOf } from './page-url.ts'

export interface RenderJob {
  /** The cache key of the response. */
  readonly key: string
  /** A page for people, so that a missing one gets an error page. */
  readonly isPage: boolean
  readonly render: (reader: TaggingReader, isSignedIn?: boolean) => Promise<RenderResult>
}

export interface RenderResult {
  /** The response to cache under the key. */
  readonly response?: CachedResponse
  readonly tags: ReadonlySet<string>
  /** The result for a URL without a cacheable page: a redirect, or a missing page. */
  readonly rendered?: RenderedPage
}

export interface RendererOptions {
  readonly site: Site
  readonly routeHandlers: readonly RouteHandler[]
  readonly origin: string
  readonly headersEverywhere: Headers
  readonly config: Pick<Config, 'purgeUrl'>
}

export function openRenderer(options: RendererOptions): (url: string) => RenderJob {
  const { site, routeHandlers, origin, headersEverywhere, config } = options

  /** Adds headers for caches in front of the server, where these can be purged. */
  function headersFor(own: Headers, { tags }: TaggingReader): Headers {
    const headers = { ...headersEverywhere, ...own }
    return config.purgeUrl === undefined ? headers : sharedCacheHeaders(headers, tags)
  }

  async function renderPage(
    key: string,
    asData: boolean,
    reader: TaggingReader,
    isSignedIn = false,
  ): Promise<RenderResult> {
    const rendered = await site.render({ url: key, origin, reader, preview: false, isSignedIn })
    const { status, html, payload, location } = rendered
    const { tags } = reader
    if (status !== 200 || location !== undefined || isForOne(pathOf(key))) return { tags, rendered }
    const cached = asData
      ? toCachedResponse(payload(), headersFor(payloadHeaders, reader))
      : toCachedResponse(html, headersFor(pageHeaders(key, rendered), reader))
    return { response: cached, tags }
  }

  async function renderWith(
    handler: RouteHandler,
    key: string,
    reader: TaggingReader,
  ): Promise<RenderResult> {
    const request = { path: pathOf(key), query: queryOf(key), origin, reader }
    const result = await handler.render(request)
    const { tags } = reader
    if (result === undefined) return { tags }
    const headers = { ...routeHandlerHeaders, 'content-type': result.type, ...result.headers }
    return { response: toCachedResponse(result.body, headersFor(headers, reader)), tags }
  }

  return (url) => {
    const path = pathOf(url)
    const handler = routeHandlers.find(({ matches }) => matches(path))
    if (handler !== undefined) {
      const key = pageKey(url, handler.queryKeys ?? (() => []))
      return { key, isPage: false, render: (reader) => renderWith(handler, key, reader) }
    }
    const page = pageOfPayload(url)
    const own = pageKey(page ?? url, site.queryKeys)
    const isPage = page === undefined
    const key = isPage ? own : payloadOf(own)
    return { key, isPage, render: (reader, isSignedIn) => renderPage(own, !isPage, reader, isSignedIn) }
  }
}

function pageHeaders(key: string, rendered: RenderedPage): Headers {
  const atRoot = pathOf(key) === '/'
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': sitePolicy(rendered),
    ...fontsAhead(rendered),
    'cache-control': `${atRoot ? 'private' : 'public'}, max-age=0, must-revalidate`,
    vary: atRoot ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
  }
}

/** Clients prefer any stored response for this URL, so they must not store it. */
const payloadHeaders: Headers = {
  'content-type': 'application/json;charset=utf-8',
  'content-security-policy': dataPolicy,
  'cache-control': 'no-store',
  vary: 'Accept-Encoding',
}

const routeHandlerHeaders: Headers = {
  'content-security-policy': dataPolicy,
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'Accept-Encoding',
}
