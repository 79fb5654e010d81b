/** The first middleware: assigns the request id, determines the client, and logs one line per request. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isAdminPath } from '@cyanotype/content/contracts/admin-paths.ts'
import {
  interfaceLocales,
  productLanguage,
  readInterfaceLocale,
  readLocale,
} from '@cyanotype/content/model/index.ts'
import type { Visitor } from '../calls/principal.ts'
import type { Middleware, RequestServices } from '../calls/request-context.ts'
import type { Proxies } from '../limits/client-ip.ts'
import { addressOf, watchForProxy } from '../limits/client-ip.ts'
import { omitKeepAlive } from '../response/cached-response.ts'
import { cookieOf } from '../response/cookies.ts'
import { preferredLocale } from '../response/negotiation.ts'

interface StartRequestOptions extends RequestServices {
  readonly onUntrustedProxy: (address: string) => void
}

export function startRequest(options: StartRequestOptions): Middleware {
  const { sessionCookie, headersEverywhere, proxies, log, onUntrustedProxy } = options
  const watch = watchForProxy(proxies, (address) => {
    onUntrustedProxy(address)
    log.warn({ address }, untrustedProxy)
  })
  const everywhere = Object.entries(headersEverywhere)
  return async (context, next) => {
    const started = performance.now()
    watch(context.req)
    const state = { requestId: randomUUID(), visitor: visitorOf(context.req, sessionCookie.name, proxies) }
    Object.assign(context.state, state)
    if (isBrowser(context.req)) omitKeepAlive(context.req, context.res)
    for (const [name, value] of everywhere) context.res.setHeader(name, value)
    context.res.setHeader('x-request-id', state.requestId)
    await next()
    const { method, path, status } = context
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    const line = { requestId: state.requestId, method, path: path.slice(0, 1_000), status, milliseconds }
    log[path.startsWith('/api/health/') ? 'debug' : 'info'](line, 'request')
  }
}

const untrustedProxy = 'TRUST_PROXY does not include this proxy, so all visitors share one rate limit'

/** Browsers always send this header. Programs do not. */
function isBrowser({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-site'] !== undefined
}

function visitorOf(request: IncomingMessage, sessionCookieName: string, proxies: Proxies): Visitor {
  const { headers, url = '/' } = request
  const bearer = bearerIn(headers.authorization)
  return {
    address: addressOf(request, proxies),
    userAgent: headers['user-agent'] ?? '',
    locale: localeOf(url, headers['accept-language']),
    session: bearer === undefined ? cookieOf(headers.cookie, sessionCookieName) : undefined,
    bearer,
  }
}

/** A reverse proxy may use other schemes, such as Basic for a staging site. */
function bearerIn(authorization: string | undefined): string | undefined {
  const [matched, value = ''] = /^bearer(?: (.*))?$/i.exec(authorization ?? '') ?? []
  return matched === undefined ? undefined : value.trim()
}

/** Calls answer in the language of the header. The locale of a page depends only on its path. */
function localeOf(url: string, acceptLanguage: string | undefined): Visitor['locale'] {
  if (url.startsWith('/api/')) return preferredLocale(acceptLanguage, interfaceLocales) ?? productLanguage
  const [path = '/'] = url.split('?', 1)
  const asInterface = readInterfaceLocale(path)
  return isAdminPath(asInterface.path) ? asInterface.locale : readLocale(path).locale
}
