/** Redirects within the site, with a page for clients that do not follow redirects. */
import type { Context } from '../calls/request-context.ts'
import { escapeHtml } from '../middleware/error-handler.ts'
import { sitePolicy } from '../middleware/security-headers.ts'

export function redirect(context: Context, status: number, location: string): void {
  context.status = status
  context.set({ location, 'content-security-policy': sitePolicy({ scriptHashes: [] }) })
  if (!context.response.get('cache-control')) context.set('cache-control', 'no-cache')
  context.type = 'html'
  context.body = `<!doctype html><html lang="en"><head><title>Elsewhere</title><meta http-equiv="refresh" content="0; url=${escapeHtml(location)}"></head></html>`
}
