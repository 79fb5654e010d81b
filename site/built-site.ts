/** The site as `npm run build` left it in `site/dist`: the server loads this file by its path, and takes `site`. */
import { readFileSync } from 'node:fs'
import { withFontsAhead } from './fonts-ahead.ts'
import { withSheetsWithin } from './sheets-within.ts'
import { openShortWay } from './short-way.ts'
import { makeSite } from './site.ts'
import { latestSheet } from './theme.ts'

await import(new URL('./dist/server/entry.mjs', import.meta.url).href)

/** The fonts before the sheets: a head is short to read while it has none in itself. */
export const site = withSheetsWithin(withFontsAhead(makeSite(openShortWay())), (href) =>
  href.startsWith('/assets/')
    ? readFileSync(new URL(`./dist/client${href}`, import.meta.url), 'utf8')
    : latestSheet(href),
)
