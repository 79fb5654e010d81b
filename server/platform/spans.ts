/**
 * Spans of outgoing requests, for traces. Without `OTEL_EXPORTER_OTLP_ENDPOINT` there is no tracer, and a request is
 * only sent. OpenTelemetry is behind the interface, so that nothing here loads it.
 */

export type SpanAttributes = Readonly<Record<string, string | number | undefined>>

export interface OutgoingSpan {
  /** Never a URL: those of webhooks and of S3 may contain secrets. */
  readonly name: string
  readonly attributes: SpanAttributes
}

export interface Tracer {
  /** `outcome` reads attributes from the response. `error.type` or a status from 400 is an error. */
  outgoing<Result>(
    span: OutgoingSpan,
    send: () => Promise<Result>,
    outcome: (result: Result) => SpanAttributes,
  ): Promise<Result>
  /** The trace of the current request. */
  traceId(): string | undefined
}

/** One for the process, as in OpenTelemetry itself. */
let tracer: Tracer | undefined

export function useTracer(next: Tracer): void {
  tracer = next
}

export function removeTracer(given: Tracer): void {
  if (tracer === given) tracer = undefined
}

export const currentTraceId = () => tracer?.traceId()

/** Of `node:http` or of `fetch`. */
type HttpResult = { readonly statusCode?: number | undefined } | { readonly status: number }

export function tracedRequest<Result extends HttpResult>(
  { hostname, port, protocol }: URL,
  method: string,
  send: () => Promise<Result>,
): Promise<Result> {
  if (tracer === undefined) return send()
  const attributes = {
    'http.request.method': method,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  }
  const outcome = (response: Result) => ({
    'http.response.status_code': 'status' in response ? response.status : response.statusCode,
  })
  return tracer.outgoing({ name: method, attributes }, send, outcome)
}

interface MailServer {
  readonly host: string
  readonly port: number
}

export function tracedMail<Problem extends { readonly reason: string }>(
  { host, port }: MailServer,
  send: () => Promise<Problem | undefined>,
): Promise<Problem | undefined> {
  if (tracer === undefined) return send()
  const attributes = { 'server.address': host, 'server.port': port }
  return tracer.outgoing({ name: 'send e-mail', attributes }, send, (problem) => ({
    'error.type': problem?.reason,
  }))
}
