/**
 * The site's pages. A page that was printed before leaves at once, before anything that it does not need; all else goes
 * through the middleware: the language at `/`, previews, what is not there, and the first print of a page.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultLocale, localizedPath } from '@cyanotype/content/model/index.ts'
import type { RenderedPage, Site } from '@cyanotype/content/render.ts'
import type { Config } from '../config.ts'
import type { Outbox } from '../db/index.ts'
import type { Documents } from '../documents/index.ts'
import { tagsOf } from '../documents/index.ts'
import type { Context, Middleware } from '../http/context.ts'
import { localeCookie, previewCookie } from '../http/cookies.ts'
import type { Headers } from '../http/headers.ts'
import { sitePolicy } from '../http/headers.ts'
import { Problem } from '../http/problems.ts'
import { redirect } from '../http/redirect.ts'
import { wantsJson } from '../http/wants-json.ts'
import type { Previews } from '../preview/index.ts'
import { pageKey, pathOf, tidied } from './page-address.ts'
import { makePageCache } from './page-cache.ts'
import type { PreviewMode } from './preview-mode.ts'
import { previewMode } from './preview-mode.ts'
import type { Print } from './print-once.ts'
import { printOnce } from './print-once.ts'
import { printPage, sendPrinted } from './printed-page.ts'
import { rootLocale } from './root-locale.ts'

export interface Pages {
  /** Answers with a printed page if there is one that fits; otherwise does nothing and says so. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean
  readonly middleware: Middleware
}

export interface PagesOptions {
  readonly site: Site
  readonly documents: Documents
  readonly outbox: Outbox
  readonly previews: Previews
  readonly origin: string
  readonly headersEverywhere: Headers
  readonly config: Pick<Config, 'previewHost'>
  /** In development the look changes without anything being published, and its scripts change with every save. */
  readonly development: boolean
}

export function openPages(options: PagesOptions): Pages {
  const { site, documents, outbox, previews, development } = options
  const cache = makePageCache()
  const once = printOnce(cache, outbox.connected)
  outbox.subscribe((event) => cache.drop(tagsOf(event)))

  async function print(key: string): Promise<Print> {
    const reader = documents.openReader()
    const rendered = await site.render({ url: key, origin: options.origin, reader, preview: false })
    if (rendered.status !== 200 || rendered.location !== undefined) return { rendered }
    return {
      printed: await printPage(rendered.html, publicHeaders(key, rendered, options)),
      tags: reader.tags,
    }
  }

  async function answer(context: Context): Promise<void> {
    const url = context.req.url ?? '/'
    const preview = previewMode(context.req, previews)
    if (development || preview.keep !== undefined || isPersonal(context.req)) {
      return answerPersonally(context, preview, options)
    }
    const key = pageKey(url, site.queryKeys)
    const kept = outbox.connected() ? cache.get(key) : undefined
    const done = kept ? { printed: kept } : await once(key, () => print(key))
    if ('printed' in done) {
      context.respond = false
      return sendPrinted(done.printed, context.req, context.res)
    }
    // A page that is not there names the address as it was asked for, so it is made for that one.
    const asAsked =
      key === url || done.rendered.status !== 404 ? done.rendered : await renderFor(url, options)
    context.set('cache-control', 'no-cache')
    answerRendered(context, asAsked, sitePolicy(asAsked.scriptHashes))
  }

  return {
    answerAtOnce(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const page = cache.get(request.url ?? '/')
      if (page === undefined || isPersonal(request) || !outbox.connected()) return false
      if (request.url === '/' && !staysAtRoot(request)) return false
      sendPrinted(page, request, response)
      return true
    },
    async middleware(context) {
      if (context.method !== 'GET' && context.method !== 'HEAD') {
        throw new Problem(
          'method_not_allowed',
          { method: context.method },
          { headers: { allow: 'GET, HEAD' } },
        )
      }
      const elsewhere = tidied(context.req.url ?? '/')
      if (elsewhere !== undefined) return redirect(context, 308, elsewhere)
      if (context.path === '/' && leadToLanguage(context)) return
      await answer(context)
    },
  }
}

/** Whatever somebody who is signed in sees is theirs alone, in every cache between here and them. */
const personalCookie = /(?:^|;\s*)(?:__Host-session|session|previewToken)=/

function isPersonal({ headers, url = '' }: IncomingMessage): boolean {
  if (headers.authorization !== undefined || /[?&]preview(?:[=&]|$)/.test(url)) return true
  return headers.cookie !== undefined && personalCookie.test(headers.cookie)
}

function staysAtRoot({ headers }: IncomingMessage): boolean {
  const { locale, remember } = rootLocale(headers)
  return locale === defaultLocale && !remember
}

/** At `/` the language is still open: true if the answer is given, and it is another page. */
function leadToLanguage(context: Context): boolean {
  const { locale, remember } = rootLocale(context.headers)
  if (remember) context.append('set-cookie', localeCookie(locale))
  if (locale === defaultLocale) return false
  context.set('vary', 'Accept-Language, Cookie')
  redirect(context, 302, `${localizedPath(locale, '/')}${context.search}`)
  context.set('cache-control', 'private')
  return true
}

function publicHeaders(
  key: string,
  { scriptHashes }: RenderedPage,
  { headersEverywhere }: PagesOptions,
): Headers {
  const atRoot = pathOf(key) === '/'
  return {
    ...headersEverywhere,
    'content-security-policy': sitePolicy(scriptHashes),
    'cache-control': `${atRoot ? 'private' : 'public'}, max-age=0, must-revalidate`,
    vary: atRoot ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
  }
}

function renderFor(url: string, { site, documents, origin }: PagesOptions): Promise<RenderedPage> {
  return site.render({ url, origin, reader: documents.openReader(), preview: false })
}

/** For one person: never kept, neither here nor anywhere else. */
async function answerPersonally(
  context: Context,
  { grant, keep }: PreviewMode,
  options: PagesOptions,
): Promise<void> {
  const { site, documents, origin, development } = options
  const reader = documents.openReader({ draft: grant })
  const url = context.req.url ?? '/'
  const rendered = await site.render({ url, origin, reader, preview: grant !== undefined })
  context.set('cache-control', 'private, no-store')
  if (keep !== undefined) context.append('set-cookie', previewCookie(keep))
  const ancestors = grant && ["'self'", ...(await previewHosts(options))]
  if (grant !== undefined) context.set('x-robots-tag', 'noindex')
  answerRendered(context, rendered, development ? undefined : sitePolicy(rendered.scriptHashes, ancestors))
}

/** The origins that the settings name, as far as they are origins. */
async function previewHosts({ documents, config }: PagesOptions): Promise<string[]> {
  const settings = await documents.openReader().single('settings', defaultLocale)
  const named = [config.previewHost, ...(settings?.data.previewHosts ?? [])]
  return named.flatMap((host) => {
    const url = host === undefined ? null : URL.parse(host)
    return url !== null && /^https?:$/.test(url.protocol) ? [url.origin] : []
  })
}

function answerRendered(context: Context, rendered: RenderedPage, policy: string | undefined): void {
  const { status, html, location } = rendered
  if (location !== undefined) {
    redirect(context, status, location)
    return
  }
  const asked = context.originalUrl
  if (status === 404 && wantsJson(context.path, context.headers)) {
    throw new Problem('no_such_page', { path: asked }, { data: { path: asked } })
  }
  context.status = status
  if (policy !== undefined) context.set('content-security-policy', policy)
  context.type = 'html'
  context.body = html
}
