/** Responses other than pages that are made from public content. */
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Config } from './config/config.ts'
import { feedHandler } from './delivery/feeds/index.ts'
import { llmsTextHandler } from './delivery/feeds/llms-text.ts'
import { markdownHandler } from './delivery/feeds/markdown-route.ts'
import type { RouteHandler } from './delivery/index.ts'
import { sitemapHandlers } from './delivery/sitemap/index.ts'
import { cardHandler } from './delivery/social-cards/social-card.ts'
import { manifestHandler, themeHandler } from './delivery/theme/index.ts'
import { readFilesOnce } from './documentation/find-page.ts'
import type { Documents } from './documents/index.ts'
import type { Messages } from './messages/index.ts'

interface RouteHandlersOptions {
  readonly documents: Pick<Documents, 'parts'>
  readonly site: Pick<Site, 'themeOf' | 'routes' | 'render'>
  readonly config: Pick<Config, 'publicUrl' | 'stagingHost'>
  readonly messages: Pick<Messages, 'say'>
}

export function routeHandlersOf(options: RouteHandlersOptions): readonly RouteHandler[] {
  const { documents, site, config, messages } = options
  const files = readFilesOnce()
  return [
    ...sitemapHandlers({ documents, site, isStaging: isStaging(config) }),
    llmsTextHandler({ messages, isStaging: isStaging(config), files }),
    feedHandler,
    manifestHandler,
    themeHandler(site),
    markdownHandler(files),
    cardHandler(site, files),
  ]
}

/** Whether this is a staging copy of the site. Search engines must not index it. */
export function isStaging({ publicUrl, stagingHost }: RouteHandlersOptions['config']): boolean {
  return publicUrl !== undefined && publicUrl === stagingHost
}
