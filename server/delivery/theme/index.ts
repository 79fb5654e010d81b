/** Serves the web app manifest and the stylesheet of the settings. The site creates it, because it knows how colours are used. */

import { iconAddress } from '@cyanotype/content/contracts/icon-address.ts'
import { publicLanguagesIn, readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Picture, Reader, Site, Theme } from '@cyanotype/content/contracts/site-renderer.ts'
import { locales, localizedPath, readLocale } from '@cyanotype/content/model/index.ts'
import type { RouteHandler } from '../index.ts'

/** The current theme. Undefined when the settings have only defaults. */
async function readTheme(site: Pick<Site, 'themeOf'>, reader: Reader): Promise<Theme | undefined> {
  const settings = (await readSettings(reader))?.data
  return settings && site.themeOf?.(settings)
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

/** Files of the built site with stable URLs. */
const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The same for a site with its own icon. */
const iconsOf = (picture: Picture) =>
  ([192, 512] as const).map((size) => ({
    src: iconAddress(picture, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
  }))

/** The web app manifest in each locale: `/manifest.webmanifest`. */
export const manifestHandler: RouteHandler = {
  matches: (path) => readLocale(path).path === '/manifest.webmanifest',
  async render({ path, reader }) {
    const { locale } = readLocale(path)
    if (!(await publicLanguagesIn(reader)).includes(locale)) return undefined
    const published = await readSettings(reader, locale)
    const settings = published?.data
    const name = settings?.siteName || 'Cyanotype'
    const picture = settings?.icon ? await reader.media(settings.icon, locale) : undefined
    const manifest = {
      name,
      short_name: name.length <= 14 ? name : undefined,
      description: settings?.description || undefined,
      lang: locale,
      dir: locales[locale].dir,
      start_url: localizedPath(locale, '/'),
      scope: '/',
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons: picture === undefined ? icons : iconsOf(picture),
    }
    return { type: 'application/manifest+json; charset=utf-8', body: JSON.stringify(manifest) }
  },
}
