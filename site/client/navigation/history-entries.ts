/**
 * Entries of the browser history: each has a name, with which its scroll position is stored. The browser
 * would restore the position itself before the page is there.
 */
export interface Entries {
  /** The current entry, and whether it has no name yet, which means that it is new. */
  here(): { readonly name: string; readonly isNew: boolean }
  push(url: string): void
  replace(url: string): void
  saveScroll(name: string): void
  restoreScroll(name: string): void
  /** Another document may be opened in between, which clears all variables. */
  store(): void
}

const storageKey = 'cyanotype:places'

export function openEntries(): Entries {
  const places = new Map(stored())
  return {
    here() {
      const current = nameIn(history.state)
      if (current !== undefined) return { name: current, isNew: false }
      const name = String(Math.random())
      history.replaceState({ ...history.state, cyanotype: name }, '')
      return { name, isNew: true }
    },
    push(url) {
      history.scrollRestoration = 'manual'
      history.pushState(null, '', url)
    },
    replace(url) {
      history.replaceState(null, '', url)
    },
    saveScroll(name) {
      places.set(name, scrollY)
    },
    restoreScroll(name) {
      const top = places.get(name)
      if (top !== undefined) scrollTo({ top, behavior: 'instant' })
    },
    store: () => store([...places]),
  }
}

/** The name that navigation gave to a history entry. */
function nameIn(state: unknown): string | undefined {
  const { cyanotype } = Object(state)
  return typeof cyanotype === 'string' ? cyanotype : undefined
}

const maxStored = 50

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  } catch {
    return []
  }
}

function store(places: [string, number][]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places.slice(-maxStored)))
  } catch {
    // Back navigation then starts at the top.
  }
}
