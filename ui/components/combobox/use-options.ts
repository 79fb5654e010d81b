/**
 * The source of options: an array that is searched here, or a search function that is called while typing.
 */
import { useEffect, useMemo } from 'react'
import type { SearchRequest } from '../search-dialog/use-search.ts'
import { useAnswer } from '../search-dialog/use-search.ts'
import type { ComboboxOption } from './find-options.ts'
import { findByLabel, findOptions, makeFindable } from './find-options.ts'

/** An array, or a search function that must stay the same between renders. */
export type ComboboxOptions = readonly ComboboxOption[] | SearchRequest<ComboboxOption>

export interface LoadedOptions {
  readonly loaded: readonly ComboboxOption[]
  /** The option with exactly the typed label. */
  readonly exact: ComboboxOption | undefined
  readonly state: 'found' | 'loading' | 'failed'
}

const none: readonly ComboboxOption[] = []

/** Nothing is searched before the list opens. */
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

/** Small enough that a key press in between does not have to wait. */
const aSlice = 500

/** Prepares the array in slices before the user types, so that a key press only has to compare. */
function useReadAhead(list: readonly ComboboxOption[]): void {
  useEffect(() => {
    let next = setTimeout(read)
    function read() {
      if (makeFindable(list, aSlice).length < list.length) next = setTimeout(read)
    }
    return () => clearTimeout(next)
  }, [list])
}
