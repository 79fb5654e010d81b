/**
 * History entries of a browser or a test. Each has a key, by which its data is found again, and an index,
 * which shows how far the user moved.
 */
export interface HistoryEntry {
  /** Path, query and fragment. */
  readonly href: string
  readonly pathname: string
  readonly key: string
  readonly index: number
}

export interface AdminHistory {
  readonly location: HistoryEntry
  push(href: string): void
  replace(href: string): void
  go(steps: number): void
  /** Called when the user goes back or forward with the browser. */
  subscribe(listener: () => void): () => void
}

interface Mark {
  readonly key: string
  readonly index: number
}

const newMark = (index: number): Mark => ({ key: Math.random().toString(36).slice(2, 10), index })

const isMark = (state: unknown): state is Mark =>
  typeof state === 'object' && state !== null && 'key' in state && 'index' in state

const entryOf = (href: string, { key, index }: Mark): HistoryEntry => ({
  href,
  pathname: new URL(href, 'http://here').pathname,
  key,
  index,
})

export function createBrowserHistory(): AdminHistory {
  let location = read(0)

  /** An entry that the browser made itself, for a fragment or at the start, has no state yet. */
  function read(index: number): HistoryEntry {
    const { state } = history
    const mark = isMark(state) ? state : newMark(index)
    const href = window.location.href.slice(window.location.origin.length)
    if (mark !== state) history.replaceState(mark, '', href)
    return entryOf(href, mark)
  }
  const write = (how: 'pushState' | 'replaceState', href: string, index: number) => {
    const mark = newMark(index)
    history[how](mark, '', href)
    location = entryOf(href, mark)
  }

  return {
    get location() {
      return location
    },
    push: (href) => write('pushState', href, location.index + 1),
    replace: (href) => write('replaceState', href, location.index),
    go: (steps) => history.go(steps),
    subscribe(listener) {
      const handlePop = () => {
        location = read(location.index + 1)
        listener()
      }
      window.addEventListener('popstate', handlePop)
      return () => window.removeEventListener('popstate', handlePop)
    },
  }
}

export function createMemoryHistory(href: string): AdminHistory {
  let entries: readonly HistoryEntry[] = [entryOf(href, newMark(0))]
  let place = 0
  const listeners = new Set<() => void>()
  const write = (at: number, next: string) => {
    entries = [...entries.slice(0, at), entryOf(next, newMark(at))]
    place = at
  }
  return {
    get location() {
      const entry = entries[place]
      if (entry === undefined) throw new Error('A history has no entry.')
      return entry
    },
    push: (next) => write(place + 1, next),
    replace: (next) => write(place, next),
    go(steps) {
      place = Math.min(Math.max(place + steps, 0), entries.length - 1)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A URL of the admin as screens read it: without the locale prefix and without empty parameters. */
export interface Location {
  readonly pathname: string
  /** With its question mark; empty without a query. */
  readonly searchStr: string
  readonly search: Readonly<Record<string, string>>
  /** As the browser shows it. */
  readonly publicHref: string
  readonly key: string
}

export function locationOf({ href, key }: Pick<HistoryEntry, 'href' | 'key'>, prefix: string): Location {
  const { pathname, searchParams } = new URL(href, 'http://here')
  return {
    pathname: withoutPrefix(pathname, prefix),
    searchStr: writeSearch(searchParams),
    search: Object.fromEntries(searchParams),
    publicHref: href,
    key,
  }
}

/** Callers may leave the prefix out. */
export function withPrefix(href: string, prefix: string): string {
  const { pathname, search, hash } = new URL(href, 'http://here')
  return prefix + withoutPrefix(pathname, prefix) + search + hash
}

function withoutPrefix(pathname: string, prefix: string): string {
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
}

/** Writes readable URLs: `?q=fern&status=draft`, without empty values. */
function writeSearch(requested: URLSearchParams): string {
  const filled = new URLSearchParams([...requested].filter(([, value]) => value !== ''))
  return filled.size === 0 ? '' : `?${filled}`
}
