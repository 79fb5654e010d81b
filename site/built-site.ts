/** The site as `npm run build` left it in `site/dist`: the server loads this file by its path, and takes `site`. */
import { readFileSync } from 'node:fs'
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { getGlobalContextAsync } from 'vike/server'
import { latestSheet } from './rendering/brand-stylesheet.ts'
import { makeSite } from './rendering/create-site.ts'
import { withFontsAhead } from './rendering/font-preload.ts'
import { withSheetsWithin } from './rendering/inline-styles.ts'
import type { ShortWay } from './rendering/render-fast-path.ts'
import { openShortWay } from './rendering/render-fast-path.ts'

await import(new URL('./dist/server/entry.mjs', import.meta.url).href)

const { pages } = await getGlobalContextAsync(true)

export const site = builtSite(openShortWay())

/** The fonts before the sheets: a head is short to read while it has none in itself. */
export function builtSite(shortWay?: ShortWay): Site {
  return withSheetsWithin(withFontsAhead(makeSite(() => pages, shortWay)), (href) =>
    href.startsWith('/assets/')
      ? readFileSync(new URL(`./dist/client${href}`, import.meta.url), 'utf8')
      : latestSheet(href),
  )
}
