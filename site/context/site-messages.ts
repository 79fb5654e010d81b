/** Messages of the site in every language. */

import { messages as el } from '@cyanotype/content/locales/site/el.po'
import { messages as en } from '@cyanotype/content/locales/site/en.po'
import { messages as et } from '@cyanotype/content/locales/site/et.po'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { I18n, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'

const i18nFor = (locale: Locale, messages: Messages) =>
  setupI18n({ locale, messages: { [locale]: messages } })

const catalogues: Readonly<Record<Locale, I18n>> = {
  en: i18nFor('en', en),
  et: i18nFor('et', et),
  el: i18nFor('el', el),
}

export function messagesOf(locale: Locale): I18n {
  return catalogues[locale]
}
