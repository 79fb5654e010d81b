/** The bytes of a request for as long as they keep coming: whoever sends too slowly, too long or too much is cut off. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Problem } from '../../problems/problems.ts'

export interface Pace {
  readonly maxSeconds: number
  readonly bytesPerSecond: number
  /** Nobody is slow before that. */
  readonly graceSeconds: number
}

/** What it takes to read a form: the request, or what is like one. */
export type FormRequest = Readable & Pick<IncomingMessage, 'headers'>

export async function* steady(request: FormRequest, pace: Pace, maxBytes: number): AsyncGenerator<Buffer> {
  const started = performance.now()
  let bytes = 0
  const watch = setInterval(
    () => {
      const seconds = (performance.now() - started) / 1_000
      const isSlow = seconds > pace.graceSeconds && bytes < seconds * pace.bytesPerSecond
      if (isSlow || seconds > pace.maxSeconds) request.destroy(new Problem('too_slow'))
    },
    Math.min(pace.graceSeconds * 500, 5_000),
  )
  try {
    for await (const piece of request.iterator({ destroyOnReturn: false })) {
      bytes += piece.length
      if (bytes > maxBytes) throw tooLarge(maxBytes)
      yield piece
    }
  } catch (problem) {
    throw problem instanceof Problem ? problem : new Problem('malformed_upload') // the sender went away
  } finally {
    clearInterval(watch)
  }
}

/** What still comes is not read: the connection closes after the answer. */
export function tooLarge(limit: number): Problem {
  return new Problem('body_too_large', { limit }, { headers: { connection: 'close' } })
}
