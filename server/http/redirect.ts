/** Sends somebody elsewhere on the site, also those whose browser reads only the page. */
import type { Context } from './context.ts'
import { escapeHtml } from './error-page.ts'
import { sitePolicy } from './headers.ts'

export function redirect(context: Context, status: number, location: string): void {
  context.status = status
  context.set({ location, 'cache-control': 'no-cache', 'content-security-policy': sitePolicy([]) })
  context.type = 'html'
  context.body = `<!doctype html><html lang="en"><head><title>Elsewhere</title><meta http-equiv="refresh" content="0; url=${escapeHtml(location)}"></head></html>`
}
