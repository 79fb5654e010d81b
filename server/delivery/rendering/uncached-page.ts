/** Pages for one person, who is signed in or looks at a preview: never kept, neither here nor anywhere else. */
import type { IncomingMessage } from 'node:http'
import type { RenderedPage, RenderRequest, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { defaultLocale, safeHref } from '@cyanotype/content/model/index.ts'
import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import type { Redirects } from '../../content-quality/redirects/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Context } from '../../http/calls/request-context.ts'
import { fontsAhead, sitePolicy } from '../../http/middleware/security-headers.ts'
import { previewCookie } from '../../http/response/cookies.ts'
import { redirect } from '../../http/response/redirect.ts'
import { wantsJson } from '../../http/response/wants-json.ts'
import { Problem } from '../../problems/problems.ts'
import { pathOf, queryOf } from './page-url.ts'
import type { PreviewMode } from './preview-mode.ts'
import { logRenderError } from './render-errors.ts'

export interface PersonalPageOptions {
  readonly site: Site
  readonly documents: Documents
  readonly redirects: Redirects
  readonly origin: string
  readonly config: Pick<Config, 'previewHost' | 'stagingHost'>
  readonly log: Logger
  /** In development the look changes without anything being published, and its scripts change with every save. */
  readonly development: boolean
}

const personalCookie = /(?:^|;\s*)(?:__Host-session|session|previewToken)=/

/** Whatever they see is theirs alone, in every cache between here and them: by the look of the request, unchecked. */
export function isPersonal({ headers, url = '' }: IncomingMessage): boolean {
  if (headers.authorization !== undefined || /[?&]preview(?:[=&]|$)/.test(url)) return true
  return headers.cookie !== undefined && personalCookie.test(headers.cookie)
}

export async function answerPersonally(
  context: Context,
  mode: PreviewMode,
  options: PersonalPageOptions,
): Promise<void> {
  const { site, documents, origin, development } = options
  const { grant, refusal, cookie } = mode
  const reader = documents.openReader({ draft: grant?.draft, at: momentOf(grant) })
  const url = context.req.url ?? '/'
  const preview = await previewOf(url, mode, options)
  const request = { url, origin, reader, preview }
  const made = await site.render(request)
  logRenderError(context, made, options.log)
  const renderGone = () => site.render({ ...request, isDeleted: true })
  const rendered = await redirectOrGone(url, made, options.redirects, renderGone)
  context.set('cache-control', 'private, no-store')
  if (cookie !== undefined) context.append('set-cookie', previewCookie(cookie))
  // The token is in the address until the page’s script has taken it out.
  if (grant !== undefined || refusal !== undefined)
    context.set({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  const ancestors = typeof preview === 'object' ? ["'self'", ...preview.hosts] : undefined
  answerRendered(context, rendered, development ? undefined : sitePolicy(rendered, ancestors))
}

/**
 * Where there is no page, a redirect may know where it is now, and who wrote `/en` before it means what has no
 * prefix. What was made of an address, the way to where it leads, or that it is gone; the query goes along to another
 * page of the site.
 */
export async function redirectOrGone(
  url: string,
  rendered: RenderedPage,
  redirects: Redirects,
  renderGone: () => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const found = rendered.status === 404 ? await redirects.find(url) : undefined
  if (found === undefined) return rendered.status === 404 ? withoutPrefix(url, rendered) : rendered
  const { status, location } = found
  if (location === undefined) return { ...(await renderGone()), status }
  const query = queryOf(url).size > 0 && /^\/[^?#]*$/.test(location) ? url.slice(url.indexOf('?')) : ''
  return redirectPage(status, location + query)
}

function redirectPage(status: number, location: string): RenderedPage {
  return { status, html: '', payload: () => '', scriptHashes: [], location }
}

const prefix = `/${defaultLocale}`

/** The home of the first language is asked for by name, since `/` alone leads to the visitor's own. */
function withoutPrefix(url: string, rendered: RenderedPage): RenderedPage {
  const path = pathOf(url)
  if (path === prefix) return redirectPage(308, `/?lang=${defaultLocale}`)
  const rest = url.slice(prefix.length)
  return path.startsWith(`${prefix}/`) && safeHref(rest) !== undefined ? redirectPage(308, rest) : rendered
}

/**
 * Answers with what the site made of an address, where it is not a page to keep. The policy is left out in
 * development only.
 */
export function answerRendered(context: Context, rendered: RenderedPage, policy: string | undefined): void {
  const { status, html, location } = rendered
  if (location !== undefined) {
    redirect(context, status, location)
    return
  }
  if (status >= 400 && wantsJson(context.path, context.headers)) throw asProblem(context, rendered)
  context.status = status
  if (policy !== undefined) context.set('content-security-policy', policy)
  if (status >= 400 && isCrawler(context.headers['user-agent'])) {
    // They take what is on a page for content. The status says all, and the log has the rest.
    context.type = 'text'
    context.body = `${status}\n`
    return
  }
  context.set(fontsAhead(rendered))
  context.type = 'html'
  context.body = html
}

const crawlers = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

/** Who reads pages for others, as clients of the specification tell it. */
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

/** Who may show previews in a frame: the configured hosts, and those that the settings name, as far as they are origins. */
async function previewHosts({ documents, config }: PersonalPageOptions): Promise<string[]> {
  const settings = await documents.openReader().single('settings', defaultLocale)
  const named = [config.previewHost, config.stagingHost, ...(settings?.data.previewHosts ?? [])]
  return named.flatMap((host) => {
    const url = host === undefined ? null : URL.parse(host)
    return url !== null && /^https?:$/.test(url.protocol) ? [url.origin] : []
  })
}
