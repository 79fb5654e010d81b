import { locales } from '@cyanotype/content/model/core.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'

/** Name of a language in the language of the interface, for use within a sentence. */
export function languageName(locale: Locale, spoken: string): string {
  const name = new Intl.DisplayNames(spoken, { type: 'language' }).of(locale) ?? locales[locale].name
  // Greek writes language names in lower case within a sentence. Intl only has the form with a capital
  // letter.
  return spoken === 'el' ? name.toLocaleLowerCase('el') : name
}

/** The same name, capitalised: for a choice or a heading. */
export function languageLabel(locale: Locale, spoken: string): string {
  const [first = '', ...rest] = languageName(locale, spoken)
  return first.toLocaleUpperCase(spoken) + rest.join('')
}
