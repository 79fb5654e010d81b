/** The same few thousand words make up nearly all texts: what was found out about one is kept for the next time. */

/** A few megabytes at most. */
const most = 20_000
const longest = 64

export function remembered(find: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const answer = known.get(word)
    if (answer !== undefined) return answer
    const found = find(word)
    if (known.size >= most) known.clear()
    if (word.length <= longest) known.set(word, found)
    return found
  }
}
