/**
 * Message catalogues, one for each language. Sign-in has a catalogue of its own, because its page loads
 * alone.
 */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import type { Locale as UiLocale } from '@cyanotype/ui/locales/locale.ts'
import type { I18n, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'

type Catalogues = Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>>

const signInCatalogues: Catalogues = {
  en: () => import('@cyanotype/content/locales/sign-in/en.po'),
  et: () => import('@cyanotype/content/locales/sign-in/et.po'),
  el: () => import('@cyanotype/content/locales/sign-in/el.po'),
}

const ofAdmin: Catalogues = {
  en: () => import('@cyanotype/content/locales/admin/en.po'),
  et: () => import('@cyanotype/content/locales/admin/et.po'),
  el: () => import('@cyanotype/content/locales/admin/el.po'),
}

/** The messages of the whole admin, including sign-in. */
export async function speak(locale: Locale): Promise<I18n> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  await loadMessages(i18n, locale)
  return i18n
}

export async function loadMessages(i18n: I18n, locale: Locale): Promise<void> {
  const catalogues = await Promise.all([signInCatalogues[locale](), ofAdmin[locale]()])
  for (const { messages } of catalogues) i18n.load(locale, messages)
}

export async function activateForSignIn(locale: Locale): Promise<I18n> {
  const { messages } = await signInCatalogues[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** English is built into the components. */
const uiLocales: Readonly<Record<Locale, () => Promise<UiLocale | undefined>>> = {
  en: async () => undefined,
  et: async () => (await import('@cyanotype/ui/locales/et.ts')).et,
  el: async () => (await import('@cyanotype/ui/locales/el.ts')).el,
}

/** The messages of the ui components in the same language. */
export const uiLocaleOf = (locale: Locale): Promise<UiLocale | undefined> => uiLocales[locale]()
