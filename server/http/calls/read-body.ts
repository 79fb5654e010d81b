/** Reads the body of a request as JSON, up to a limit. */
import type { IncomingMessage } from 'node:http'
import { Problem } from '../../problems/problems.ts'
import { readJson } from './parse-json.ts'

const defaultLimit = 1_000_000
/** How long a body may take to arrive. Uploads have their own timeouts. */
const timeoutMs = 60_000

export async function readBody(request: IncomingMessage, limit = defaultLimit): Promise<unknown> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Problem('not_json')
  return readJson(await readLimited(request, limit))
}

/** Reads a body of any type. Rejects it as soon as it is known to exceed the limit. */
export async function readLimited(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  const parts: Buffer[] = []
  let length = 0
  const cut = setTimeout(() => request.destroy(new Problem('too_slow')), timeoutMs)
  try {
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      length += part.length
      if (length > limit) throw tooLarge(limit)
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    clearTimeout(cut)
  }
}

/** The rest of the body is not read, so the connection closes after the answer. */
function tooLarge(limit: number): Problem {
  return new Problem('body_too_large', { limit }, { headers: { connection: 'close' } })
}
