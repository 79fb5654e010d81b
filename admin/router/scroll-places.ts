/** How far down the window was, for each entry of the history: whoever comes back finds it there, after loading anew, too. */
import { decoded } from './find-route.ts'
import type { Location } from './location.ts'

const storedAs = 'cyanotype.scroll-places'
const mostKept = 50

function read(): ReadonlyMap<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter(isPlace) : [])
  } catch {
    return new Map()
  }
}

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'

export function keepScrollPlace({ key }: Pick<Location, 'key'>): void {
  const places = new Map(read())
  places.delete(key)
  if (window.scrollY > 0) places.set(key, window.scrollY)
  try {
    sessionStorage.setItem(storedAs, JSON.stringify([...places].slice(-mostKept)))
  } catch {
    // A browser that keeps nothing forgets this, too.
  }
}

/** Where one was; otherwise at the place that the address names, or at the top, where that is wished. */
export function findScrollPlace({ key, publicHref }: Location, resetScroll: boolean): void {
  const before = read().get(key)
  const { hash } = new URL(publicHref, 'http://here')
  if (before !== undefined) window.scrollTo(0, before)
  else if (hash !== '') document.getElementById(decoded(hash.slice(1)))?.scrollIntoView()
  else if (resetScroll) window.scrollTo(0, 0)
}
