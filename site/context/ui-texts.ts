/** Texts of the ui components on the server. Browsers load the ones that they need, see `fragments/ui-locale.ts`. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { el } from '@cyanotype/ui/locales/el.ts'
import { en } from '@cyanotype/ui/locales/en.ts'
import { et } from '@cyanotype/ui/locales/et.ts'
import { locales } from '@cyanotype/ui/locales/index.ts'
import type { Locale as UiLocale } from '@cyanotype/ui/locales/locale.ts'

/** The languages with catalogues are there from the start, so that error pages have them without a database. */
const loaded = new Map<string, UiLocale>([
  ['en', en],
  ['et', et],
  ['el', el],
])

/** Call it before rendering: components need their texts at once. */
export async function loadUiTexts(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return
  const entry = locales.find((one) => ('tag' in one ? one.tag : one.code) === locale)
  if (entry !== undefined) loaded.set(locale, await entry.load())
}

export function uiTextsOf(locale: Locale): UiLocale {
  return loaded.get(locale) ?? en
}
