import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
const tracingIn = (env: Record<string, string>) => readConfig(env).tracing

it('turn traces on with an endpoint alone, with the defaults of OpenTelemetry', () => {
  expect(tracingIn(endpoint)).toEqual({
    url: 'http://localhost:4318/v1/traces',
    protocol: 'http/protobuf',
    headers: {},
    timeoutMs: 10_000,
    resource: { 'service.name': 'cyanotype' },
    sampler: 'parentbased_always_on',
    ratio: 1,
    batch: {
      scheduledDelayMillis: 5_000,
      maxQueueSize: 2_048,
      maxExportBatchSize: 512,
      exportTimeoutMillis: 30_000,
    },
  })
})

it('use the endpoint for traces as it is', () => {
  const traces = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/own' }
  expect(tracingIn(traces)?.url).toBe('https://collector.example/own')
  expect(tracingIn({ ...endpoint, ...traces })?.url).toBe('https://collector.example/own')
  const below = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/' }
  expect(tracingIn(below)?.url).toBe('https://collector.example/otlp/v1/traces')
})

it.each([
  {},
  { OTEL_SDK_DISABLED: 'TRUE', ...endpoint },
  { OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', ...endpoint },
  { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_TRACES_SAMPLER: 'of another program' },
])('leave traces off, and read nothing else: %o', (env) => {
  expect(tracingIn(env)).toBeUndefined()
})

it('name the service, and give headers and attributes', () => {
  const env = {
    ...endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi==, x-team = prints',
    OTEL_RESOURCE_ATTRIBUTES: 'service.name=from%2Cattributes,deployment.environment.name=production',
  }
  expect(tracingIn(env)).toMatchObject({
    headers: { authorization: 'Basic YTpi==', 'x-team': 'prints' },
    resource: { 'service.name': 'from,attributes', 'deployment.environment.name': 'production' },
  })
  expect(tracingIn({ ...env, OTEL_SERVICE_NAME: 'prints' })?.resource['service.name']).toBe('prints')
})

it.each([
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be http/protobuf or http/json.'],
  ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'grpc', 'must be http/protobuf or http/json.'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4317', 'must be a URL such as http://localhost:4318.'],
  ['OTEL_TRACES_EXPORTER', 'console', 'must be otlp or none.'],
  ['OTEL_TRACES_SAMPLER', 'xray', 'must be one of parentbased_always_on,'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'must be a number from 0 to 1.'],
  ['OTEL_RESOURCE_ATTRIBUTES', 'a=%', 'must be pairs such as'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'canary', 'must be pairs such as'],
  ['OTEL_BSP_MAX_QUEUE_SIZE', '0', 'must be a number from 1'],
])('stop the start when %s is %s', (name, value, message) => {
  const start = () => tracingIn({ ...endpoint, [name]: value })
  expect(start).toThrow(`${name} ${message}`)
  expect(start).not.toThrow('canary')
})
