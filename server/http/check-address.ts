/** Refuses what is no address of ours before anything looks at it: it can then be decoded everywhere. */
import type { Middleware } from './context.ts'
import { Problem } from './problems.ts'

const longest = 8_000

export function checkAddress(): Middleware {
  return async ({ req: { url = '' } }, next) => {
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
