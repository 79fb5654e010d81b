/**
 * Device storage: everything that the product stores on the device of a visitor, and why. Code that sets a
 * cookie takes its name and duration from here, and the cookie policy lists it.
 */
export interface DeviceStorageEntry {
  readonly name: string
  /** The purpose. The site has its translated text. */
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
  /** Cookies are sent with every request, storage is only known to the page. */
  readonly kind: 'cookie' | 'storage'
  /** Days until it expires. If missing, it ends with the browser session. `Infinity`: until it is removed. */
  readonly days?: number
}

export const localeCookieName = 'i18n_redirected'
export const localeCookieDays = 365
export const previewCookieName = 'previewToken'
export const sessionCookieName = '__Host-session'
/** While a user signs in at the provider of OpenID Connect. */
export const signInCookieName = '__Host-sign-in'
/** Components store the choice under these names, and a page reads it before the first paint. */
export const themeKey = 'cyanotype:theme'
export const bannerKey = 'cyanotype:banner'
export const searchesKey = 'cyanotype:searches'

export const deviceStorage: readonly DeviceStorageEntry[] = [
  { name: localeCookieName, purpose: 'language', kind: 'cookie', days: localeCookieDays },
  { name: sessionCookieName, purpose: 'session', kind: 'cookie' },
  { name: signInCookieName, purpose: 'session', kind: 'cookie' },
  { name: previewCookieName, purpose: 'preview', kind: 'cookie' },
  { name: themeKey, purpose: 'theme', kind: 'storage', days: Number.POSITIVE_INFINITY },
  { name: bannerKey, purpose: 'notice', kind: 'storage', days: Number.POSITIVE_INFINITY },
  { name: 'cyanotype:tab:…', purpose: 'tabs', kind: 'storage', days: Number.POSITIVE_INFINITY },
  { name: searchesKey, purpose: 'searches', kind: 'storage', days: Number.POSITIVE_INFINITY },
  { name: 'cyanotype:tree', purpose: 'tree', kind: 'storage' },
  { name: 'cyanotype:places', purpose: 'places', kind: 'storage' },
  { name: 'nuxt:reload', purpose: 'reload', kind: 'storage' },
]
