/**
 * Pages of the site. Cached pages are sent at once. All other requests go through the middleware: the locale
 * at `/`, previews, redirects, missing pages, and the first render of a page.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { publicLanguagesIn } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { RenderedPage } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Db, Outbox } from '../db/index.ts'
import type { ReaderOptions } from '../documents/index.ts'
import type { Context, Middleware } from '../http/calls/request-context.ts'
import type { Headers } from '../http/middleware/security-headers.ts'
import { sitePolicy } from '../http/middleware/security-headers.ts'
import type { CachedResponse } from '../http/response/cached-response.ts'
import { sendCachedResponse } from '../http/response/cached-response.ts'
import { redirect } from '../http/response/redirect.ts'
import { Problem } from '../problems/problems.ts'
import { cacheVersionOf, openDiskCache, pageFolder, removeFormerFolders } from './page-cache/disk-cache.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { openPageCache } from './page-cache/page-cache.ts'
import { openPurge } from './page-cache/purge-proxies.ts'
import type { StaleResponse } from './page-cache/revalidate-published.ts'
import type { Previews } from './preview/index.ts'
import { pathOf, tidied } from './rendering/page-url.ts'
import type { PreviewMode } from './rendering/preview-mode.ts'
import { previewMode } from './rendering/preview-mode.ts'
import type { RenderJob } from './rendering/renderer.ts'
import { openRenderer } from './rendering/renderer.ts'
import { isServedAtRoot, openRootRules, redirectToLocale } from './rendering/root-locale.ts'
import type { PersonalPageOptions } from './rendering/uncached-page.ts'
import {
  canReadGuides,
  isPersonal,
  logRenderError,
  redirectOrDeleted,
  sendPersonalPage,
  sendRendered,
} from './rendering/uncached-page.ts'
import type { RouteHandler } from './route-handler.ts'

export type { RouteHandler, RouteRequest, RouteResponse } from './route-handler.ts'

export interface Pages {
  /** Sends a cached response if there is one. Otherwise does nothing and returns false. */
  sendFromMemory(request: IncomingMessage, response: ServerResponse): boolean
  readonly middleware: Middleware
  /** Resolves when the pages on disk from earlier processes have been checked. */
  readonly ready: Promise<void>
  readonly cacheStats: PageCache['stats']
  /** Writes queued pages to disk. */
  close(): Promise<void>
}

export interface PagesOptions extends PersonalPageOptions {
  readonly outbox: Outbox
  readonly previews: Previews
  readonly headersEverywhere: Headers
  readonly routeHandlers: readonly RouteHandler[]
  /** Whether to render popular pages again before a visitor requests them. */
  readonly warmUp: boolean
  readonly config: Config
  /** This process, if it is one of several workers. */
  readonly worker?: { readonly number: number } | undefined
  readonly db: Db
  readonly log: Logger
}

export function openPages(options: PagesOptions): Pages {
  const { documents, previews, development } = options
  const jobFor = openRenderer(options)
  const pageCache = openPageCache({
    ...options,
    ...openCaches(options),
    jobFor,
    openReader: (reader?: ReaderOptions) => documents.openReader({ ...reader, forVisitor: true }),
  })
  const rootRules = openRootRules(documents, options.outbox)

  async function handlePage(context: Context, preview: PreviewMode): Promise<void> {
    const job = jobFor(context.req.url ?? '/')
    if (development || preview.cookie !== undefined || isPersonal(context.req)) {
      const sending = job.isPage
        ? sendPersonalPage(context, preview, options)
        : sendPersonalPayload(context, job, options)
      return sending.catch(async (error: unknown) => {
        if (preview.grant !== undefined) throw error
        await sendStale(context, await pageCache.staleFor(job.key, error), options)
      })
    }
    const { response, rendered, disconnectedForMs, error } = await pageCache.find(job)
    if (response !== undefined)
      return disconnectedForMs === undefined
        ? send(context, response)
        : sendStale(context, { response, disconnectedForMs, error }, options)
    if (rendered !== undefined) logRenderError(context, rendered, options.log)
    if (rendered === undefined || !job.isPage) throw nothingAt(context, rendered)
    await sendUncached(context, job.key, rendered, options)
  }

  return {
    sendFromMemory(request, response) {
      if (!isRead(request)) return false
      const { url = '/' } = request
      // Calls are not pages, and checking their query would take as long as many a call.
      if (url.startsWith('/api/')) return false
      const cached = pageCache.get(url) ?? (url.includes('?') ? pageCache.get(jobFor(url).key) : undefined)
      if (cached === undefined || isPersonal(request)) return false
      if (pathOf(url) === '/' && (url !== '/' || !isServedAtRoot(request.headers, rootRules.current())))
        return false
      void sendCachedResponse(cached, request, response, withoutFonts(cached, request))
      return true
    },
    ready: pageCache.ready,
    cacheStats: pageCache.stats,
    close: pageCache.close,
    async middleware(context) {
      if (!isRead(context)) throw methodNotAllowed(context)
      if (isPersonal(context.req)) context.set('cache-control', 'private, no-store')
      if (options.site.isInternal?.(context.path)) throw nothingAt(context)
      const found = tidied(context.req.url ?? '/')
      if (found !== undefined) return redirect(context, 308, found)
      const preview = await previewMode(context.req, previews)
      if (isPublicHome(context, preview) && redirectToLocale(context, await rootRules.read())) return
      await handlePage(context, preview)
    },
  }
}

