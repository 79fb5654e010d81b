/** Serves the stylesheet of the brand colour. The site creates it, because it knows how colours are used. */

import type { Reader, Site, Theme } from '@cyanotype/content/contracts/site-renderer.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { RouteHandler } from '../index.ts'

/** The current theme. Undefined when the settings have no brand colour. */
async function readTheme(site: Pick<Site, 'themeOf'>, reader: Reader): Promise<Theme | undefined> {
  const color = (await reader.single('settings', defaultLocale))?.data.color
  return color ? site.themeOf?.(color) : undefined
}

/** Only the current stylesheet exists, so that requests cannot fill the cache with others. */
export function themeHandler(site: Pick<Site, 'themeOf'>): RouteHandler {
  return {
    matches: (path) => path.startsWith('/theme/'),
    async render({ path, reader }) {
      const theme = await readTheme(site, reader)
      if (theme?.path !== path) return undefined
      const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
      return { type: 'text/css; charset=utf-8', body: theme.css, headers }
    },
  }
}
