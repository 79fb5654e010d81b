/** Compares addresses by their words. */
interface Candidate {
  readonly title: string
  readonly href: string
}

/** The words of the last part of a path; a number is a word. */
export function wordsOfPath(path: string): string[] {
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  return last.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/** The pages whose address or title shares most words with a path, best first; none that shares no word. */
export function nearest<Page extends Candidate>(path: string, pages: readonly Page[], most: number): Page[] {
  const wanted = new Set(wordsOfPath(path).map(fold).filter(isTelling))
  return pages
    .map((page) => ({ page, score: scoreOf(page, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ page }) => page)
}

function scoreOf({ title, href }: Candidate, wanted: ReadonlySet<string>): number {
  const own = new Set([...wordsOfPath(decodeURI(href)), ...title.split(/[^\p{L}\p{N}]+/u)].map(fold))
  return [...wanted].filter((word) => own.has(word)).length
}

const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Short words, such as articles, are in most titles. */
const isTelling = (word: string) => word.length > 2
