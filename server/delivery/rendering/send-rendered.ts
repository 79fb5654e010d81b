/** Answers with what the site made of an address, where it is not a page to keep. */
import type { RenderedPage } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Context } from '../../http/calls/request-context.ts'
import { fontsAhead } from '../../http/middleware/security-headers.ts'
import { redirect } from '../../http/response/redirect.ts'
import { wantsJson } from '../../http/response/wants-json.ts'
import { Problem } from '../../problems/problems.ts'
import { isCrawler } from './is-crawler.ts'

/** The policy is left out in development only. */
export function answerRendered(context: Context, rendered: RenderedPage, policy: string | undefined): void {
  const { status, html, location } = rendered
  if (location !== undefined) {
    redirect(context, status, location)
    return
  }
  if (status >= 400 && wantsJson(context.path, context.headers)) throw asProblem(context, rendered)
  context.status = status
  if (policy !== undefined) context.set('content-security-policy', policy)
  if (status >= 400 && isCrawler(context.headers['user-agent'])) {
    // They take what is on a page for content. The status says all, and the log has the rest.
    context.type = 'text'
    context.body = `${status}\n`
    return
  }
  context.set(fontsAhead(rendered))
  context.type = 'html'
  context.body = html
}

function asProblem(
  { originalUrl: path, state }: Context,
  { status, isUnfit = false }: RenderedPage,
): Problem {
  if (status >= 500) return new Problem('internal', state)
  const missing = isUnfit ? 'unfit_address' : 'no_such_page'
  return new Problem(status === 410 ? 'page_gone' : missing, { path }, { data: { path } })
}
