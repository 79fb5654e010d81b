/** Refuses what is no address before anything looks at it: it can then be decoded everywhere. */
import type { Middleware } from './context.ts'
import { Problem } from './problems.ts'

const longest = 8_000

export function checkAddress(): Middleware {
  return async ({ req: { url = '', rawHeaders } }, next) => {
    if (!isHost(rawHeaders)) throw new Problem('invalid_host', {}, { headers: { connection: 'close' } })
    if (url.length > longest) throw new Problem('address_too_long', { limit: longest })
    if (!url.startsWith('/') || !decodes(url)) throw new Problem('invalid_path')
    await next()
  }
}

function decodes(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0')
  } catch {
    return false
  }
}

/** A name or an address with a port, said once. Nothing that is answered depends on it. */
const host = /^(?:[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

function isHost(rawHeaders: readonly string[]): boolean {
  const values: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') values.push(rawHeaders[index + 1] ?? '')
  }
  return values.length === 1 && host.test(values[0] ?? '')
}
