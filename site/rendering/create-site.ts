/**
 * The site as the server uses it: one function from a request to a page. Vike must be initialised first: in
 * production by `built-site.ts`, in development by its own middleware.
 */
import type { RenderedPage, RenderRequest, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { render } from 'vike/abort'
import { renderPage } from 'vike/server'
import { isPageOn } from '../context/hidden-sections.ts'
import { localeAt, unprefixed } from '../context/languages.ts'
import { readOwnTexts } from '../context/own-texts.ts'
import { scriptHashes } from '../layout/head/before-paint.ts'
import { themeOf } from '../layout/head/brand-stylesheet.ts'
import { invalidPath } from './invalid-path.ts'
import { withPayload } from './page-payload.ts'
import type { RenderInput } from './page-request.ts'
import type { SitePages } from './query-keys.ts'
import { queryKeysAt, routesOf } from './query-keys.ts'
import type { LearnedPage, RenderFastPath } from './render-fast-path.ts'

/** `pages` are those of Vike. The fast path requires sources that do not change, so development has none. */
export function makeSite(pages: () => SitePages, renderFastPath?: RenderFastPath): Site {
  return {
    queryKeys: (path) => queryKeysAt(path, pages()),
    routes: () => routesOf(pages()),
    isInternal,
    themeOf,
    async render(request) {
      // Passed in here and not read during routing, so that error pages have it too.
      const locale = await localeAt(request)
      const { url, origin, reader, preview, dynamicPage, siteInfo, isDeleted } = request
      const input = { locale, origin, reader, preview, dynamicPage, siteInfo, isDeleted }
      const path = unprefixed(url, locale)
      await readOwnTexts(reader, locale)
      if (!(await isPageOn(request, path))) return renderWithVike(request, { ...input, refusal: render(404) })
      try {
        const html = await renderFastPath?.render(path, input)
        return html === undefined
          ? renderWithVike(request, input, renderFastPath)
          : toRenderedPage(request, html)
      } catch (refusal) {
        // An expected error such as 404: Vike renders its error page without loading the data again.
        return renderWithVike(request, { ...input, refusal })
      }
    },
  }
}

async function renderWithVike(
  request: RenderRequest,
  input: RenderInput & { readonly refusal?: unknown },
  renderFastPath?: RenderFastPath,
): Promise<RenderedPage> {
  let learned: LearnedPage | undefined
  const learn = (page: LearnedPage) => {
    learned = page
  }
  const { httpResponse, abortReason, status, errorWhileRendering } = await renderPage({
    urlOriginal: request.url,
    ...input,
    learn,
  })
  const { headers, body } = httpResponse
  const statusCode = status ?? httpResponse.statusCode
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  if (location !== undefined)
    return { status: statusCode, html: '', payload: () => '', scriptHashes, location }
  if (learned !== undefined && statusCode === 200)
    renderFastPath?.add(unprefixed(request.url, input.locale), input.locale, learned, body)
  const page = toRenderedPage(request, body, statusCode, abortReason === invalidPath)
  // Expected errors such as 404 are thrown too, with their own status.
  return statusCode < 500 ? page : { ...page, error: errorWhileRendering }
}

function toRenderedPage(
  { url, preview, dynamicPage }: RenderRequest,
  html: string,
  status = 200,
  isUnfit = false,
): RenderedPage {
  // The preview in the editor replaces its page by this data. Other previews have none.
  const isShown = !preview || (typeof preview === 'object' && preview.isUnsaved === true)
  const hasPayload = status === 200 && isShown && dynamicPage === undefined
  const page = withPayload(html, url, hasPayload)
  // The text of such a preview changes while its policy stays.
  const isLive = typeof preview === 'object' && preview.shows === 'document'
  return { status, ...page, ...(isLive && { frames: ['https:'] }), scriptHashes, isUnfit }
}

/** Vike would respond to these with the data of a page. Our payloads are at `_payload.json`. */
function isInternal(path: string): boolean {
  return decodeURIComponent(path).endsWith('/index.pageContext.json')
}
