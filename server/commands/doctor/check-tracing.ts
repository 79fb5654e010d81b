/** Checks the collector of traces: whether it answers, and accepts a batch without spans. */
import type { Config } from '../../config/config.ts'
import type { Finding } from './finding.ts'
import { findingsOf, reasonOf } from './finding.ts'

const timeoutMs = 5_000

export async function checkTracing({ tracing }: Config): Promise<readonly Finding[]> {
  const { ok, problem } = findingsOf('Traces')
  if (tracing === undefined) return [ok('No traces are sent, because no collector is configured.')]
  const { url, headers, protocol } = tracing
  const { origin, pathname } = new URL(url)
  const collector = `The collector at ${origin}${pathname}`
  const isJson = protocol === 'http/json'
  try {
    const { ok: isAccepted, status } = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': isJson ? 'application/json' : 'application/x-protobuf' },
      body: isJson ? '{"resourceSpans":[]}' : '',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (isAccepted) return [ok(`${collector} accepts traces.`)]
    return [problem(`${collector} answers with status ${status}.`, fixFor(status))]
  } catch (error) {
    const fix = 'Check OTEL_EXPORTER_OTLP_ENDPOINT and the firewall. The port for HTTP is usually 4318.'
    return [problem(`${collector} does not respond: ${reasonOf(error)}`, fix)]
  }
}

function fixFor(status: number): string {
  if (status === 401 || status === 403) return 'Correct the key in OTEL_EXPORTER_OTLP_HEADERS.'
  if (status === 415) return 'Set OTEL_EXPORTER_OTLP_PROTOCOL to the other protocol.'
  return 'Check the path: OTEL_EXPORTER_OTLP_ENDPOINT is without /v1/traces.'
}
