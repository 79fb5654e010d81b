/** The site as `npm run build` left it in `site/dist`: the server loads this file by its path, and takes `site`. */
import { openShortWay } from './short-way.ts'
import { makeSite } from './site.ts'

await import(new URL('./dist/server/entry.mjs', import.meta.url).href)

export const site = makeSite(openShortWay())
