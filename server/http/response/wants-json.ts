/**
 * Whether an error is sent as JSON rather than a page, by the rule that clients of the specification expect.
 */
import type { IncomingHttpHeaders } from 'node:http'

export function wantsJson(path: string, headers: IncomingHttpHeaders): boolean {
  const accept = headers.accept ?? ''
  if (accept.includes('text/html')) return false
  return (
    accept.includes('application/json') ||
    headers['sec-fetch-mode'] === 'cors' ||
    /^(curl|httpie)\//i.test(headers['user-agent'] ?? '') ||
    path.startsWith('/api/') ||
    path.endsWith('.json')
  )
}