const isRead = ({ method }: { readonly method?: string | undefined }) => method === 'GET' || method === 'HEAD'

function methodNotAllowed({ method }: Context): Problem {
  return new Problem('method_not_allowed', { method }, { headers: { allow: 'GET, HEAD' } })
}

/** The request neither shows nor ends a preview, and has no invalid one to report. */
const isNormal = ({ grant, refusal, cookie }: PreviewMode) =>
  grant === undefined && refusal === undefined && cookie === undefined

const isPublicHome = ({ path }: Context, preview: PreviewMode) => path === '/' && isNormal(preview)

/** The page cache with its disk cache and the caches in front of the server. */
function openCaches({ config, worker, db, outbox, log, origin, headersEverywhere, ...others }: PagesOptions) {
  const { dataDir, purgeUrl, workers } = config
  const { number = 1 } = worker ?? {}
  if (number === 1) void removeFormerFolders(dataDir, workers).catch(() => {}) // they only take space
  const place = pageFolder(dataDir, number, workers)
  const cacheVersion = () => cacheVersionOf(db, [origin, headersEverywhere, settingsThatChangePages(config)])
  return {
    store: others.development
      ? undefined
      : openDiskCache({ ...place, cacheVersion: cacheVersion(), outbox, log }),
    purge: purgeUrl === undefined ? undefined : openPurge({ url: purgeUrl, log }),
  }
}

/** A page on disk is used again only with the same settings. Secrets and settings of the process are left out. */
function settingsThatChangePages(config: Config): object {
  const { secret, previousSecret, firstOwner, metricsToken, databaseReadUrl, ...withoutSecrets } = config
  const { workers, serverTiming, slowQueryMs, tracing, ...settings } = withoutSecrets
  return settings
}

/** A script that only reads a page needs no fonts. Its browser would load them because of the header. */
function withoutFonts(
  { headers }: CachedResponse,
  request: Pick<IncomingMessage, 'headers'>,
): Headers | undefined {
  const isScript = request.headers['sec-fetch-dest'] === 'empty'
  return isScript && headers.link !== undefined ? { link: '' } : undefined
}

/** Resolves when it is written, because the status of the request is logged then. */
async function send(context: Context, cached: CachedResponse, changed?: Headers): Promise<void> {
  context.respond = false
  await sendCachedResponse(cached, context.req, context.res, changed ?? withoutFonts(cached, context.req))
}

/** Marked as stale, and not to be stored by shared caches. */
function sendStale(
  context: Context,
  { response, disconnectedForMs, error }: StaleResponse,
  { log }: PagesOptions,
): Promise<void> {
  const { requestId } = context.state
  if (error !== undefined)
    log.warn({ requestId, err: error }, 'served a cached page because the database does not respond')
  return send(context, response, {
    'cache-control': isPersonal(context.req) ? 'private, no-store' : 'no-cache',
    warning: '111 - "Revalidation Failed"',
    age: String(Math.floor(disconnectedForMs / 1_000)),
  })
}

/** Renders public content for a signed-in user. It is never cached. */
async function sendPersonalPayload(context: Context, job: RenderJob, options: PagesOptions): Promise<void> {
  const { documents, log } = options
  const isSignedIn = await canReadGuides(context, options)
  const { response, rendered } = await job.render(documents.openReader(), isSignedIn)
  if (rendered !== undefined) logRenderError(context, rendered, log)
  if (response === undefined) throw nothingAt(context, rendered)
  context.set({ ...response.headers, 'cache-control': 'private, no-store' })
  context.body = response.body
}

/** A payload exists or not, without redirects. A failed render is an error of the payload too. */
function nothingAt({ originalUrl, state }: Context, rendered?: RenderedPage): Problem {
  if (rendered !== undefined && rendered.status >= 500) return new Problem('internal', state)
  return new Problem('no_such_page', { path: originalUrl }, { data: { path: originalUrl } })
}

/** Sends a response that is not cached: a redirect or a missing page. */
async function sendUncached(
  context: Context,
  key: string,
  rendered: RenderedPage,
  options: PagesOptions,
): Promise<void> {
  const url = context.req.url ?? '/'
  const renderDeleted = () => renderFor(url, options, true)
  const find = async (address: string) => {
    const reader = options.documents.openReader({ forVisitor: true })
    return options.redirects.findForVisitor(address, await publicLanguagesIn(reader))
  }
  const found = await redirectOrDeleted(url, rendered, find, renderDeleted)
  const final = key === url || found.status !== 404 ? found : await renderFor(url, options)
  context.set('cache-control', 'no-cache')
  sendRendered(context, final, sitePolicy(final))
}

function renderFor(
  url: string,
  { site, documents, origin }: PagesOptions,
  isDeleted = false,
): Promise<RenderedPage> {
  const reader = documents.openReader({ forVisitor: true })
  return site.render({ url, origin, reader, preview: false, isDeleted })
}
