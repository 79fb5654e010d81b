/** The words of all screens but the lists: they come with the first screen that says more. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import type { I18n } from '@lingui/core'
import { createContext } from 'react'
import { learnRest } from './catalogues.ts'

export type BringWords = () => Promise<void>

/** Brings them once. Where they could not be fetched, they are asked for again. */
export function restOfWords(i18n: I18n, locale: Locale): BringWords {
  let words: Promise<void> | undefined
  return () => {
    words ??= learnRest(i18n, locale).catch((error: unknown) => {
      words = undefined
      throw error
    })
    return words
  }
}

/** Where nobody says otherwise nothing is missing. */
export const WordsContext = createContext<BringWords>(() => Promise.resolve())
