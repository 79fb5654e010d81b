/** Uncached pages: for signed-in users and previews. They are never stored by any cache. */

import type { IncomingMessage } from 'node:http'
import { publicLanguagesIn, readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { RenderedPage, RenderRequest, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { defaultLocale, locales, readLocale, safeHref } from '@cyanotype/content/model/index.ts'
import type { Logger } from 'pino'
import type { Auth } from '../../accounts/auth/index.ts'
import type { Config } from '../../config/config.ts'
import type { Redirects } from '../../content-quality/redirects/index.ts'
import { isDatabaseUnreachable } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Context, RequestServices } from '../../http/calls/request-context.ts'
import { fontsAhead, sitePolicy } from '../../http/middleware/security-headers.ts'
import { timedRender } from '../../http/middleware/server-timing.ts'
import { previewCookie } from '../../http/response/cookies.ts'
import { wantsJson } from '../../http/response/negotiation.ts'
import { redirect } from '../../http/response/redirect.ts'
import { Problem } from '../../problems/problems.ts'
import { isDocsPath } from '../dynamic-pages/paths.ts'
import { withOwnPictures } from '../preview/own-pictures.ts'
import { pathOf, queryOf } from './page-url.ts'
import type { PreviewMode } from './preview-mode.ts'

export interface PersonalPageOptions {
  readonly site: Site
  readonly documents: Documents
  readonly auth: Pick<Auth, 'actorOf'>
  readonly redirects: Redirects
  readonly origin: string
  readonly config: Pick<Config, 'previewHost' | 'stagingHost'>
  readonly log: Logger
  /** In development, styles and scripts change without a publication, so nothing is cached. */
  readonly development: boolean
}

const personalCookie = /(?:^|;\s*)(?:__Host-session|session|previewToken)=/

/**
 * Whether the response is for one person and must not be cached. Only looks at headers and query, without
 * verifying them.
 */
export function isPersonal({ headers, url = '' }: IncomingMessage): boolean {
  if (headers.authorization !== undefined || /[?&]preview(?:[=&]|$)/.test(url)) return true
  return headers.cookie !== undefined && personalCookie.test(headers.cookie)
}

export async function sendPersonalPage(
  context: Context,
  mode: PreviewMode,
  options: PersonalPageOptions,
): Promise<void> {
  const { site, documents, origin, development } = options
  const { grant, refusal, cookie } = mode
  const opened = documents.openReader({ draft: grant?.draft, at: momentOf(grant), set: grant?.set })
  const reader = grant === undefined ? opened : withOwnPictures(opened)
  const url = context.req.url ?? '/'
  const preview = await previewOf(url, mode, options)
  const request = { url, origin, reader, preview, isSignedIn: await canReadGuides(context, options) }
  const made = await timedRender(() => site.render(request))
  logRenderError(context, made, options.log)
  const renderDeleted = () => site.render({ ...request, isDeleted: true })
  // Previews show languages in preparation.
  const find = async (address: string) =>
    options.redirects.find(address, grant === undefined ? await publicLanguagesIn(reader) : undefined)
  const rendered = await redirectOrDeleted(url, made, find, renderDeleted)
  context.set('cache-control', 'private, no-store')
  if (cookie !== undefined) context.append('set-cookie', previewCookie(cookie))
  // The token is in the URL until the script of the page removes it.
  if (grant !== undefined || refusal !== undefined)
    context.set({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  const ancestors = typeof preview === 'object' ? ["'self'", ...preview.hosts] : undefined
  sendRendered(context, rendered, development ? undefined : sitePolicy(rendered, ancestors))
}

/** Only for pages where it matters, since it reads the session. */
export async function canReadGuides(
  { path, state }: Context,
  { auth }: Pick<PersonalPageOptions, 'auth'>,
): Promise<boolean> {
  return isDocsPath(readLocale(path).path) && (await auth.actorOf(state.visitor.session)) !== undefined
}

/**
 * For a missing page: follows a redirect, reports a removed page, or removes the prefix of the default language,
 * which no page has. The query is kept within the site.
 */
export async function redirectOrDeleted(
  url: string,
  rendered: RenderedPage,
  find: (address: string) => ReturnType<Redirects['find']>,
  renderDeleted: () => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const found = rendered.status === 404 ? await find(url) : undefined
  if (found === undefined) return rendered.status === 404 ? withoutPrefix(url, rendered) : rendered
  const { status, location } = found
  if (location === undefined) return { ...(await renderDeleted()), status }
  const query = queryOf(url).size > 0 && /^\/[^?#]*$/.test(location) ? url.slice(url.indexOf('?')) : ''
  return redirectPage(status, location + query)
}

function redirectPage(status: number, location: string): RenderedPage {
  return { status, html: '', payload: () => '', scriptHashes: [], location }
}

/** The home page gets `?lang=en`, since `/` alone redirects to the locale of the visitor. */
function withoutPrefix(url: string, rendered: RenderedPage): RenderedPage {
  const path = pathOf(url)
  const { prefix } = locales[defaultLocale()]
  if (path === prefix) return redirectPage(308, `/?lang=${defaultLocale()}`)
  const rest = url.slice(prefix.length)
  return path.startsWith(`${prefix}/`) && safeHref(rest) !== undefined ? redirectPage(308, rest) : rendered
}

/** Sends a result that is not cached. In development there is no content security policy. */
export function sendRendered(context: Context, rendered: RenderedPage, policy: string | undefined): void {
  const { status, html, location } = rendered
  if (location !== undefined) {
    redirect(context, status, location)
    return
  }
  if (status >= 400 && wantsJson(context.path, context.headers)) throw asProblem(context, rendered)
  context.status = status
  if (policy !== undefined) context.set('content-security-policy', policy)
  if (status >= 400 && isCrawler(context.headers['user-agent'])) {
    // Crawlers would index an error page as content. The status is enough, and the log has the rest.
    context.type = 'text'
    context.body = `${status}\n`
    return
  }
  context.set(fontsAhead(rendered))
  context.type = 'html'
  context.body = html
}

const crawlers = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

/** Crawlers, as clients of the specification detect them. */
function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && crawlers.test(userAgent)
}

function asProblem(
  { originalUrl: path, state }: Context,
  { status, isUnfit = false }: RenderedPage,
): Problem {
  if (status >= 500) return new Problem('internal', state)
  const missing = isUnfit ? 'unfit_address' : 'no_such_page'
  return new Problem(status === 410 ? 'page_gone' : missing, { path }, { data: { path } })
}

function momentOf(grant: PreviewMode['grant']): Date | undefined {
  return grant?.at === undefined ? undefined : new Date(grant.at)
}

async function previewOf(
  url: string,
  { grant, refusal, isGiven, cookie }: PreviewMode,
  options: PersonalPageOptions,
): Promise<RenderRequest['preview']> {
  if (grant === undefined) return refusal ?? (cookie === null && 'ended')
  const { previewHost, stagingHost } = options.config
  const api = (queryOf(url).has('staging') ? stagingHost : undefined) ?? previewHost
  return {
    shows: grant.draft === undefined ? 'site' : 'document',
    hosts: await previewHosts(options),
    ...(grant.at !== undefined && { at: grant.at }),
    ...(isGiven && api !== undefined && { api }),
  }
}

/** The origins that may embed previews: configured ones, and valid ones in the settings. */
async function previewHosts({ documents, config }: PersonalPageOptions): Promise<string[]> {
  const settings = await readSettings(documents.openReader())
  const named = [config.previewHost, config.stagingHost, ...(settings?.data.previewHosts ?? [])]
  return named.flatMap((host) => {
    const url = host === undefined ? null : URL.parse(host)
    return url !== null && /^https?:$/.test(url.protocol) ? [url.origin] : []
  })
}

// Handles errors of a render: the site shows its error page, and the log has the details.

/** Makes the site throw when the database is unreachable, so that the cache or a 503 answers. */
export function throwWhenUnreachable(site: Site): Site {
  return {
    ...site,
    async render(request) {
      const rendered = await site.render(request)
      if (isDatabaseUnreachable(rendered.error)) throw rendered.error
      return rendered
    },
  }
}

export function logRenderError(
  { state, originalUrl }: Context,
  { error }: Pick<RenderedPage, 'error'>,
  log: RequestServices['log'],
): void {
  if (error === undefined) return
  const { requestId } = state
  log.error({ requestId, path: originalUrl.slice(0, 1_000), err: error }, 'page could not be rendered')
}
