/** Caches what is computed for a word, because a few thousand words make up most of all texts. */

/** These limits are a few megabytes at most. */
const maxWords = 20_000
const maxLength = 64

export function memoizeWord(find: (word: string) => string): (word: string) => string {
  const cache = new Map<string, string>()
  return (word) => {
    const cached = cache.get(word)
    if (cached !== undefined) return cached
    const found = find(word)
    if (cache.size >= maxWords) cache.clear()
    if (word.length <= maxLength) cache.set(word, found)
    return found
  }
}
