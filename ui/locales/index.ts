/** Every language that the components speak, without its words: each stands in a file of its own, fetched when it is used. */
import type { Locale, LocaleFacts } from './locale.ts'

export type { Locale, LocaleFacts, MessagePath, Messages } from './locale.ts'

interface LocaleEntry extends LocaleFacts {
  readonly load: () => Promise<Locale>
}

export const locales = [
  { name: 'Ελληνικά', code: 'el', load: async () => (await import('./el.ts')).el },
  { name: 'English', code: 'en', load: async () => (await import('./en.ts')).en },
  { name: 'Eesti', code: 'et', load: async () => (await import('./et.ts')).et },
] as const satisfies readonly LocaleEntry[]

export type LocaleCode = (typeof locales)[number]['code']

export const isLocaleCode = (code: unknown): code is LocaleCode =>
  locales.some((locale) => locale.code === code)

/** The words of one language. */
export async function loadLocale(code: LocaleCode): Promise<Locale> {
  const entry = locales.find((locale) => locale.code === code)
  if (entry === undefined) throw new Error(`There is no locale with the code "${code}".`)
  return entry.load()
}
