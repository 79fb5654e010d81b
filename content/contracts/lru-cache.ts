/** The latest few of what is dear to make, by name. What nobody asked for the longest is the first to go. */
export interface LruCache<Value> {
  get(name: string): Value | undefined
  /** Hands it back. */
  put(name: string, value: Value): Value
}

interface Most {
  readonly things: number
  /** Of all names together: what is kept of a text is taken to be as large as the text. */
  readonly letters?: number
}

export function createLruCache<Value>(most: Most): LruCache<Value> {
  const { things, letters: mostLetters = Number.POSITIVE_INFINITY } = most
  const kept = new Map<string, { readonly value: Value }>()
  let letters = 0

  function remove(name: string): void {
    if (kept.delete(name)) letters -= name.length
  }

  return {
    get(name) {
      const found = kept.get(name)
      if (found === undefined) return undefined
      kept.delete(name)
      kept.set(name, found)
      return found.value
    },
    put(name, value) {
      remove(name)
      kept.set(name, { value })
      letters += name.length
      for (const oldest of kept.keys()) {
        if (kept.size <= things && letters <= mostLetters) break
        remove(oldest)
      }
      return value
    },
  }
}
