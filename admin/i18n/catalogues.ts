/**
 * Message catalogues, three for each language: sign-in, whose page loads alone, shell and lists, and the other
 * screens.
 */
import type { InterfaceLocale, Locale } from '@cyanotype/content/model/locales.ts'
import { interfaceLocaleOf, localeCodes, locales } from '@cyanotype/content/model/locales.ts'
import type { Locale as UiLocale } from '@cyanotype/ui/locales/locale.ts'
import type { I18n, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'

type Catalogues = Readonly<Record<InterfaceLocale, () => Promise<{ readonly messages: Messages }>>>

const signInCatalogues: Catalogues = {
  en: () => import('@cyanotype/content/locales/sign-in/en.po'),
  et: () => import('@cyanotype/content/locales/sign-in/et.po'),
  el: () => import('@cyanotype/content/locales/sign-in/el.po'),
}

const shellCatalogues: Catalogues = {
  en: () => import('@cyanotype/content/locales/shell/en.po'),
  et: () => import('@cyanotype/content/locales/shell/et.po'),
  el: () => import('@cyanotype/content/locales/shell/el.po'),
}

const screenCatalogues: Catalogues = {
  en: () => import('@cyanotype/content/locales/admin/en.po'),
  et: () => import('@cyanotype/content/locales/admin/et.po'),
  el: () => import('@cyanotype/content/locales/admin/el.po'),
}

/** The messages of the whole admin, including sign-in. */
export async function speak(locale: Locale): Promise<I18n> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  await Promise.all([loadShellMessages(i18n, locale), loadScreenMessages(i18n, locale)])
  return i18n
}

/** The messages of shell and lists, including sign-in. */
export const loadShellMessages = (i18n: I18n, locale: Locale) =>
  load(i18n, locale, [signInCatalogues, shellCatalogues])

/** The messages of all other screens. */
export async function loadScreenMessages(i18n: I18n, locale: Locale): Promise<void> {
  await load(i18n, locale, [screenCatalogues])
  i18n.load(locale, languageNames())
}

/** The options of the settings name languages by their own names, which are in no catalogue. */
const languageNames = (): Messages =>
  Object.fromEntries(localeCodes.map((code) => [`language.${code}`, [locales[code].name]]))

async function load(i18n: I18n, locale: Locale, catalogues: readonly Catalogues[]): Promise<void> {
  const loaded = await Promise.all(catalogues.map((catalogue) => catalogue[interfaceLocaleOf(locale)]()))
  for (const { messages } of loaded) i18n.load(locale, messages)
}

export async function activateForSignIn(locale: Locale): Promise<I18n> {
  const { messages } = await signInCatalogues[interfaceLocaleOf(locale)]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** English is built into the components. */
const uiLocales: Readonly<Record<InterfaceLocale, () => Promise<UiLocale | undefined>>> = {
  en: async () => undefined,
  et: async () => (await import('@cyanotype/ui/locales/et.ts')).et,
  el: async () => (await import('@cyanotype/ui/locales/el.ts')).el,
}

/** The messages of the ui components in the same language. */
export const uiLocaleOf = (locale: Locale): Promise<UiLocale | undefined> =>
  uiLocales[interfaceLocaleOf(locale)]()
