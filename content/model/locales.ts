/** Languages: those that exist, those of this site, and those with catalogues in `content/locales`. */

/**
 * All languages that a site may have: those of the components. A code is a BCP 47 tag. The first three have
 * catalogues, and a site has them unless its settings name others.
 */
export const locales = {
  en: { name: 'English', short: 'EN', dir: 'ltr', prefix: '/en' },
  et: { name: 'Eesti', short: 'ET', dir: 'ltr', prefix: '/et' },
  el: { name: 'Ελληνικά', short: 'ΕΛ', dir: 'ltr', prefix: '/el' },
  ar: { name: 'العربية', short: 'AR', dir: 'rtl', prefix: '/ar' },
  az: { name: 'Azərbaycanca', short: 'AZ', dir: 'ltr', prefix: '/az' },
  bg: { name: 'Български', short: 'BG', dir: 'ltr', prefix: '/bg' },
  bn: { name: 'বাংলা', short: 'BN', dir: 'ltr', prefix: '/bn' },
  ca: { name: 'Català', short: 'CA', dir: 'ltr', prefix: '/ca' },
  ckb: { name: 'کوردی', short: 'CKB', dir: 'rtl', prefix: '/ckb' },
  cs: { name: 'Čeština', short: 'CS', dir: 'ltr', prefix: '/cs' },
  da: { name: 'Dansk', short: 'DA', dir: 'ltr', prefix: '/da' },
  de: { name: 'Deutsch', short: 'DE', dir: 'ltr', prefix: '/de' },
  es: { name: 'Español', short: 'ES', dir: 'ltr', prefix: '/es' },
  'fa-IR': { name: 'فارسی', short: 'FA-IR', dir: 'rtl', prefix: '/fa-ir' },
  fi: { name: 'Suomi', short: 'FI', dir: 'ltr', prefix: '/fi' },
  fr: { name: 'Français', short: 'FR', dir: 'ltr', prefix: '/fr' },
  he: { name: 'עברית', short: 'HE', dir: 'rtl', prefix: '/he' },
  hi: { name: 'हिन्दी', short: 'HI', dir: 'ltr', prefix: '/hi' },
  hu: { name: 'Magyar', short: 'HU', dir: 'ltr', prefix: '/hu' },
  hy: { name: 'Հայերեն', short: 'HY', dir: 'ltr', prefix: '/hy' },
  id: { name: 'Bahasa Indonesia', short: 'ID', dir: 'ltr', prefix: '/id' },
  it: { name: 'Italiano', short: 'IT', dir: 'ltr', prefix: '/it' },
  ja: { name: '日本語', short: 'JA', dir: 'ltr', prefix: '/ja' },
  kk: { name: 'Қазақша', short: 'KK', dir: 'ltr', prefix: '/kk' },
  km: { name: 'ភាសាខ្មែរ', short: 'KM', dir: 'ltr', prefix: '/km' },
  ko: { name: '한국어', short: 'KO', dir: 'ltr', prefix: '/ko' },
  ky: { name: 'Кыргызча', short: 'KY', dir: 'ltr', prefix: '/ky' },
  lb: { name: 'Lëtzebuergesch', short: 'LB', dir: 'ltr', prefix: '/lb' },
  lt: { name: 'Lietuvių', short: 'LT', dir: 'ltr', prefix: '/lt' },
  mn: { name: 'Монгол', short: 'MN', dir: 'ltr', prefix: '/mn' },
  ms: { name: 'Melayu', short: 'MS', dir: 'ltr', prefix: '/ms' },
  'nb-NO': { name: 'Norsk Bokmål', short: 'NB-NO', dir: 'ltr', prefix: '/nb-no' },
  nl: { name: 'Nederlands', short: 'NL', dir: 'ltr', prefix: '/nl' },
  pl: { name: 'Polski', short: 'PL', dir: 'ltr', prefix: '/pl' },
  pt: { name: 'Português', short: 'PT', dir: 'ltr', prefix: '/pt' },
  'pt-BR': { name: 'Português (Brasil)', short: 'PT-BR', dir: 'ltr', prefix: '/pt-br' },
  ro: { name: 'Română', short: 'RO', dir: 'ltr', prefix: '/ro' },
  ru: { name: 'Русский', short: 'RU', dir: 'ltr', prefix: '/ru' },
  sk: { name: 'Slovenčina', short: 'SK', dir: 'ltr', prefix: '/sk' },
  sl: { name: 'Slovenščina', short: 'SL', dir: 'ltr', prefix: '/sl' },
  sv: { name: 'Svenska', short: 'SV', dir: 'ltr', prefix: '/sv' },
  tg: { name: 'Тоҷикӣ', short: 'TG', dir: 'ltr', prefix: '/tg' },
  th: { name: 'ไทย', short: 'TH', dir: 'ltr', prefix: '/th' },
  tr: { name: 'Türkçe', short: 'TR', dir: 'ltr', prefix: '/tr' },
  'ug-CN': { name: 'ئۇيغۇرچە', short: 'UG-CN', dir: 'rtl', prefix: '/ug-cn' },
  uk: { name: 'Українська', short: 'UK', dir: 'ltr', prefix: '/uk' },
  ur: { name: 'اردو', short: 'UR', dir: 'rtl', prefix: '/ur' },
  uz: { name: 'Oʻzbek', short: 'UZ', dir: 'ltr', prefix: '/uz' },
  vi: { name: 'Tiếng Việt', short: 'VI', dir: 'ltr', prefix: '/vi' },
  'zh-CN': { name: '简体中文', short: 'ZH-CN', dir: 'ltr', prefix: '/zh-cn' },
  'zh-TW': { name: '繁體中文', short: 'ZH-TW', dir: 'ltr', prefix: '/zh-tw' },
} as const satisfies Record<string, LocaleDefinition>

