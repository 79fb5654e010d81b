/** Where options come from: a list that is searched here, or somebody who is asked while one types. */
import { useMemo } from 'react'
import type { Ask } from '../search-dialog/use-search.ts'
import { useAnswer } from '../search-dialog/use-search.ts'
import type { ComboboxOption } from './find-options.ts'
import { findOptions, makeFindable } from './find-options.ts'

/** A list, or a question that must stay the same from one rendering to the next. */
export type ComboboxOptions = readonly ComboboxOption[] | Ask<ComboboxOption>

export interface FoundOptions {
  readonly found: readonly ComboboxOption[]
  readonly state: 'found' | 'loading' | 'failed'
}

const none: readonly ComboboxOption[] = []

/** Nothing is looked for before somebody opens it. */
export function useOptions(options: ComboboxOptions, query: string, isOpen: boolean): FoundOptions {
  const isAsked = typeof options === 'function'
  const list = isAsked || !isOpen ? none : options
  const findable = useMemo(() => makeFindable(list), [list])
  const inList = useMemo(() => findOptions(findable, query), [findable, query])
  const answer = useAnswer(isOpen ? query.trim() : undefined, isAsked ? options : undefined)
  if (!isAsked) return { found: inList, state: 'found' }
  if (answer.failed) return { found: none, state: 'failed' }
  return { found: answer.items, state: answer.query === query.trim() ? 'found' : 'loading' }
}
