/** Results of calls: a body with status and headers, or a stream of events or of an export. */
import { Readable } from 'node:stream'
import { z } from 'zod'

/** Either the body of the only success, or a `reply` with status and headers. */
export interface Reply<Status extends number = number, Body = unknown> {
  readonly status: Status
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
  /** The value of a new session cookie, or `null` to delete it. */
  readonly session?: string | null
}

export function reply<Status extends number, Body = undefined>(
  status: Status,
  body: Body,
  more: Pick<Reply, 'headers' | 'session'> = {},
): Reply<Status, Body> {
  return { status, body, ...more }
}

// Streamed responses: events and exports.

/** The schema of a streamed response: `responses: { 200: streamed('text/event-stream') }`. */
export function streamed(mediaType: string) {
  return z.custom<Readable>((body) => body instanceof Readable).meta({ mediaType })
}

/** The media type of a streamed response. `undefined` for JSON. */
export function mediaTypeOf(schema: z.core.$ZodType): string | undefined {
  const type = z.globalRegistry.get(schema)?.mediaType
  return typeof type === 'string' ? type : undefined
}
