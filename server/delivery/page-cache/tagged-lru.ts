/**
 * Tagged LRU cache: entries have a weight and tags. They are dropped by tag, and the least used ones are
 * evicted when the total weight exceeds the limit.
 */
export interface Tagged<Value> {
  get(key: string): Value | undefined
  put(key: string, value: Value, weight: number, tags: ReadonlySet<string>): void
  remove(key: string): void
  /** Returns the dropped entries. */
  drop(tags: readonly string[]): readonly Dropped<Value>[]
  size(): CacheSize
}

export interface CacheSize {
  readonly entries: number
  readonly weight: number
}

export interface Dropped<Value> {
  readonly key: string
  readonly value: Value
  /** How often it was requested. */
  readonly uses: number
}

interface Entry<Value> {
  readonly value: Value
  readonly weight: number
  readonly tags: ReadonlySet<string>
  uses: number
  /** The number of uses at the last check. More uses since then keep it for another round. */
  weighedAt: number
}

/** `removed` is called with every removed entry: dropped, replaced or evicted. */
export function tagged<Value>(
  maxWeight: number,
  onRemove: (value: Value, key: string) => void = () => {},
): Tagged<Value> {
  const entries = new Map<string, Entry<Value>>()
  const keysByTag = new Map<string, Set<string>>()
  let weight = 0

  function remove(key: string): void {
    const entry = entries.get(key)
    if (entry === undefined) return
    entries.delete(key)
    weight -= entry.weight
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
    onRemove(entry.value, key)
  }

  function take(key: string): readonly Dropped<Value>[] {
    const entry = entries.get(key)
    remove(key)
    return entry === undefined ? [] : [{ key, value: entry.value, uses: entry.uses }]
  }

  /** Evicts the oldest first. Entries that were used meanwhile move to the end instead. */
  function evictOldest(): void {
    for (const [key, entry] of entries) {
      if (weight <= maxWeight) return
      if (entry.uses > entry.weighedAt) {
        entries.delete(key)
        entries.set(key, { ...entry, weighedAt: entry.uses })
      } else remove(key)
    }
  }

  return {
    remove,
    size: () => ({ entries: entries.size, weight }),
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entry.uses += 1
      return entry.value
    },
    put(key, value, itsWeight, tags) {
      remove(key)
      entries.set(key, { value, weight: itsWeight, tags, uses: 0, weighedAt: 0 })
      weight += itsWeight
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
      evictOldest()
    },
    drop: (tags) => tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])].flatMap(take)),
  }
}
