/** The admin's own words, fetched for the one language that is spoken. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Locale as UiLocale } from '@cyanotype/ui/locales/locale.ts'
import type { I18n, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'

const catalogues: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('@cyanotype/content/locales/admin/en.po'),
  et: () => import('@cyanotype/content/locales/admin/et.po'),
  el: () => import('@cyanotype/content/locales/admin/el.po'),
}

export async function speak(locale: Locale): Promise<I18n> {
  const { messages } = await catalogues[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}

const uiLocales: Readonly<Record<Locale, () => Promise<UiLocale>>> = {
  en: async () => (await import('@cyanotype/ui/locales/en.ts')).en,
  et: async () => (await import('@cyanotype/ui/locales/et.ts')).et,
  el: async () => (await import('@cyanotype/ui/locales/el.ts')).el,
}

/** The words of the ui components, in the same language. */
export const uiLocaleOf = (locale: Locale): Promise<UiLocale> => uiLocales[locale]()
