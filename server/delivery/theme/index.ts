/** Serves the style sheet of the brand colour. The site makes it, because it knows what colours are for. */

import type { Reader, Site, Theme } from '@cyanotype/content/contracts/site-renderer.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { RouteHandler } from '../index.ts'

/** The theme of now; none where the settings name no colour. */
async function readTheme(site: Pick<Site, 'themeOf'>, reader: Reader): Promise<Theme | undefined> {
  const color = (await reader.single('settings', defaultLocale))?.data.color
  return color ? site.themeOf?.(color) : undefined
}

/** Only the sheet of now is there: nobody can have sheets made, and kept, by asking for them. */
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
