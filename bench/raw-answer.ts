import type { IncomingHttpHeaders } from 'node:http'
import { get } from 'node:http'

export interface RawAnswer {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A response as it is on the wire, compressed. `fetch` would decompress it. */
export function rawAnswer(address: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }))
    }).on('error', reject)
  })
}
