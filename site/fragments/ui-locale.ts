/** Component texts in the language of a page. English is included, the others are loaded when needed. */
import type { Locale } from '@cyanotype/ui/locales/locale.ts'

const languages: Readonly<Record<string, (() => Promise<Locale>) | undefined>> = {
  et: async () => (await import('@cyanotype/ui/locales/et.ts')).et,
  el: async () => (await import('@cyanotype/ui/locales/el.ts')).el,
}

export const uiLocaleOf = async (language: string): Promise<Locale | undefined> => languages[language]?.()
