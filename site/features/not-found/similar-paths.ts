/** Compares addresses by their words. */
interface Candidate {
  readonly title: string
  readonly href: string
}

/** The words of the last part of a path; a number is a word. */
export function termsOfPath(path: string): string[] {
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  return last.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/** The pages whose address or title shares most words with a path, best first; none that shares no word. */
export function nearest<Page extends Candidate>(path: string, pages: readonly Page[], most: number): Page[] {
  const wanted = [...new Set(termsOfPath(path).map(foldLetters).filter(isSignificant))]
  return pages
    .map((page) => ({ page, score: scoreOf(page, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ page }) => page)
}

/** A mistyped word counts half. */
function scoreOf({ title, href }: Candidate, wanted: readonly string[]): number {
  const own = [...termsOfPath(decodeURI(href)), ...title.split(/[^\p{L}\p{N}]+/u)].map(foldLetters)
  const scores = wanted.map((word) => {
    if (own.includes(word)) return 2
    return own.some((one) => isMistyped(one, word)) ? 1 : 0
  })
  return scores.reduce<number>((sum, score) => sum + score, 0)
}

/** One letter more, less or another, or two that changed places; short words would all be alike. */
function isMistyped(word: string, written: string): boolean {
  const shorter = Math.min(word.length, written.length)
  if (shorter < 4) return false
  let start = 0
  while (start < shorter && word[start] === written[start]) start += 1
  let end = 0
  while (end < shorter - start && word.at(-1 - end) === written.at(-1 - end)) end += 1
  const [left, right] = [word, written].map((one) => one.slice(start, one.length - end))
  if (left === undefined || right === undefined) return false
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right === `${left[1]}${left[0]}`
}

const foldLetters = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Short words, such as articles, are in most titles. */
const isSignificant = (word: string) => word.length > 2
