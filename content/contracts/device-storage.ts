/**
 * Everything that the product keeps on the device of a visitor, and why. What sets a cookie takes its name and its time
 * from here, and the page about cookies lists this.
 */
export interface DeviceStorageEntry {
  readonly name: string
  /** What it is for. The words for it are the site's. */
  readonly purpose:
    | 'language'
    | 'preview'
    | 'session'
    | 'theme'
    | 'notice'
    | 'tabs'
    | 'searches'
    | 'tree'
    | 'places'
    | 'reload'
  /** Sent along with every request, or known to the page alone. */
  readonly kind: 'cookie' | 'storage'
  /** For how long; until the browser is closed where there is no number, and until it is removed where it is `Infinity`. */
  readonly days?: number
}

export const localeCookieName = 'i18n_redirected'
export const localeCookieDays = 365
export const previewCookieName = 'previewToken'
export const sessionCookieName = '__Host-session'
/** The components keep what was chosen under these names, and a page reads it before it is painted. */
export const themeKey = 'cyanotype:theme'
export const bannerKey = 'cyanotype:banner'
export const searchesKey = 'cyanotype:searches'
/** A session ends by itself after these days, used or not; its cookie is forgotten when the browser is closed. */
export const sessionDays = 14

export const deviceStorage: readonly DeviceStorageEntry[] = [
  { name: localeCookieName, purpose: 'language', kind: 'cookie', days: localeCookieDays },
  { name: sessionCookieName, purpose: 'session', kind: 'cookie' },
  { name: previewCookieName, purpose: 'preview', kind: 'cookie' },
  { name: themeKey, purpose: 'theme', kind: 'storage', days: Number.POSITIVE_INFINITY },
  { name: bannerKey, purpose: 'notice', kind: 'storage', days: Number.POSITIVE_INFINITY },
  { name: 'cyanotype:tab:…', purpose: 'tabs', kind: 'storage', days: Number.POSITIVE_INFINITY },
  { name: searchesKey, purpose: 'searches', kind: 'storage', days: Number.POSITIVE_INFINITY },
  { name: 'cyanotype:tree', purpose: 'tree', kind: 'storage' },
  { name: 'cyanotype:places', purpose: 'places', kind: 'storage' },
  { name: 'nuxt:reload', purpose: 'reload', kind: 'storage' },
]
