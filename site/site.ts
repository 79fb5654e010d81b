/**
 * The site as the server knows it: one function from a request to a page. Whoever uses it makes Vike ready first: in
 * production by `built-site.ts`, in development by Vike's own middleware.
 */
import { readLocale } from '@cyanotype/content/model/index.ts'
import type { RenderedPage, RenderRequest, Site } from '@cyanotype/content/render.ts'
import { renderPage } from 'vike/server'
import { scriptHashes } from './browser/before-paint.ts'
import { localeAt } from './layout/languages.ts'
import { unfit } from './layout/unfit.ts'
import type {} from './page-context.ts'
import { withPayload } from './payload.ts'

export const site: Site = { render, queryKeys }

async function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, origin, reader, preview, occasion, house } = request
  // Given from here, and not found while routing, so that the page for errors has it too.
  const locale = await localeAt(request)
  const asked = { locale, origin, reader, preview, occasion, house }
  const { httpResponse, abortReason, status } = await renderPage({ urlOriginal: url, ...asked })
  const { headers, body } = httpResponse
  const statusCode = status ?? httpResponse.statusCode
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  if (location !== undefined)
    return { status: statusCode, html: '', payload: () => '', scriptHashes, location }
  const isPublic = statusCode === 200 && !preview && occasion === undefined
  const isUnfit = abortReason === unfit
  return { status: statusCode, ...withPayload(body, url, isPublic), scriptHashes, isUnfit }
}

/** Lists are narrowed by a tag and a year, and come in pages: what follows a key, or what stands before one. */
function queryKeys(path: string): readonly string[] {
  const { path: own } = readLocale(path)
  if (own === '/updates') return ['tag', 'year', 'after', 'before']
  return /^\/showcase\/[^/]+$/.test(own) ? ['after', 'before'] : []
}
