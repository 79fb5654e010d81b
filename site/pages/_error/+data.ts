import type { PageContextServer } from 'vike/types'
import { isPageOn } from '../../context/hidden-sections.ts'
import { unprefixed } from '../../context/languages.ts'
import type { Suggestions } from '../../features/not-found/suggestions.tsx'
import { noSuggestions, suggestionsFor } from '../../features/not-found/suggestions.tsx'
import type { Failure } from '../../rendering/error-data.ts'
import { failureOf } from '../../rendering/error-data.ts'

export interface ErrorData {
  readonly failure: Failure
  /** Only for pages that were not found. The page of a failed rendering reads nothing more. */
  readonly suggestions: Suggestions | undefined
}

export async function data(context: PageContextServer): Promise<ErrorData> {
  const { is404, isDeleted, urlOriginal, abortReason, reader, locale } = context
  const hasSearch = await isPageOn({ reader, preview: false }, '/search')
  const failure = failureOf({ is404, isDeleted, hasSearch, urlOriginal, abortReason })
  if (!is404) return { failure, suggestions: undefined }
  const [path = ''] = unprefixed(urlOriginal, locale).split(/[?#]/)
  // The error page must not fail because of its suggestions.
  const suggestions = await suggestionsFor(reader, locale, decoded(path)).catch(() => noSuggestions)
  return { failure, suggestions }
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return ''
  }
}
