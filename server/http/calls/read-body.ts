/** The body of a request, as JSON and nothing else, never more of it than allowed. */
import type { IncomingMessage } from 'node:http'
import { Problem } from '../../problems/problems.ts'
import { readJson } from './parse-json.ts'

const defaultLimit = 1_000_000
/** How long a body may take to arrive, in milliseconds. Uploads have a pace of their own. */
const timeoutMs = 60_000

export async function readBody(request: IncomingMessage, limit = defaultLimit): Promise<unknown> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Problem('not_json')
  return readJson(await readLimited(request, limit))
}

/** All of a body of any kind, refused as soon as it is known to be too long. */
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

/** What still comes is not read: the connection closes after the answer. */
function tooLarge(limit: number): Problem {
  return new Problem('body_too_large', { limit }, { headers: { connection: 'close' } })
}
