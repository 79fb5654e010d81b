/** A collector on this machine that records spans, and answers as the test says. */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import type { TracingConfig } from '../../../config/tracing-variables.ts'
import { tracingOf } from '../../../config/tracing-variables.ts'
import { closeAtEnd } from '../../../testing/cleanup-registry.ts'

export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly name: string
  /** 1: internal, 2: server, 3: client. */
  readonly kind: number
  /** 2: error. */
  readonly status: { readonly code: number }
  readonly attributes: Readonly<Record<string, string | number>>
  readonly start: number
  readonly end: number
}

interface Batch {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Collector {
  readonly url: string
  readonly batches: Batch[]
  /** All spans that were sent as JSON. */
  spans(): ReceivedSpan[]
  respond: (response: ServerResponse) => void
  /** The configuration of a server that sends its spans here soon. */
  config(more?: Partial<TracingConfig>): TracingConfig
}

export async function openCollector(): Promise<Collector> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { url: path = '', headers } = request
    collector.batches.push({ path, headers, body: Buffer.concat(parts).toString('utf8') })
    collector.respond(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAtEnd(async () => {
    server.close()
    server.closeAllConnections()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const collector: Collector = {
    url,
    batches: [],
    spans: () => collector.batches.flatMap(({ body }) => spansIn(JSON.parse(body))),
    respond: (response) => void response.setHeader('content-type', 'application/json').end('{}'),
    config: (more) => configAt(url, more),
  }
  return collector
}

export function configAt(url: string, more: Partial<TracingConfig> = {}): TracingConfig {
  const env: Readonly<Record<string, string>> = {
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '20',
  }
  const config = tracingOf((name, { schema, standard }) => {
    const text = env[name] ?? standard
    return text === undefined ? undefined : schema.parse(text)
  })
  if (config === undefined) throw new Error('the configuration has no collector')
  return { ...config, ...more }
}

const attribute = z
  .object({
    key: z.string(),
    value: z.object({
      stringValue: z.string().optional(),
      intValue: z.coerce.number().optional(),
      doubleValue: z.number().optional(),
    }),
  })
  .transform(
    ({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? NaN] as const,
  )

const attributes = z.array(attribute).default([])

const sentSpan = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  status: z.looseObject({ code: z.number() }),
  attributes,
  startTimeUnixNano: z.coerce.number(),
  endTimeUnixNano: z.coerce.number(),
})

const sentBatch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(sentSpan) })),
    }),
  ),
})

function spansIn(body: unknown): ReceivedSpan[] {
  return sentBatch.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ startTimeUnixNano, endTimeUnixNano, parentSpanId, ...span }) => ({
        ...span,
        parentSpanId,
        attributes: Object.fromEntries([...resource.attributes, ...span.attributes]),
        start: startTimeUnixNano / 1e6,
        end: endTimeUnixNano / 1e6,
      })),
    ),
  )
}
