/** Messages of the site: own texts of the settings, or else the catalogue. Languages without one get English. */

import { messages as el } from '@cyanotype/content/locales/site/el.po'
import { messages as en } from '@cyanotype/content/locales/site/en.po'
import { messages as et } from '@cyanotype/content/locales/site/et.po'
import type { InterfaceLocale, Locale } from '@cyanotype/content/model/index.ts'
import { interfaceLocaleOf } from '@cyanotype/content/model/index.ts'
import type { I18n, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import { ownTexts } from './own-texts.ts'

const i18nFor = (locale: Locale, messages: Messages) =>
  setupI18n({ locale, messages: { [locale]: messages } })

const catalogues: Readonly<Record<InterfaceLocale, Messages>> = { en, et, el }

const defaults: Readonly<Record<InterfaceLocale, I18n>> = {
  en: i18nFor('en', en),
  et: i18nFor('et', et),
  el: i18nFor('el', el),
}

/** Of the languages with own texts, with the key of those texts. */
const latest = new Map<Locale, { readonly key: string; readonly i18n: I18n }>()

export function messagesOf(locale: Locale): I18n {
  const own = ownTexts(locale)
  if (own === undefined) return defaults[interfaceLocaleOf(locale)]
  const made = latest.get(locale)
  if (made?.key === own.key) return made.i18n
  const i18n = i18nFor(locale, { ...catalogues[interfaceLocaleOf(locale)], ...own.messages })
  latest.set(locale, { key: own.key, i18n })
  return i18n
}
