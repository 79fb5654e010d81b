/** Whether an error should be data rather than a page: the rule that clients of the specification rely on. */
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
