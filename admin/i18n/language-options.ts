/** Options of a field for languages, sorted by their names in the language of the interface. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { locales } from '@cyanotype/content/model/index.ts'
import { languageLabel } from './formats.tsx'

export interface LanguageOption {
  readonly value: Locale
  /** Name here, own name and code, so that each of them is found. */
  readonly label: string
}

export function languageOptions(codes: readonly Locale[], displayLocale: string): readonly LanguageOption[] {
  const { compare } = new Intl.Collator(displayLocale)
  return codes
    .map((code) => ({ value: code, label: `${namesOf(code, displayLocale)} (${code})` }))
    .toSorted((one, other) => compare(one.label, other.label))
}

/** A language whose name is the same in both is named once: English. */
const namesOf = (code: Locale, displayLocale: string) =>
  [...new Set([languageLabel(code, displayLocale), locales[code].name])].join(' – ')
