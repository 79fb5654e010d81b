/** An answer that is sent as it is made: events, exports. */
import { Readable } from 'node:stream'
import { z } from 'zod'

/** As an answer's schema: `answers: { 200: streamed('text/event-stream') }`. */
export function streamed(mediaType: string) {
  return z.custom<Readable>((body) => body instanceof Readable).meta({ mediaType })
}

/** The media type of a streamed answer; `undefined` where the answer is JSON. */
export function mediaTypeOf(schema: z.core.$ZodType): string | undefined {
  const type = z.globalRegistry.get(schema)?.mediaType
  return typeof type === 'string' ? type : undefined
}
