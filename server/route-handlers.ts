/** Responses other than pages that are made from public content. */
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Config } from './config/config.ts'
import { feedHandler } from './delivery/feeds/index.ts'
import { markdownHandler } from './delivery/feeds/markdown-route.ts'
import type { RouteHandler } from './delivery/index.ts'
import { sitemapHandlers } from './delivery/sitemap/index.ts'
import { cardHandler } from './delivery/social-cards/social-card.ts'
import { manifestHandler, themeHandler } from './delivery/theme/index.ts'
import type { Documents } from './documents/index.ts'

interface RouteHandlersOptions {
  readonly documents: Pick<Documents, 'parts'>
  readonly site: Pick<Site, 'themeOf' | 'routes' | 'render'>
  readonly config: Pick<Config, 'publicUrl' | 'stagingHost'>
}

export function routeHandlersOf({ documents, site, config }: RouteHandlersOptions): readonly RouteHandler[] {
  return [
    ...sitemapHandlers({ documents, site, isStaging: isStaging(config) }),
    feedHandler,
    manifestHandler,
    themeHandler(site),
    markdownHandler(),
    cardHandler(site),
  ]
}

/** Whether this is a staging copy of the site. Search engines must not index it. */
export function isStaging({ publicUrl, stagingHost }: RouteHandlersOptions['config']): boolean {
  return publicUrl !== undefined && publicUrl === stagingHost
}
