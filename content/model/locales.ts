/** Locales of the site. A new one is one line here, and its catalogues in `content/locales`. */
export const locales = {
  en: { name: 'English', short: 'EN', dir: 'ltr', prefix: '' },
  et: { name: 'Eesti', short: 'ET', dir: 'ltr', prefix: '/et' },
  el: { name: 'Ελληνικά', short: 'ΕΛ', dir: 'ltr', prefix: '/el' },
} as const satisfies Record<string, LocaleDefinition>

interface LocaleDefinition {
  readonly name: string
  readonly short: string
  readonly dir: 'ltr' | 'rtl'
  readonly prefix: string
}

export type Locale = keyof typeof locales

/** The layer of the fields that all languages share. */
export const shared = '*'

/** A locale, or `*` for what all languages share. */
export type Layer = Locale | typeof shared

export const defaultLocale: Locale = 'en'
export const localeCodes: readonly [Locale, ...Locale[]] = ['en', 'et', 'el']
export const layers: readonly [Layer, ...Layer[]] = [...localeCodes, shared]

export function isLocale(code: string): code is Locale {
  return Object.hasOwn(locales, code)
}

/** The path of a page in a language: `/updates` is `/el/updates` in Greek, and `/` is `/el`. */
export function localizedPath(locale: Locale, path: string): string {
  const { prefix } = locales[locale]
  return path === '/' ? prefix || '/' : `${prefix}${path}`
}

/** The reverse: the locale of a path, and the path without its prefix. Only the prefix decides. */
export function readLocale(path: string): { locale: Locale; path: string } {
  for (const locale of localeCodes) {
    const { prefix } = locales[locale]
    if (prefix === '') continue
    if (path === prefix || path === `${prefix}/`) return { locale, path: '/' }
    if (path.startsWith(`${prefix}/`)) return { locale, path: path.slice(prefix.length) }
  }
  return { locale: defaultLocale, path }
}
