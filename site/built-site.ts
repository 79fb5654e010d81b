/** The site as `npm run build` left it in `site/dist`: the server loads this file by its path, and takes `site`. */
import { readFileSync } from 'node:fs'
import type { Site } from '@cyanotype/content/render.ts'
import { getGlobalContextAsync } from 'vike/server'
import { withFontsAhead } from './fonts-ahead.ts'
import { withSheetsWithin } from './sheets-within.ts'
import type { ShortWay } from './short-way.ts'
import { openShortWay } from './short-way.ts'
import { makeSite } from './site.ts'
import { latestSheet } from './theme.ts'

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
