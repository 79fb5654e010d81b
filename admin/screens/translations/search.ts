/** Search parameters of the translations screen. Invalid parameters are left out. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'

export const states = ['outdated', 'missing'] as const
export type WaitingState = (typeof states)[number]

const search = z.object({
  language: z.enum(localeCodes).optional().catch(undefined),
  state: z.enum(states).optional().catch(undefined),
})

export interface TranslationsSearch {
  readonly language: Locale
  /** Missing and out-of-date translations, if undefined. */
  readonly state: WaitingState | undefined
}

/** Without a language in the URL, the first language of the user. */
export function readTranslationsSearch(
  words: Readonly<Record<string, string | undefined>>,
  own: Locale,
): TranslationsSearch {
  const { language = own, state } = search.parse(words)
  return { language, state }
}

export function writeTranslationsSearch({ language, state }: TranslationsSearch): string {
  return `?${new URLSearchParams({ language, ...(state === undefined ? {} : { state }) })}`
}
