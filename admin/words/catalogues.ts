/** The admin's own words, fetched for the one language that is spoken. Those at its door are apart, since they come first. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import type { Locale as UiLocale } from '@cyanotype/ui/locales/locale.ts'
import type { I18n, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'

type Catalogues = Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>>

const ofDoor: Catalogues = {
  en: () => import('@cyanotype/content/locales/door/en.po'),
  et: () => import('@cyanotype/content/locales/door/et.po'),
  el: () => import('@cyanotype/content/locales/door/el.po'),
}

/** What lists say, and everything that stands around a screen; what a call and signing in again may say is among it. */
const first: Catalogues = {
  en: () => import('@cyanotype/content/locales/admin/en.po?first'),
  et: () => import('@cyanotype/content/locales/admin/et.po?first'),
  el: () => import('@cyanotype/content/locales/admin/el.po?first'),
}

const later: Catalogues = {
  en: () => import('@cyanotype/content/locales/admin/en.po?later'),
  et: () => import('@cyanotype/content/locales/admin/et.po?later'),
  el: () => import('@cyanotype/content/locales/admin/el.po?later'),
}

/** Loads the messages that a list needs. Other screens load the rest. */
export async function learnFirst(i18n: I18n, locale: Locale): Promise<void> {
  const { messages } = await first[locale]()
  i18n.load(locale, messages)
}

/** The words of the whole admin, its door included. */
export async function speak(locale: Locale): Promise<I18n> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  await learnFirst(i18n, locale)
  await learnRest(i18n, locale)
  return i18n
}

export async function learnRest(i18n: I18n, locale: Locale): Promise<void> {
  const { messages } = await later[locale]()
  i18n.load(locale, messages)
}

export async function speakAtDoor(locale: Locale): Promise<I18n> {
  const { messages } = await ofDoor[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** The components speak English by themselves. */
const uiLocales: Readonly<Record<Locale, () => Promise<UiLocale | undefined>>> = {
  en: async () => undefined,
  et: async () => (await import('@cyanotype/ui/locales/et.ts')).et,
  el: async () => (await import('@cyanotype/ui/locales/el.ts')).el,
}

/** The words of the ui components, in the same language. */
export const uiLocaleOf = (locale: Locale): Promise<UiLocale | undefined> => uiLocales[locale]()
