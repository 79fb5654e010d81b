/**
 * Traces for OpenTelemetry: a span for each request, and within it for statements of the database, the rendering of a
 * page, and outgoing requests. Only loaded with a collector, because it loads the SDK.
 */
import { setTimeout } from 'node:timers/promises'
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Tracer } from '@opentelemetry/api'
import { SpanKind } from '@opentelemetry/api'
import type { TracingConfig } from '../../config/tracing-variables.ts'
import type { StatementListener } from '../../db/index.ts'
import type { AnyCall } from '../../http/calls/define-call.ts'
import type { Tracer as OutgoingTracer } from '../../platform/spans.ts'
import { removeTracer, useTracer } from '../../platform/spans.ts'
import type { TracingLog } from './open-provider.ts'
import { openProvider } from './open-provider.ts'
import type { RequestSpanOptions } from './request-spans.ts'
import { addEndedSpan, inOwnSpan, inRequestSpan, traceIdOfRequest, traceRequests } from './request-spans.ts'
import { openRoutePatterns } from './route-pattern.ts'

type Handler = Parameters<typeof traceRequests>[0]

export interface Tracing {
  /** Makes a span for each request to a site at `origin`. */
  requests(handler: Handler, origin: string): Handler
  /** Makes a span for each page that is rendered for a request. */
  site(site: Site): Site
  /** Makes a span for a statement of the database. */
  noteStatement(dialect: 'sqlite' | 'postgres'): StatementListener
  /** Sends what waits, for at most two seconds. */
  close(): Promise<void>
}

interface TracingOptions {
  readonly log: TracingLog
  readonly calls: readonly Pick<AnyCall, 'at'>[]
}

const flushMs = 2_000

export function openTracing(config: TracingConfig, { log, calls }: TracingOptions): Tracing {
  const provider = openProvider(config, log)
  const tracer = provider.getTracer('cyanotype')
  const patternOf = openRoutePatterns(calls)
  const outgoing = outgoingWith(tracer)
  useTracer(outgoing)
  return {
    requests: (handler, origin) => traceRequests(handler, { tracer, origin, patternOf }),
    site: (site) => ({ ...site, render: rendering(site, { tracer, patternOf }) }),
    noteStatement: (dialect) => statements(tracer, dialect),
    async close() {
      removeTracer(outgoing)
      const end = new AbortController()
      const limit = setTimeout(flushMs, undefined, { signal: end.signal }).catch(() => {})
      await Promise.race([provider.shutdown().catch(() => {}), limit])
      end.abort()
    },
  }
}

function outgoingWith(tracer: Tracer): OutgoingTracer {
  return {
    outgoing: ({ name, attributes }, run, outcome) =>
      inOwnSpan(tracer, { name, kind: SpanKind.CLIENT, attributes }, { run, outcome }),
    traceId: traceIdOfRequest,
  }
}

function rendering(
  site: Site,
  { tracer, patternOf }: Pick<RequestSpanOptions, 'tracer' | 'patternOf'>,
): Site['render'] {
  return (request) => {
    const route = patternOf('GET', request.url)
    const work = {
      run: () => site.render(request),
      outcome: ({ error }: Awaited<ReturnType<Site['render']>>) => ({
        'error.type': error instanceof Error ? error.name : undefined,
      }),
    }
    return inRequestSpan(
      tracer,
      { name: `render ${route ?? 'page'}`, attributes: { 'http.route': route } },
      work,
    )
  }
}

const systems = { sqlite: 'sqlite', postgres: 'postgresql' } as const

/** The text of a statement has placeholders instead of values. */
function statements(tracer: Tracer, dialect: keyof typeof systems): StatementListener {
  const system = { 'db.system.name': systems[dialect] }
  const spanOf = (sql: string) => {
    const name = summaryOf(sql)
    const query = { 'db.query.text': sql.slice(0, 4_000), 'db.query.summary': name }
    return { name, kind: SpanKind.CLIENT, attributes: { ...system, ...query } }
  }
  return (sql, milliseconds) => {
    if (!withoutWork.test(sql)) addEndedSpan(tracer, () => spanOf(sql), milliseconds)
  }
}

/** The start of a transaction takes no time. Its end does, because it writes to the disk. */
const withoutWork = /^\s*(?:begin|savepoint|release)\b/i
const nested = /\((?:[^()]|\([^()]*\))*\)/g
const target = /\b(?:from|into|update)\s+"?(\w+)"?/i

/** `select documents`: the first word of a statement, and its table. */
function summaryOf(sql: string): string {
  const [operation = ''] = /\w+/.exec(sql) ?? []
  const [, table = ''] = target.exec(sql.replace(nested, '')) ?? []
  return `${operation.toLowerCase()} ${table}`.trim()
}