interface LocaleDefinition {
  /** The name of the language in that language. */
  readonly name: string
  readonly short: string
  readonly dir: 'ltr' | 'rtl'
  /** The first part of its paths, unless it is the default language. */
  readonly prefix: string
}

export type Locale = keyof typeof locales

/** The layer of the fields that all languages share. */
export const shared = '*'

/** A locale, or `*` for what all languages share. */
export type Layer = Locale | typeof shared

export const localeCodes: readonly Locale[] = Object.keys(locales).filter(isLocale)
export const layers: readonly Layer[] = [...localeCodes, shared]

/** The language in which the product and its manual are written. Others are translations of it. */
export const productLanguage: Locale = 'en'

/** The languages with catalogues: of the admin, messages of the server, mail, and the texts of the site. */
export const interfaceLocales = ['en', 'et', 'el'] as const satisfies readonly [Locale, ...Locale[]]
export type InterfaceLocale = (typeof interfaceLocales)[number]

export function isInterfaceLocale(code: string): code is InterfaceLocale {
  return interfaceLocales.some((one) => one === code)
}

/** The language of messages for a reader of a language: English if it has no catalogues. */
export function interfaceLocaleOf(locale: Locale): InterfaceLocale {
  return isInterfaceLocale(locale) ? locale : interfaceLocales[0]
}

type SiteLocales = readonly [Locale, ...Locale[]]

/** For each language with a fallback: the next public language in which its readers see content. */
type Fallbacks = Readonly<Partial<Record<Locale, Locale>>>

interface SiteLanguages {
  locales: SiteLocales
  layers: readonly [Layer, ...Layer[]]
  fallbacks: Fallbacks
}

/**
 * The languages of this site are the same in the whole process. The built site is a bundle with its own copy of this
 * module, so they are stored outside of it.
 */
const place = Symbol.for('cyanotype.languages')
const holder: typeof globalThis & { [place]?: SiteLanguages } = globalThis
const languagesWith = (codes: SiteLocales, fallbacks: Fallbacks = {}): SiteLanguages => ({
  locales: codes,
  layers: [...codes, shared],
  fallbacks,
})
holder[place] ??= languagesWith(interfaceLocales)
const site: SiteLanguages = holder[place]

/** The languages of this site, the default language first. */
export const siteLocales = (): SiteLocales => site.locales

/** The language whose paths have no prefix, and in which content is shown that has no translation. */
export const defaultLocale = (): Locale => site.locales[0]

/** The languages of this site, and the layer that they share. */
export const siteLayers = (): readonly [Layer, ...Layer[]] => site.layers

export const siteFallbacks = (): Fallbacks => site.fallbacks

/**
 * The languages in which readers of a language see content, in order: the language itself, its fallback, the fallback
 * of that, and so on. The default language is the last.
 */
export function fallbackLocales(locale: Locale): SiteLocales {
  const [, ...others] = new Set([...chosenFallbacks(locale), defaultLocale()])
  return [locale, ...others]
}

/** The same without the default language, unless it is the language itself. */
export const chosenFallbacks = (locale: Locale): readonly Locale[] => chainFrom(locale, site.fallbacks)

/** Each language once, because fallbacks can form a circle. */
function chainFrom(locale: Locale, fallbacks: Fallbacks): readonly Locale[] {
  const chain = new Set<Locale>()
  for (let at: Locale | undefined = locale; at !== undefined && !chain.has(at); at = fallbacks[at])
    chain.add(at)
  return [...chain]
}

/** The server calls it when the settings change, the admin when it starts. */
export function setSiteLocales(codes: readonly Locale[], fallbacks: Fallbacks = {}): void {
  const [first = interfaceLocales[0], ...others] = codes
  Object.assign(site, languagesWith([first, ...others], fallbacks))
}

