/**
 * The site's pages. A page that was printed before leaves at once, before anything that it does not need; all else goes
 * through the middleware: the language at `/`, previews, what is not there, and the first print of a page.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RenderedPage } from '@cyanotype/content/render.ts'
import type { Outbox } from '../db/index.ts'
import { tagsOf } from '../documents/index.ts'
import type { Context, Middleware } from '../http/context.ts'
import type { Headers } from '../http/headers.ts'
import { sitePolicy } from '../http/headers.ts'
import { Problem } from '../http/problems.ts'
import { redirect } from '../http/redirect.ts'
import type { Previews } from '../preview/index.ts'
import { answerRendered } from './answer-rendered.ts'
import { elsewhere } from './lead-elsewhere.ts'
import { pageKey, pathOf, tidied } from './page-address.ts'
import { makePageCache } from './page-cache.ts'
import type { PersonalPageOptions } from './personal-page.ts'
import { answerPersonally, isPersonal } from './personal-page.ts'
import { previewMode } from './preview-mode.ts'
import type { Print } from './print-once.ts'
import { printOnce } from './print-once.ts'
import { printPage, sendPrinted } from './printed-page.ts'
import { leadToLanguage, staysAtRoot } from './root-locale.ts'

export interface Pages {
  /** Answers with a printed page if there is one that fits; otherwise does nothing and says so. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean
  readonly middleware: Middleware
}

export interface PagesOptions extends PersonalPageOptions {
  readonly outbox: Outbox
  readonly previews: Previews
  readonly headersEverywhere: Headers
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
    await answerUnkept(context, key, done.rendered, options)
  }

  return {
    answerAtOnce(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const page = cache.get(request.url ?? '/')
      if (page === undefined || isPersonal(request) || !outbox.connected()) return false
      if (request.url === '/' && !staysAtRoot(request.headers)) return false
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

/** What is no page to keep: the way elsewhere, or that nothing is there, at the address as it was asked for. */
async function answerUnkept(
  context: Context,
  key: string,
  rendered: RenderedPage,
  options: PagesOptions,
): Promise<void> {
  const url = context.req.url ?? '/'
  const found = await elsewhere(url, rendered, options.redirects)
  const asAsked = key === url || found.status !== 404 ? found : await renderFor(url, options)
  context.set('cache-control', 'no-cache')
  answerRendered(context, asAsked, sitePolicy(asAsked.scriptHashes))
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
