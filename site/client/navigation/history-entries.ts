/**
 * The entries of the browser's history: each has a name, by which is remembered how far its page was scrolled. The browser
 * cannot do that itself, since it would scroll before the page is there.
 */
export interface Entries {
  /** The entry that the browser is at, and whether nobody has named it before: then it has just been made. */
  here(): { readonly name: string; readonly isNew: boolean }
  push(url: string): void
  replace(url: string): void
  saveScroll(name: string): void
  restoreScroll(name: string): void
  /** Another document may be opened in between, and forget everything. */
  store(): void
}

const storageKey = 'cyanotype:places'

export function openEntries(): Entries {
  const places = new Map(stored())
  return {
    here() {
      const known = nameIn(history.state)
      if (known !== undefined) return { name: known, isNew: false }
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

/** The name that navigation gave to an entry of the history. */
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
    // Then one comes back to the top.
  }
}
