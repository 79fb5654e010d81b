/** Where options come from: a list that is searched here, or somebody who is asked while one types. */
import { useEffect, useMemo } from 'react'
import type { SearchRequest } from '../search-dialog/use-search.ts'
import { useAnswer } from '../search-dialog/use-search.ts'
import type { ComboboxOption } from './find-options.ts'
import { findByLabel, findOptions, makeFindable } from './find-options.ts'

/** A list, or a question that must stay the same from one rendering to the next. */
export type ComboboxOptions = readonly ComboboxOption[] | SearchRequest<ComboboxOption>

export interface LoadedOptions {
  readonly loaded: readonly ComboboxOption[]
  /** The one that is called exactly as somebody typed. */
  readonly exact: ComboboxOption | undefined
  readonly state: 'found' | 'loading' | 'failed'
}

const none: readonly ComboboxOption[] = []

/** Nothing is looked for before somebody opens it. */
export function useOptions(options: ComboboxOptions, query: string, isOpen: boolean): LoadedOptions {
  const isAsked = typeof options === 'function'
  const answer = useAnswer(isOpen ? query.trim() : undefined, isAsked ? options : undefined)
  const inHand = isAsked ? answer.items : options
  const list = isOpen ? inHand : none
  useReadAhead(list)
  const loaded = useMemo(() => (isAsked ? list : findOptions(list, query)), [isAsked, list, query])
  const exact = useMemo(() => findByLabel(list, query), [list, query])
  if (!isAsked) return { loaded, exact, state: 'found' }
  if (answer.failed) return { loaded: none, exact: undefined, state: 'failed' }
  return { loaded, exact, state: answer.query === query.trim() ? 'found' : 'loading' }
}

/** So few that a key which comes in between does not wait for them. */
const aSlice = 500

/** While nobody types yet, the list is read, a slice at a time: then a key only has to look. */
function useReadAhead(list: readonly ComboboxOption[]): void {
  useEffect(() => {
    let next = setTimeout(read)
    function read() {
      if (makeFindable(list, aSlice).length < list.length) next = setTimeout(read)
    }
    return () => clearTimeout(next)
  }, [list])
}
