/**
 * The site as the server knows it: one function from a request to a page. Whoever uses it makes Vike ready first: in
 * production by `built-site.ts`, in development by Vike's own middleware.
 */
import type { RenderedPage, RenderRequest, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { renderPage } from 'vike/server'
import { scriptHashes } from '../client/before-paint.ts'
import { localeAt, unprefixed } from '../layout/languages.ts'
import { themeOf } from './brand-stylesheet.ts'
import { invalidPath } from './invalid-path.ts'
import type {} from './page-context.ts'
import { withPayload } from './page-payload.ts'
import type { SitePages } from './query-keys.ts'
import { queryKeysAt } from './query-keys.ts'
import type { Given, LearnedPage, RenderFastPath } from './render-fast-path.ts'

/** `pages` are those that Vike knows. The short way is for sources that do not change: in development there is none. */
export function makeSite(pages: () => SitePages, renderFastPath?: RenderFastPath): Site {
  return {
    queryKeys: (path) => queryKeysAt(path, pages()),
    isInternal,
    themeOf,
    async render(request) {
      // Given from here, and not found while routing, so that the page for errors has it too.
      const locale = await localeAt(request)
      const { url, origin, reader, preview, dynamicPage, siteInfo, isDeleted } = request
      const given = { locale, origin, reader, preview, dynamicPage, siteInfo, isDeleted }
      try {
        const html = await renderFastPath?.render(unprefixed(url, locale), given)
        return html === undefined ? byVike(request, given, renderFastPath) : finished(request, html)
      } catch (refusal) {
        // Such as that nothing is there: Vike has a page for it, and need not read anything to find it out again.
        return byVike(request, { ...given, refusal })
      }
    },
  }
}

async function byVike(
  request: RenderRequest,
  given: Given & { readonly refusal?: unknown },
  renderFastPath?: RenderFastPath,
): Promise<RenderedPage> {
  let learned: LearnedPage | undefined
  const learn = (page: LearnedPage) => {
    learned = page
  }
  const { httpResponse, abortReason, status, errorWhileRendering } = await renderPage({
    urlOriginal: request.url,
    ...given,
    learn,
  })
  const { headers, body } = httpResponse
  const statusCode = status ?? httpResponse.statusCode
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  if (location !== undefined)
    return { status: statusCode, html: '', payload: () => '', scriptHashes, location }
  if (learned !== undefined && statusCode === 200)
    renderFastPath?.add(unprefixed(request.url, given.locale), given.locale, learned, body)
  const page = finished(request, body, statusCode, abortReason === invalidPath)
  // Refusals such as 404 are thrown too, and have a status of their own.
  return statusCode < 500 ? page : { ...page, error: errorWhileRendering }
}

function finished(
  { url, preview, dynamicPage }: RenderRequest,
  html: string,
  status = 200,
  isUnfit = false,
): RenderedPage {
  const isPublic = status === 200 && !preview && dynamicPage === undefined
  return { status, ...withPayload(html, url, isPublic), scriptHashes, isUnfit }
}

/** Vike answers these with the data of a page. Ours is at `_payload.json`. */
function isInternal(path: string): boolean {
  return decodeURIComponent(path).endsWith('/index.pageContext.json')
}
