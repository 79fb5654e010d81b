/** Spans of requests and of the work for them. They contain no query, no IP address and no e-mail address. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, Span, Tracer } from '@opentelemetry/api'
import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { SpanAttributes } from '../../platform/spans.ts'
import { isTraced, pathOf } from './route-pattern.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface RequestSpanOptions {
  readonly tracer: Tracer
  /** Of the site: `https://example.org`. */
  readonly origin: string
  readonly patternOf: (method: string, url: string) => string | undefined
}

interface OpenSpan {
  readonly span: Span
  /** In milliseconds since 1970. One clock for all spans of a request, so that they fit into each other. */
  readonly now: () => number
  /** False when it has ended. Work that the request started may continue in the background. */
  isOpen: boolean
}

const current = new AsyncLocalStorage<OpenSpan>()

const propagator = new W3CTraceContextPropagator()
const methods = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'QUERY',
])

/** Each request has one span, which continues the trace of the client. */
export function traceRequests(handler: Handler, { tracer, origin, patternOf }: RequestSpanOptions): Handler {
  const { hostname, protocol } = new URL(origin)
  const constant = { 'server.address': hostname, 'url.scheme': protocol.slice(0, -1) }

  /** Only for a sampled request, because this takes longer than sending a page from memory. */
  function describe(span: Span, { url = '/', method = '', headers }: IncomingMessage): void {
    const route = patternOf(method === 'HEAD' ? 'GET' : method, url)
    const isKnown = methods.has(method)
    if (route !== undefined) span.updateName(`${isKnown ? method : 'HTTP'} ${route}`)
    span.setAttributes({
      ...constant,
      'http.request.method': isKnown ? method : '_OTHER',
      'http.route': route,
      'url.path': withoutAddresses(pathOf(url).slice(0, 1_000)),
      'user_agent.original': withoutAddresses((headers['user-agent'] ?? '').slice(0, 300)) || undefined,
    })
  }

  return (request, response) => {
    const { url = '/', method = '' } = request
    if (!isTraced(url)) return handler(request, response)
    const open = openSpan(tracer, {
      name: methods.has(method) ? method : 'HTTP',
      kind: SpanKind.SERVER,
      attributes: {},
      parent: propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter),
    })
    if (open.span.isRecording()) describe(open.span, request)
    response.once('close', () => {
      const { statusCode } = response
      open.span.setAttribute('http.response.status_code', statusCode)
      if (statusCode >= 500) fail(open.span, String(statusCode))
      end(open)
    })
    current.run(open, handler, request, response)
  }
}

interface SpanStart {
  readonly name: string
  readonly kind?: SpanKind
  readonly attributes: SpanAttributes
}

function openSpan(
  tracer: Tracer,
  { name, parent, now = openClock(), ...options }: SpanStart & Place,
): OpenSpan {
  const span = tracer.startSpan(name, { ...options, startTime: now() }, parent)
  return { span, now, isOpen: true }
}

interface Place {
  readonly parent: Context
  readonly now?: OpenSpan['now']
}

function end(open: OpenSpan): void {
  open.isOpen = false
  open.span.end(open.now())
}

/** The clock of the machine at the start, and from then on one that is never set back. */
function openClock(): OpenSpan['now'] {
  const offset = Date.now() - performance.now()
  return () => offset + performance.now()
}

/** Crawlers have an e-mail address in their name, and a visitor may type one into the address bar. */
const withoutAddresses = (text: string) =>
  text
    .split(/([\s/;,()<>])/)
    .map((part) => (/@|%40/.test(part) ? '•••' : part))
    .join('')

/** Of the current request, whether or not its spans are sent. */
export function traceIdOfRequest(): string | undefined {
  const open = current.getStore()
  return open?.isOpen ? open.span.spanContext().traceId : undefined
}

interface Work<Result> {
  readonly run: () => Promise<Result>
  readonly outcome: (result: Result) => SpanAttributes
}

/** A span within that of the current request. After the request has ended, the work only runs. */
export function inRequestSpan<Result>(tracer: Tracer, start: SpanStart, work: Work<Result>): Promise<Result> {
  const within = recorded()
  return within === undefined ? work.run() : inSpan(openSpan(tracer, { ...start, ...within }), work)
}

/** The same, but work in the background has a trace of its own. */
export function inOwnSpan<Result>(tracer: Tracer, start: SpanStart, work: Work<Result>): Promise<Result> {
  const place = current.getStore()?.isOpen ? recorded() : { parent: ROOT_CONTEXT }
  return place === undefined ? work.run() : inSpan(openSpan(tracer, { ...start, ...place }), work)
}

/** A span of work that ends now, within that of the current request. */
export function addEndedSpan(tracer: Tracer, start: () => SpanStart, milliseconds: number): void {
  const within = recorded()
  if (within === undefined) return
  const ended = within.now()
  const { name, ...options } = start()
  tracer.startSpan(name, { ...options, startTime: ended - milliseconds }, within.parent).end(ended)
}

/** The place for spans of the current request, if it is sampled and has not ended. */
function recorded(): Required<Place> | undefined {
  const open = current.getStore()
  if (!open?.isOpen || !open.span.isRecording()) return undefined
  return { parent: trace.setSpan(ROOT_CONTEXT, open.span), now: open.now }
}

/** An error has its name only, since its message may contain what a user wrote. */
async function inSpan<Result>(open: OpenSpan, { run, outcome }: Work<Result>): Promise<Result> {
  const { span } = open
  try {
    const result = await current.run(open, run)
    const attributes = outcome(result)
    span.setAttributes(attributes)
    const { 'error.type': error, 'http.response.status_code': status } = attributes
    if (error !== undefined || Number(status) >= 400) fail(span, String(error ?? status))
    return result
  } catch (problem) {
    fail(span, problem instanceof Error ? problem.name : 'unknown')
    throw problem
  } finally {
    end(open)
  }
}

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
