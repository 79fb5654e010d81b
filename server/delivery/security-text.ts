/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability, if a contact is configured. */
import { siteLocales } from '@cyanotype/content/model/index.ts'
import type { Middleware } from '../http/calls/request-context.ts'
import { day } from '../platform/durations.ts'

const path = '/.well-known/security.txt'
/** The RFC recommends less than a year. A contact that is no longer valid is then not trusted for long. */
const validDays = 180

/** Not in the page cache, which would keep the day on which it expires. */
export function serveSecurityText(contacts: readonly string[], origin: string): Middleware {
  return async (context, next) => {
    const { method } = context
    if (context.path !== path || contacts.length === 0 || (method !== 'GET' && method !== 'HEAD'))
      return next()
    context.set('cache-control', 'public, max-age=86400')
    context.type = 'text/plain; charset=utf-8'
    context.body = securityText(contacts, origin, new Date())
  }
}

function securityText(contacts: readonly string[], origin: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day + validDays) * day)
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${siteLocales().join(', ')}`,
    `Canonical: ${origin}${path}`,
  ]
  return `${lines.join('\n')}\n`
}
