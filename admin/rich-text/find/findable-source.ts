/** Find and replace in the source. */
import type { Findable } from './find-bar.tsx'
import { findInText } from './find-in-text.ts'
import type { Search } from './find-plugin.ts'

interface FindableSourceUse {
  readonly control: HTMLTextAreaElement | null
  readonly source: string
  readonly search: Search
  readonly current: number
  readonly onFind: (search: Search, current: number) => void
  readonly onChange: (source: string) => void
}

export function findableSource({
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
  const replaced = (from: number, to: number, words: string) =>
    source.slice(0, from) + words + source.slice(to)
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
    replaceOne(words) {
      const place = places[at]
      if (place) onChange(replaced(place.from, place.to, words))
    },
    replaceAll(words) {
      const parts = places.map(({ from }, index) => source.slice(places[index - 1]?.to ?? 0, from) + words)
      onChange(parts.join('') + source.slice(places.at(-1)?.to ?? 0))
    },
  }
}
