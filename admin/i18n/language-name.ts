import { locales } from '@cyanotype/content/model/core.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'

/** What a language is called in the language of the interface, as it stands within a sentence. */
export function languageName(locale: Locale, spoken: string): string {
  const name = new Intl.DisplayNames(spoken, { type: 'language' }).of(locale) ?? locales[locale].name
  // Greek writes it small within a sentence; Intl knows only how it begins one.
  return spoken === 'el' ? name.toLocaleLowerCase('el') : name
}

/** The same where it stands alone: as a choice, or at the head of something. */
export function languageLabel(locale: Locale, spoken: string): string {
  const [first = '', ...rest] = languageName(locale, spoken)
  return first.toLocaleUpperCase(spoken) + rest.join('')
}
