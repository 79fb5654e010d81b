/** LRU cache for values that are expensive to make, by name. The least recently used one is dropped first. */
export interface LruCache<Value> {
  get(name: string): Value | undefined
  /** Returns the value. */
  put(name: string, value: Value): Value
}

interface LruCacheLimits {
  readonly maxEntries: number
  /** The maximum length of all names together. A value is assumed to be as large as the text in its name. */
  readonly maxCharacters?: number
}

export function createLruCache<Value>(limits: LruCacheLimits): LruCache<Value> {
  const { maxEntries, maxCharacters = Number.POSITIVE_INFINITY } = limits
  const entries = new Map<string, { readonly value: Value }>()
  let characters = 0

  function remove(name: string): void {
    if (entries.delete(name)) characters -= name.length
  }

  return {
    get(name) {
      const found = entries.get(name)
      if (found === undefined) return undefined
      entries.delete(name)
      entries.set(name, found)
      return found.value
    },
    put(name, value) {
      remove(name)
      entries.set(name, { value })
      characters += name.length
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && characters <= maxCharacters) break
        remove(oldest)
      }
      return value
    },
  }
}
