/** Answers with what the site made of an address, where it is not a page to keep. */
import type { RenderedPage } from '@cyanotype/content/render.ts'
import type { Context } from '../http/context.ts'
import { Problem } from '../http/problems.ts'
import { redirect } from '../http/redirect.ts'
import { wantsJson } from '../http/wants-json.ts'

/** The policy is left out in development only. */
export function answerRendered(context: Context, rendered: RenderedPage, policy: string | undefined): void {
  const { status, html, location } = rendered
  if (location !== undefined) {
    redirect(context, status, location)
    return
  }
  const asked = context.originalUrl
  if (status === 404 && wantsJson(context.path, context.headers)) {
    throw new Problem('no_such_page', { path: asked }, { data: { path: asked } })
  }
  context.status = status
  if (policy !== undefined) context.set('content-security-policy', policy)
  context.type = 'html'
  context.body = html
}
