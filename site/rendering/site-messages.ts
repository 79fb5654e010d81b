/** The site's own words, in every language. */

import { messages as el } from '@cyanotype/content/locales/site/el.po'
import { messages as en } from '@cyanotype/content/locales/site/en.po'
import { messages as et } from '@cyanotype/content/locales/site/et.po'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { I18n, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'

const speaking = (locale: Locale, messages: Messages) =>
  setupI18n({ locale, messages: { [locale]: messages } })

const words: Readonly<Record<Locale, I18n>> = {
  en: speaking('en', en),
  et: speaking('et', et),
  el: speaking('el', el),
}

export function wordsOf(locale: Locale): I18n {
  return words[locale]
}
