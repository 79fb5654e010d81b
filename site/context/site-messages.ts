/** Messages of the site: own texts of the settings, or else the catalogue. Languages without one get English. */

import { messages as el } from '@cyanotype/content/locales/site/el.po'
import { messages as en } from '@cyanotype/content/locales/site/en.po'
import { messages as et } from '@cyanotype/content/locales/site/et.po'
import type { InterfaceLocale, Locale } from '@cyanotype/content/model/index.ts'
import { interfaceLocaleOf, locales } from '@cyanotype/content/model/index.ts'
import type { I18n, MessageDescriptor, MessageOptions, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import { ownTexts } from './own-texts.ts'

type Values = Record<string, unknown>

const i18nFor = (locale: Locale, messages: Messages) =>
  setupI18n({ locale, messages: { [locale]: messages } })

const catalogues: Readonly<Record<InterfaceLocale, I18n>> = {
  en: i18nFor('en', en),
  et: i18nFor('et', et),
  el: i18nFor('el', el),
}

/** Without it, the full stop of an English sentence would be at the wrong end on pages from right to left. */
const isolated = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, ['\u2066', ...[message].flat(), '\u2069']]),
  )

const englishFromRightToLeft = i18nFor('en', isolated(en))

const catalogueOf = (locale: Locale) =>
  locales[locale].dir === 'rtl' ? englishFromRightToLeft : catalogues[interfaceLocaleOf(locale)]

/** Of the languages with own texts, with the key of those texts. */
const latest = new Map<Locale, { readonly key: string; readonly i18n: I18n }>()

export function messagesOf(locale: Locale): I18n {
  const own = ownTexts(locale)
  if (own === undefined) return catalogueOf(locale)
  const made = latest.get(locale)
  if (made?.key === own.key) return made.i18n
  const i18n = withFallback(i18nFor(locale, own.messages), own.messages, catalogueOf(locale))
  latest.set(locale, { key: own.key, i18n })
  return i18n
}

/** Each language counts by its own rules: in Thai, an English message would be “1 days”. */
function withFallback(i18n: I18n, messages: Messages, fallback: I18n): I18n {
  const own = i18n._.bind(i18n)
  const other = fallback._.bind(fallback)
  const translate = (id: string | MessageDescriptor, ...values: [Values?, MessageOptions?]) =>
    typeof id === 'string'
      ? (id in messages ? own : other)(id, ...values)
      : (id.id in messages ? own : other)(id)
  return Object.assign(i18n, { _: translate })
}
