/** Answers with what the site made of an address, where it is not a page to keep. */
import type { RenderedPage } from '@cyanotype/content/render.ts'
import type { Context } from '../http/context.ts'
import { fontsAhead } from '../http/headers.ts'
import { Problem } from '../http/problems.ts'
import { redirect } from '../http/redirect.ts'
import { wantsJson } from '../http/wants-json.ts'
import { isCrawler } from './crawlers.ts'

/** The policy is left out in development only. */
export function answerRendered(context: Context, rendered: RenderedPage, policy: string | undefined): void {
  const { status, html, location } = rendered
  if (location !== undefined) {
    redirect(context, status, location)
    return
  }
  if (status === 404 && wantsJson(context.path, context.headers)) throw nothingThere(context, rendered)
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

function nothingThere({ originalUrl: path }: Context, { isUnfit = false }: RenderedPage): Problem {
  return new Problem(isUnfit ? 'unfit_address' : 'no_such_page', { path }, { data: { path } })
}
