/** Errors while a page is rendered: the site has a page for them, and the log says what happened. */
import type { RenderedPage, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { isDatabaseUnreachable } from '../../db/index.ts'
import type { Context, RequestServices } from '../../http/calls/request-context.ts'

/** A site that throws where the database cannot be reached: that is answered from the cache, or with 503. */
export function throwingIfUnreachable(site: Site): Site {
  return {
    ...site,
    async render(request) {
      const rendered = await site.render(request)
      if (isDatabaseUnreachable(rendered.error)) throw rendered.error
      return rendered
    },
  }
}

export function logRenderError(
  { state, originalUrl }: Context,
  { error }: Pick<RenderedPage, 'error'>,
  log: RequestServices['log'],
): void {
  if (error === undefined) return
  const { requestId } = state
  log.error({ requestId, path: originalUrl.slice(0, 1_000), err: error }, 'a page could not be rendered')
}
