/** The web app manifest in each locale: `/manifest.webmanifest`. */
import { locales, localizedPath, readLocale } from '@cyanotype/content/model/index.ts'
import type { RouteHandler } from '../index.ts'
import { siteLanguages } from '../sitemap/index.ts'

/** Files of the built site with stable URLs. */
const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

export const manifestHandler: RouteHandler = {
  matches: (path) => readLocale(path).path === '/manifest.webmanifest',
  async render({ path, reader }) {
    const { locale } = readLocale(path)
    if (!(await siteLanguages(reader)).includes(locale)) return undefined
    const settings = (await reader.single('settings', locale))?.data
    const name = settings?.siteName || 'Cyanotype'
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
      icons,
    }
    return { type: 'application/manifest+json; charset=utf-8', body: JSON.stringify(manifest) }
  },
}
