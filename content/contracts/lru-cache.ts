/** LRU cache for values that are expensive to make, by name. The least recently used one is dropped first. */
export interface LruCache<Value> {
  get(name: string): Value | undefined
  /** Returns the value. */
  put(name: string, value: Value): Value
}

interface Most {
  readonly things: number
  /** The maximum length of all names together. A value is assumed to be as large as the text in its name. */
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
