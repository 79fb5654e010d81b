/** The site to which passkeys belong: browsers use a passkey only for the domain where it was added. */
import type { IncomingMessage } from 'node:http'
import type { Config } from '../../config/config.ts'
import { ownOrigins } from '../../http/middleware/csrf-origin.ts'
import { Problem } from '../../problems/problems.ts'

export interface RelyingParty {
  /** The domain. */
  readonly id: string
  /** The origin that the browser must report. */
  readonly origin: string
}

/** From PUBLIC_URL. Without it, the site is any name of this machine, and the browser says which. */
export function relyingPartyOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
): RelyingParty {
  const { localPort: port = 0 } = socket
  const origin = publicUrl ?? headers.origin ?? `http://localhost:${port}`
  if (!ownOrigins(publicUrl, port)(origin)) throw new Problem('foreign_origin')
  return { id: new URL(origin).hostname, origin }
}
