/** Sends spans to the collector, in batches and in the background. */
import { randomUUID } from 'node:crypto'
import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import type { Sampler, SpanExporter } from '@opentelemetry/sdk-trace'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { TracingConfig } from '../../config/tracing-variables.ts'

export type TracingLog = Pick<Logger, 'warn' | 'info'>

/** The id of the instance tells the servers and processes of one site apart. */
export function openProvider(config: TracingConfig, log: TracingLog): TracerProvider {
  const { protocol, url, headers, timeoutMs: timeoutMillis, resource, batch } = config
  const Exporter = protocol === 'http/json' ? JsonExporter : ProtobufExporter
  const exporter = loggingChanges(new Exporter({ url, headers, timeoutMillis }), log, url)
  const attributes = { 'service.instance.id': randomUUID(), ...resource }
  return new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(attributes)),
    sampler: samplerOf(config),
    spanProcessors: [new BatchSpanProcessor({ exporter, ...batch })],
  })
}

function samplerOf({ sampler, ratio }: TracingConfig): Sampler {
  const root = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }
  switch (sampler) {
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: root.always_on() })
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: root.always_off() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: root.traceidratio() })
    default:
      return root[sampler]()
  }
}

/** A collector that is away is logged once, and again when it is back. Its batches are dropped meanwhile. */
function loggingChanges(exporter: SpanExporter, log: TracingLog, url: string): SpanExporter {
  const collector = new URL(url).host
  let isAway = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS
        if (failed && !isAway) log.warn({ collector, err: result.error }, 'traces could not be sent')
        if (!failed && isAway) log.info({ collector }, 'traces are sent again')
        isAway = failed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
