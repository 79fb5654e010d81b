import type { Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { Findable } from './find-bar.tsx'
import type { Search } from './find-plugin.ts'
import { findingOf, goOn, replaceAll, replaceOne, searchFor } from './find-plugin.ts'

/** Finds a string in a text, with or without regard to case and accents. */
export interface FindOptions {
  /** If false, `Άγιος`, `αγιος` and `ΑΓΙΟΣ` are equal. */
  readonly exact: boolean
}

export interface Range {
  readonly from: number
  readonly to: number
}

/** In text order, without overlaps. */
export function findInText(text: string, term: string, { exact }: FindOptions): readonly Range[] {
  if (term === '') return []
  return exact ? rangesOf(text, term) : foldedRangesOf(text, term)
}

function rangesOf(text: string, term: string): readonly Range[] {
  const found: Range[] = []
  for (let from = text.indexOf(term); from >= 0; from = text.indexOf(term, from + term.length)) {
    found.push({ from, to: from + term.length })
  }
  return found
}

interface Folded {
  readonly letters: string
  /** The position in the text of each folded character, and one more for the end. */
  readonly origins: readonly number[]
}

function foldedRangesOf(text: string, term: string): readonly Range[] {
  const { letters, origins } = folded(text)
  const needle = folded(term).letters
  if (needle === '') return []
  return rangesOf(letters, needle).map(({ from, to }) => ({
    from: origins[from] ?? 0,
    // A combining accent belongs to the letter before it.
    to: afterAccents(text, (origins[to - 1] ?? 0) + 1),
  }))
}

function folded(text: string): Folded {
  const origins: number[] = []
  let letters = ''
  let at = 0
  for (const letter of text) {
    const fold = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
    letters += fold
    for (let unit = 0; unit < fold.length; unit += 1) origins.push(at + Math.min(unit, letter.length - 1))
    at += letter.length
  }
  return { letters, origins: [...origins, at] }
}

function afterAccents(text: string, from: number): number {
  let to = from
  // A surrogate pair stays together.
  if (/[\ud800-\udbff]/.test(text[to - 1] ?? '') && /[\udc00-\udfff]/.test(text[to] ?? '')) to += 1
  while (/\p{M}/u.test(text[to] ?? '')) to += 1
  return to
}

/** Find and replace in the rich text. */
export function findInRichText(view: EditorView): Findable {
  const { ranges, current } = findingOf(view.state)
  const send = (tr: Transaction) => {
    view.dispatch(tr)
    showSelection(view)
  }
  return {
    count: ranges.length,
    current,
    search: (search) => send(searchFor(view.state, search)),
    go: (step) => send(goOn(view.state, step)),
    replaceOne: (replacement) => send(replaceOne(view.state, replacement)),
    replaceAll: (replacement) => send(replaceAll(view.state, replacement)),
  }
}

/** The focus is in the search field, so the browser does not scroll to the selection. */
function showSelection(view: EditorView): void {
  view.dom.querySelector('.search-match-current')?.scrollIntoView({ block: 'center' })
}

interface FindableSourceUse {
  readonly control: HTMLTextAreaElement | null
  readonly source: string
  readonly search: Search
  readonly current: number
  readonly onFind: (search: Search, current: number) => void
  readonly onChange: (source: string) => void
}

/** Find and replace in the source. */
export function findInSource({
  control,
  source,
  search,
  current,
  onFind,
  onChange,
}: FindableSourceUse): Findable {
  const places = findInText(source, search.query, search)
  const at = Math.min(current, places.length - 1)
  const show = (next: number, among = places) => {
    const place = among[next]
    if (place) control?.setSelectionRange(place.from, place.to)
  }
  const replaced = (from: number, to: number, replacement: string) =>
    source.slice(0, from) + replacement + source.slice(to)
  return {
    count: places.length,
    current: at,
    search(next) {
      const found = findInText(source, next.query, next)
      const first = Math.min(0, found.length - 1)
      onFind(next, first)
      show(first, found)
    },
    go(step) {
      if (places.length === 0) return
      const next = (at + step + places.length) % places.length
      onFind(search, next)
      show(next)
    },
    replaceOne(replacement) {
      const place = places[at]
      if (place === undefined) return
      const changed = replaced(place.from, place.to, replacement)
      onChange(changed)
      // The replacement may contain the term, so the search goes on behind it.
      const end = place.from + replacement.length
      const next = findInText(changed, search.query, search).findIndex(({ from }) => from >= end)
      onFind(search, Math.max(next, 0))
    },
    replaceAll(replacement) {
      const parts = places.map(
        ({ from }, index) => source.slice(places[index - 1]?.to ?? 0, from) + replacement,
      )
      onChange(parts.join('') + source.slice(places.at(-1)?.to ?? 0))
    },
  }
}
