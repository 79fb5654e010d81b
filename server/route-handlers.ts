/** What is printed from the public content beside pages. */
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Config } from './config/config.ts'
import { feedPrinter } from './delivery/feeds/index.ts'
import { markdownPrinter } from './delivery/feeds/markdown-route.ts'
import { manifestPrinter } from './delivery/feeds/web-app-manifest.ts'
import type { Printer } from './delivery/index.ts'
import { sitemapPrinters } from './delivery/sitemap/index.ts'
import { cardPrinter } from './delivery/social-cards/social-card-route.ts'
import { themePrinter } from './delivery/theme/index.ts'
import type { Documents } from './documents/index.ts'

interface PrintersOptions {
  readonly documents: Pick<Documents, 'parts'>
  readonly site: Pick<Site, 'themeOf'>
  readonly config: Pick<Config, 'publicUrl' | 'stagingHost'>
}

export function printersOf({ documents, site, config }: PrintersOptions): readonly Printer[] {
  return [
    ...sitemapPrinters({ documents, isStaging: isStaging(config) }),
    feedPrinter,
    manifestPrinter,
    themePrinter(site),
    markdownPrinter(),
    cardPrinter(),
  ]
}

/** Whether this is the copy of the site that things are tried on: search engines stay away from all of it. */
export function isStaging({ publicUrl, stagingHost }: PrintersOptions['config']): boolean {
  return publicUrl !== undefined && publicUrl === stagingHost
}
