/** Handles errors of a render: the site shows its error page, and the log has the details. */
import type { RenderedPage, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { isDatabaseUnreachable } from '../../db/index.ts'
import type { Context, RequestServices } from '../../http/calls/request-context.ts'

/** Makes the site throw when the database is unreachable, so that the cache or a 503 answers. */
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