interface LanguageSettings {
  readonly languages: readonly (string | null)[]
  readonly defaultLanguage: string | null
  readonly hiddenLanguages: readonly (string | null)[]
}

/** The languages that the settings name, the default language first. It is English unless they say otherwise. */
export function languagesOf(settings: Omit<LanguageSettings, 'hiddenLanguages'> | undefined): SiteLocales {
  const isKnown = (code: string | null | undefined) => code != null && isLocale(code)
  const named = (settings?.languages ?? []).filter(isKnown)
  const first = isKnown(settings?.defaultLanguage) ? settings.defaultLanguage : interfaceLocales[0]
  const others = named.length === 0 ? interfaceLocales : named
  return [first, ...new Set(others.filter((code) => code !== first))]
}

/** The languages that visitors see. Those in preparation are not among them, except the default language. */
export function publicLanguagesOf(settings: LanguageSettings | undefined): readonly Locale[] {
  const [first, ...others] = languagesOf(settings)
  return [first, ...others.filter((code) => !settings?.hiddenLanguages.includes(code))]
}

interface FallbackSettings extends LanguageSettings {
  readonly contentFallbacks: readonly { readonly language: string | null; readonly fallback: string | null }[]
}

/**
 * Skips languages in preparation, and ignores languages that the site does not have. The default language is no choice,
 * because it is always the last fallback.
 */
export function fallbacksOf(settings: FallbackSettings | undefined): Fallbacks {
  const [, ...others] = languagesOf(settings)
  const chosen: Partial<Record<Locale, Locale>> = {}
  for (const { language, fallback } of settings?.contentFallbacks ?? []) {
    const from = others.find((code) => code === language)
    const to = others.find((code) => code === fallback)
    if (from !== undefined && to !== undefined) chosen[from] ??= to
  }
  const shown = publicLanguagesOf(settings)
  return Object.fromEntries(
    others.flatMap((code) => {
      const [, ...after] = chainFrom(code, chosen)
      const next = after.find((one) => shown.includes(one))
      return next === undefined ? [] : [[code, next]]
    }),
  )
}

/** A value for each language or layer. The assertion is safe because every key gets a value. */
export function each<Key extends Layer, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  const made: Partial<Record<Key, Value>> = {}
  for (const key of keys) made[key] = value(key)
  return made as Record<Key, Value>
}

export function isSiteLocale(code: string): code is Locale {
  return site.locales.some((one) => one === code)
}

/** The language of this site for a code from elsewhere: `pt-br` is `pt-BR`, or else `pt`. */
export function siteLocaleOf(code: string): Locale | undefined {
  const wanted = code.toLowerCase()
  const find = (one: string) => site.locales.find((locale) => locale.toLowerCase() === one)
  return find(wanted) ?? find(wanted.split('-', 1)[0] ?? '')
}

export function isLocale(code: string): code is Locale {
  return Object.hasOwn(locales, code)
}

/** The path of a page in a language: `/updates` is `/el/updates` in Greek, and `/` is `/el`. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale()) return path
  const { prefix } = locales[locale]
  return path === '/' ? prefix : `${prefix}${path}`
}

/** The path of a page of the admin in a language of the interface. English has no prefix, on any site. */
export function interfacePath(locale: Locale, path: string): string {
  return interfacePrefix(locale) + path
}

export function interfacePrefix(locale: Locale): string {
  const code = interfaceLocaleOf(locale)
  return code === interfaceLocales[0] ? '' : locales[code].prefix
}

const byPrefix: ReadonlyMap<string, Locale> = new Map(localeCodes.map((code) => [locales[code].prefix, code]))

interface LocalizedPath<Code extends Locale = Locale> {
  readonly locale: Code
  /** Without the prefix of the language. */
  readonly path: string
}

/** The reverse: the language of a path, and the path without its prefix. Only languages of this site have one. */
export function readLocale(path: string): LocalizedPath {
  return readPrefix(path, site.locales)
}

/** The language of the interface in a path of the admin. */
export function readInterfaceLocale(path: string): LocalizedPath<InterfaceLocale> {
  return readPrefix(path, interfaceLocales)
}

/** The first of the languages has no prefix. */
function readPrefix<Code extends Locale>(
  path: string,
  among: readonly [Code, ...Code[]],
): LocalizedPath<Code> {
  const end = path.indexOf('/', 1)
  const named = byPrefix.get(end === -1 ? path : path.slice(0, end))
  const [first] = among
  const locale = among.find((code) => code === named)
  if (locale === undefined || locale === first) return { locale: first, path }
  return { locale, path: end === -1 ? '/' : path.slice(end) }
}
