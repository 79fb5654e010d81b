/** Environment variables of tracing: the standard ones of OpenTelemetry. */
import { z } from 'zod'
import type { Variable } from './config-values.ts'
import { variable } from './config-values.ts'

const group = 'Traces'

const protocols = ['http/protobuf', 'http/json'] as const
const samplers = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const

const url = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !/[?#]/.test(text))
  .transform((text) => new URL(text).href)

const protocol = { group, takes: protocols.join(' or '), schema: z.enum(protocols) } as const

/** Pairs as in a `baggage` header: `name=value,other=value`, percent-encoded. */
const pairs = z
  .string()
  .max(10_000)
  .transform((text, context) => {
    try {
      return Object.fromEntries(
        text
          .split(',')
          .filter((pair) => pair.trim() !== '')
          .map(readPair),
      )
    } catch {
      context.issues.push({ code: 'custom', input: text })
      return z.NEVER
    }
  })

function readPair(text: string): [name: string, value: string] {
  const [, name, value] = /^\s*([^\s=]+)\s*=(.*)$/s.exec(text) ?? []
  if (name === undefined || value === undefined) throw new TypeError('not a pair')
  return [decodeURIComponent(name), decodeURIComponent(value.trim())]
}

const count = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number)
const milliseconds = { group, takes: 'a number of milliseconds from 1 to 9999999', schema: count } as const
const spans = { group, takes: 'a number from 1 to 9999999', schema: count } as const

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: variable({
    group,
    about: 'The OpenTelemetry collector. Traces are sent to `/v1/traces` below this URL. Default: no traces.',
    takes: 'a URL such as http://localhost:4318',
    schema: url,
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: variable({
    group,
    about: 'The URL for traces, used as it is, instead of `OTEL_EXPORTER_OTLP_ENDPOINT`.',
    takes: 'a URL such as http://localhost:4318/v1/traces',
    schema: url,
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: variable({
    ...protocol,
    about: 'How traces are encoded. gRPC is not supported.',
    standard: 'http/protobuf',
  }),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: variable({
    ...protocol,
    about: 'The same for traces only. Default: `OTEL_EXPORTER_OTLP_PROTOCOL`.',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: variable({
    group,
    isSecret: true,
    about: 'Headers for the collector, such as a key.',
    takes: 'pairs such as authorization=Bearer%20key, separated by commas and percent-encoded',
    schema: pairs,
  }),
  OTEL_EXPORTER_OTLP_TIMEOUT: variable({
    ...milliseconds,
    about: 'How long sending a batch may take, with its repetitions.',
    standard: '10000',
  }),
  OTEL_SERVICE_NAME: variable({
    group,
    about:
      'The name of this site in traces. Default: `service.name` in `OTEL_RESOURCE_ATTRIBUTES`, or `cyanotype`.',
    takes: '1 to 255 characters long',
    schema: z.string().max(255),
  }),
  OTEL_RESOURCE_ATTRIBUTES: variable({
    group,
    about: 'More attributes of this server in traces.',
    takes: 'pairs such as deployment.environment.name=production, separated by commas and percent-encoded',
    schema: pairs,
  }),
  OTEL_TRACES_SAMPLER: variable({
    group,
    about:
      'Which requests are traced. A sampler with `parentbased` follows the decision in the `traceparent` header, if there is one.',
    takes: `one of ${samplers.join(', ')}`,
    standard: 'parentbased_always_on',
    schema: z.enum(samplers),
  }),
  OTEL_TRACES_SAMPLER_ARG: variable({
    group,
    about: 'The share of requests that a sampler with `traceidratio` traces.',
    takes: 'a number from 0 to 1',
    standard: '1',
    schema: z
      .string()
      .regex(/^(?:\d+(?:\.\d+)?|\.\d+)$/)
      .transform(Number)
      .refine((ratio) => ratio <= 1),
  }),
  OTEL_BSP_SCHEDULE_DELAY: variable({
    ...milliseconds,
    about: 'How long spans wait for others before they are sent.',
    standard: '5000',
  }),
  OTEL_BSP_MAX_QUEUE_SIZE: variable({
    ...spans,
    about: 'How many spans can wait. Further ones are dropped.',
    standard: '2048',
  }),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: variable({
    ...spans,
    about: 'How many spans are sent at once.',
    standard: '512',
  }),
  OTEL_BSP_EXPORT_TIMEOUT: variable({
    ...milliseconds,
    about: 'After how long a batch is given up.',
    standard: '30000',
  }),
  OTEL_TRACES_EXPORTER: variable({
    group,
    about: '`none` turns traces off, whatever the other variables are.',
    takes: 'otlp or none',
    standard: 'otlp',
    schema: z.enum(['otlp', 'none']),
  }),
  OTEL_SDK_DISABLED: variable({
    group,
    about: '`true` turns traces off, too.',
    takes: 'true or false',
    standard: 'false',
    schema: z
      .string()
      .regex(/^(?:true|false)$/i)
      .transform((text) => text.toLowerCase() === 'true'),
  }),
}

type Pairs = Readonly<Record<string, string>>

export interface TracingConfig {
  readonly url: string
  readonly protocol: (typeof protocols)[number]
  /** For the collector. They may contain a key. */
  readonly headers: Pairs
  readonly timeoutMs: number
  /** What the spans of this server have in common, such as `service.name`. */
  readonly resource: Pairs
  readonly sampler: (typeof samplers)[number]
  readonly ratio: number
  readonly batch: {
    readonly scheduledDelayMillis: number
    readonly maxQueueSize: number
    readonly maxExportBatchSize: number
    readonly exportTimeoutMillis: number
  }
}

type Read = <Value>(name: keyof typeof tracingVariables, variable: Variable<Value>) => Value | undefined

/**
 * Without a collector, or where traces are turned off, no other variable is read: a machine may have them for its other
 * programs.
 */
export function tracingOf(read: Read): TracingConfig | undefined {
  const of = tracingVariables
  const base = read('OTEL_EXPORTER_OTLP_ENDPOINT', of.OTEL_EXPORTER_OTLP_ENDPOINT)
  const own = read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', of.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
  const address = own ?? (base === undefined ? undefined : `${base.replace(/(?<!\/)$/, '/')}v1/traces`)
  if (address === undefined || isTurnedOff(read)) return undefined
  const name = read('OTEL_SERVICE_NAME', of.OTEL_SERVICE_NAME)
  return {
    url: address,
    protocol:
      read('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', of.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL) ??
      read('OTEL_EXPORTER_OTLP_PROTOCOL', of.OTEL_EXPORTER_OTLP_PROTOCOL) ??
      'http/protobuf',
    headers: read('OTEL_EXPORTER_OTLP_HEADERS', of.OTEL_EXPORTER_OTLP_HEADERS) ?? {},
    timeoutMs: read('OTEL_EXPORTER_OTLP_TIMEOUT', of.OTEL_EXPORTER_OTLP_TIMEOUT) ?? 10_000,
    resource: {
      'service.name': 'cyanotype',
      ...read('OTEL_RESOURCE_ATTRIBUTES', of.OTEL_RESOURCE_ATTRIBUTES),
      ...(name !== undefined && { 'service.name': name }),
    },
    sampler: read('OTEL_TRACES_SAMPLER', of.OTEL_TRACES_SAMPLER) ?? 'parentbased_always_on',
    ratio: read('OTEL_TRACES_SAMPLER_ARG', of.OTEL_TRACES_SAMPLER_ARG) ?? 1,
    batch: batchOf(read),
  }
}

function isTurnedOff(read: Read): boolean {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER } = tracingVariables
  return (
    read('OTEL_SDK_DISABLED', OTEL_SDK_DISABLED) === true ||
    read('OTEL_TRACES_EXPORTER', OTEL_TRACES_EXPORTER) === 'none'
  )
}

function batchOf(read: Read): TracingConfig['batch'] {
  const of = tracingVariables
  return {
    scheduledDelayMillis: read('OTEL_BSP_SCHEDULE_DELAY', of.OTEL_BSP_SCHEDULE_DELAY) ?? 5_000,
    maxQueueSize: read('OTEL_BSP_MAX_QUEUE_SIZE', of.OTEL_BSP_MAX_QUEUE_SIZE) ?? 2_048,
    maxExportBatchSize: read('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', of.OTEL_BSP_MAX_EXPORT_BATCH_SIZE) ?? 512,
    exportTimeoutMillis: read('OTEL_BSP_EXPORT_TIMEOUT', of.OTEL_BSP_EXPORT_TIMEOUT) ?? 30_000,
  }
}
