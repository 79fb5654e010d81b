/**
 * Messages of the site: own texts of the settings in a language or its fallbacks, or else the catalogue. Languages
 * without one get English.
 */

import { messages as el } from '@cyanotype/content/locales/site/el.po'
import { messages as en } from '@cyanotype/content/locales/site/en.po'
import { messages as et } from '@cyanotype/content/locales/site/et.po'
import type { InterfaceLocale, Locale } from '@cyanotype/content/model/index.ts'
import {
  chosenFallbacks,
  interfaceLocaleOf,
  isInterfaceLocale,
  locales,
} from '@cyanotype/content/model/index.ts'
import type { I18n, MessageDescriptor, MessageOptions, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import { ownTexts } from './own-texts.ts'

type OwnTexts = NonNullable<ReturnType<typeof ownTexts>>

type Values = Record<string, unknown>

const i18nFor = (locale: Locale, messages: Messages) =>
  setupI18n({ locale, messages: { [locale]: messages } })

const catalogues: Readonly<Record<InterfaceLocale, I18n>> = {
  en: i18nFor('en', en),
  et: i18nFor('et', et),
  el: i18nFor('el', el),
}

/** Without it, the full stop of a sentence would be at the wrong end on pages of the other direction. */
function isolated(locale: Locale, messages: Messages): Messages {
  const start = locales[locale].dir === 'rtl' ? '\u2067' : '\u2066'
  const enclosed = (message: Messages[string]) => [start, ...[message].flat(), '\u2069']
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, enclosed(message)]))
}

const isolatedCatalogues: Readonly<Record<InterfaceLocale, I18n>> = {
  en: i18nFor('en', isolated('en', en)),
  et: i18nFor('et', isolated('et', et)),
  el: i18nFor('el', isolated('el', el)),
}

/** The language of the catalogue: the first fallback language that has one, or English. */
function catalogueLanguage(locale: Locale): InterfaceLocale {
  return interfaceLocaleOf(chosenFallbacks(locale).find(isInterfaceLocale) ?? locale)
}

function catalogueOf(locale: Locale): I18n {
  const language = catalogueLanguage(locale)
  return (locales[locale].dir === locales[language].dir ? catalogues : isolatedCatalogues)[language]
}

/** The language in which a page shows a message. Another one than that of the page if it has no translation. */
export function messageLanguage(id: string, locale: Locale): Locale {
  const own = ownTexts(locale)?.texts.findLast(({ messages }) => Object.hasOwn(messages, id))
  return own?.language ?? catalogueLanguage(locale)
}

interface Latest {
  readonly key: string
  readonly catalogue: I18n
  readonly i18n: I18n
}

/** Of the languages with own texts, with the key of those texts. */
const latest = new Map<Locale, Latest>()

export function messagesOf(locale: Locale): I18n {
  const own = ownTexts(locale)
  const catalogue = catalogueOf(locale)
  if (own === undefined) return catalogue
  const made = latest.get(locale)
  if (made?.key === own.key && made.catalogue === catalogue) return made.i18n
  const messages: Messages = Object.assign({}, ...own.texts.map((one) => messagesAround(one, locale)))
  const i18n = withFallback(i18nFor(locale, messages), messages, catalogue)
  latest.set(locale, { key: own.key, catalogue, i18n })
  return i18n
}

/** Texts of a fallback language, as a page in another language shows them. */
function messagesAround({ language, messages }: OwnTexts['texts'][number], locale: Locale): Messages {
  return locales[language].dir === locales[locale].dir ? messages : isolated(language, messages)
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
