/**
 * Sends a short response in one write with its headers. Node joins them only when the body is a string, and
 * separate writes take a sixth longer. Decoded as Latin-1, bytes become such a string without change.
 */
import type { ServerResponse } from 'node:http'
import type { Context, Middleware } from '../calls/request-context.ts'

/** In bytes. Above this, joining costs more than it saves. */
const short = 16_384

/** Returns nothing for a longer body. */
export function asOneString(bytes: Buffer): string | undefined {
  return bytes.length > short ? undefined : bytes.toString('latin1')
}

/** `piece` is the body as a string, if it is known already. */
export function endInOneWrite(response: ServerResponse, bytes: Buffer, piece = asOneString(bytes)): void {
  if (piece === undefined) response.end(bytes)
  else response.end(piece, 'latin1')
}

export function inOneWrite(): Middleware {
  return async (context, next) => {
    await next()
    const { body, res } = context
    if (!Buffer.isBuffer(body) || !isWritten(context)) return
    context.respond = false
    endInOneWrite(res, body)
  }
}

/** Responses without a body are left to Koa. */
function isWritten({ method, status, writable, headerSent }: Context): boolean {
  return method !== 'HEAD' && status !== 204 && status !== 205 && status !== 304 && writable && !headerSent
}
