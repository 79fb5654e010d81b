/** Streamed answers: events and exports. */
import { Readable } from 'node:stream'
import { z } from 'zod'

/** The schema of a streamed answer: `answers: { 200: streamed('text/event-stream') }`. */
export function streamed(mediaType: string) {
  return z.custom<Readable>((body) => body instanceof Readable).meta({ mediaType })
}

/** The media type of a streamed answer. `undefined` for JSON. */
export function mediaTypeOf(schema: z.core.$ZodType): string | undefined {
  const type = z.globalRegistry.get(schema)?.mediaType
  return typeof type === 'string' ? type : undefined
}
