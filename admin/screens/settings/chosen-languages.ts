/** The languages in the settings that are open, and the ways to change them. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { interfaceLocales, languagesOf, productLanguage } from '@cyanotype/content/model/index.ts'
import { useMemo } from 'react'
import type { SettingFieldProps } from './setting-field.tsx'

export interface LanguageSettings {
  readonly languages: SettingFieldProps
  /** The default language; empty for English. */
  readonly first: SettingFieldProps
  /** The languages that are in preparation. The model stores these, not the public ones. */
  readonly hidden: SettingFieldProps
}

/** The chosen languages with the ways to change them. The default language is the first. */
export function useChosenLanguages({ languages, first, hidden }: LanguageSettings) {
  const { name, layer, state, onChange } = languages
  const { data } = state.edits[layer]
  const value = data[name]
  const named = data[first.name]
  // The same list in each render, so that the options of the field for a new language are too.
  const chosen = useMemo(() => chosenFrom(value, named), [value, named])
  const inPreparation = textsIn(data[hidden.name])
  const change = (codes: readonly Locale[]) => onChange(layer, name, isDefault(codes) ? [] : codes)
  const show = (code: Locale) => {
    const isSeen = !inPreparation.includes(code)
    const [, ...others] = chosen
    const codes = others.filter((one) => (one === code ? isSeen : inPreparation.includes(one)))
    onChange(layer, hidden.name, codes)
  }
  return {
    chosen,
    inPreparation,
    change,
    show,
    makeDefault(code: Locale) {
      // The former default language may be in no list: English is one of the languages without being named.
      change([code, ...chosen.filter((one) => one !== code)])
      onChange(layer, first.name, code === productLanguage ? null : code)
      if (inPreparation.includes(code)) show(code)
    },
  }
}

function chosenFrom(value: unknown, first: unknown) {
  return languagesOf({ languages: textsIn(value), defaultLanguage: typeof first === 'string' ? first : null })
}

/** The languages of a new site, which need no setting. Their order does not matter beside the default language. */
const isDefault = (codes: readonly Locale[]) =>
  codes.length === interfaceLocales.length && interfaceLocales.every((code) => codes.includes(code))

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
