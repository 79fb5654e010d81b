/** Options of a combobox: given or loaded, and those that match the typed text. */
import { useEffect, useMemo } from 'react'
import { foldLetters } from '../../internal/fold-letters.ts'
import type { SearchRequest } from '../search-dialog/use-search.ts'
import { useQueryResult } from '../search-dialog/use-search.ts'

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
  const isLoaded = typeof options === 'function'
  const result = useQueryResult(isOpen ? query.trim() : undefined, isLoaded ? options : undefined)
  const available = isLoaded ? result.items : options
  const list = isOpen ? available : none
  useReadAhead(list)
  const loaded = useMemo(() => (isLoaded ? list : findOptions(list, query)), [isLoaded, list, query])
  const exact = useMemo(() => findByLabel(list, query), [list, query])
  if (!isLoaded) return { loaded, exact, state: 'found' }
  if (result.failed) return { loaded: none, exact: undefined, state: 'failed' }
  return { loaded, exact, state: result.query === query.trim() ? 'found' : 'loading' }
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

// Searches options without React: ten thousand of them within one frame.

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  /** Additional text after the label: a code, a place. */
  readonly note?: string
  /** Other words that find it. */
  readonly keywords?: readonly string[]
  readonly group?: string
  readonly disabled?: boolean
}

interface FindableOption {
  readonly option: ComboboxOption
  /** Its label in folded form. */
  readonly name: string
  /** All its words in folded form, the name first. A name alone is not copied. */
  readonly letters: string
}

const findables = new WeakMap<readonly ComboboxOption[], FindableOption[]>()

/**
 * Prepares options once per list, so that a key press only has to compare: up to the given number, or all of
 * the rest.
 */
export function makeFindable(
  options: readonly ComboboxOption[],
  atMost = options.length,
): readonly FindableOption[] {
  const made = findables.get(options) ?? []
  findables.set(options, made)
  for (const option of options.slice(made.length, made.length + atMost)) made.push(findable(option))
  return made
}

function findable(option: ComboboxOption): FindableOption {
  const { label, note, keywords = [] } = option
  const name = foldLetters(label)
  const others = note === undefined ? keywords : [note, ...keywords]
  return {
    option,
    name,
    letters: others.length === 0 ? name : `${name} ${others.map(foldLetters).join(' ')}`,
  }
}

/**
 * Ranks options that start with the query first, then those with a word that starts with it, then the others.
 * Without a query all options match, and none has to be prepared.
 */
export function findOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const search = foldLetters(query).trim()
  if (search === '') return inGroups(options)
  const terms = search.split(/\s+/)
  const ranks: [ComboboxOption[], ComboboxOption[], ComboboxOption[]] = [[], [], []]
  for (const { option, letters } of makeFindable(options)) {
    if (!terms.every((word) => letters.includes(word))) continue
    const rank = rankOf(letters, search, terms)
    ranks[rank].push(option)
  }
  return inGroups(ranks.flat())
}

function rankOf(letters: string, search: string, terms: readonly string[]): 0 | 1 | 2 {
  if (letters.startsWith(search)) return 0
  return terms.every((word) => letters.startsWith(word) || letters.includes(` ${word}`)) ? 1 : 2
}

/** Keeps groups together, the group of the best match first. */
function inGroups(options: readonly ComboboxOption[]): readonly ComboboxOption[] {
  if (options.every(({ group }) => group === undefined)) return options
  return [...Map.groupBy(options, ({ group }) => group).values()].flat()
}

/** The option whose whole label was typed. */
export function findByLabel(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const search = foldLetters(typed).trim()
  if (search === '') return undefined
  return makeFindable(options).find(({ name }) => name === search)?.option
}
