/** The built site in `site/dist`: the server loads this file by its path and uses `site`. */
import { readFileSync } from 'node:fs'
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { getGlobalContextAsync } from 'vike/server'
import { currentStylesheet } from './layout/head/brand-stylesheet.ts'
import { makeSite } from './rendering/create-site.ts'
import { withFontsAhead, withInlineStylesheets } from './rendering/head-assets.ts'
import type { RenderFastPath } from './rendering/render-fast-path.ts'
import { openRenderFastPath } from './rendering/render-fast-path.ts'

await import(new URL('./dist/server/entry.mjs', import.meta.url).href)

const { pages } = await getGlobalContextAsync(true)

export const site = builtSite(openRenderFastPath())

/** Fonts come before stylesheets, because the head is faster to search without inline styles. */
export function builtSite(renderFastPath?: RenderFastPath): Site {
  return withInlineStylesheets(withFontsAhead(makeSite(() => pages, renderFastPath)), (href) =>
    href.startsWith('/assets/')
      ? readFileSync(new URL(`./dist/client${href}`, import.meta.url), 'utf8')
      : currentStylesheet(href),
  )
}
