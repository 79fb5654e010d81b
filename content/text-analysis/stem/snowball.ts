/**
 * Stemmers of the Snowball project, for languages that have no stemmer of our own. Each is loaded when a text or a
 * query in its language comes up.
 */
import type { Locale } from '../../model/locales.ts'
import { memoizeWord } from '../memoize-word.ts'

interface StemmerModule {
  readonly stemmer: (word: string) => string
}

const portuguese = () => import('@orama/stemmers/portuguese')

const modules: Readonly<Partial<Record<Locale, () => Promise<StemmerModule>>>> = {
  ar: () => import('@orama/stemmers/arabic'),
  bg: () => import('@orama/stemmers/bulgarian'),
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  hi: () => import('@orama/stemmers/indian'),
  hu: () => import('@orama/stemmers/hungarian'),
  hy: () => import('@orama/stemmers/armenian'),
  id: () => import('@orama/stemmers/indonesian'),
  it: () => import('@orama/stemmers/italian'),
  lt: () => import('@orama/stemmers/lithuanian'),
  'nb-NO': () => import('@orama/stemmers/norwegian'),
  nl: () => import('@orama/stemmers/dutch'),
  pt: portuguese,
  'pt-BR': portuguese,
  ro: () => import('@orama/stemmers/romanian'),
  ru: () => import('@orama/stemmers/russian'),
  sv: () => import('@orama/stemmers/swedish'),
  tr: () => import('@orama/stemmers/turkish'),
  uk: () => import('@orama/stemmers/ukrainian'),
}

const loaded = new Map<Locale, StemmerModule['stemmer']>()

/** Call it before texts in these languages are analysed. Does nothing for a language without such a stemmer. */
export async function loadStemmers(locales: readonly Locale[]): Promise<void> {
  for (const locale of locales) {
    const load = loaded.has(locale) ? undefined : modules[locale]
    if (load !== undefined) loaded.set(locale, memoizeWord((await load()).stemmer))
  }
}

/** `undefined` if the language has none, or before it is loaded. */
export const snowballStemmer = (locale: Locale): StemmerModule['stemmer'] | undefined => loaded.get(locale)
