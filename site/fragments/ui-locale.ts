/** Component texts in the language of a page. English is included, the others are loaded when needed. */
import type { Locale } from '@cyanotype/ui/locales/locale.ts'

const languages: Readonly<Record<string, (() => Promise<Locale>) | undefined>> = {
  et: async () => (await import('@cyanotype/ui/locales/et.ts')).et,
  el: async () => (await import('@cyanotype/ui/locales/el.ts')).el,
}

/** Their list is a file of its own, because most sites have none of them. */
async function otherLocale(language: string): Promise<Locale | undefined> {
  const { locales } = await import('@cyanotype/ui/locales/index.ts')
  return locales.find((one) => ('tag' in one ? one.tag : one.code) === language)?.load()
}

export async function uiLocaleOf(language: string): Promise<Locale | undefined> {
  if (language === 'en' || language === '') return undefined
  const load = languages[language]
  return load === undefined ? otherLocale(language) : load()
}
