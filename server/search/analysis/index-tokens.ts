/**
 * The tokens of an index entry. A token is a term with its scope, such as `en.print` for public and
 * `en:print` for drafts, so that queries skip other locales and states. Tokens are grouped by grade with `|`
 * between the groups, so the position of a token tells its grade. Title tokens are repeated with `^`, because
 * matches in titles are queried first.
 */
import { createLruCache } from '@cyanotype/content/contracts/lru-cache.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isStopWord, stemOf, termsOf } from '@cyanotype/content/text-analysis/analyze.ts'
import { wordsIn } from '@cyanotype/content/text-analysis/tokenize.ts'

export type EntryState = 'draft' | 'public'

const scope = (locale: Locale, state: EntryState) => `${locale}${state === 'public' ? '.' : ':'}`

export const tokenOf = (locale: Locale, state: EntryState, term: string) => scope(locale, state) + term
export const titleTokenOf = (locale: Locale, state: EntryState, term: string) =>
  `^${tokenOf(locale, state, term)}`
export const typeTokenOf = (locale: Locale, state: EntryState, type: string) =>
  tokenOf(locale, state, `#${type}`)

/** A word that occurs this often counts like one in a heading. */
const cacheFrom = 4

export function tokensOf(
  locale: Locale,
  state: EntryState,
  type: string,
  chunks: readonly SearchChunk[],
): string {
  const parts = termsByGrade(locale, chunks).map((terms) => terms.map((term) => tokenOf(locale, state, term)))
  const marked = (parts[0] ?? []).map((token) => `^${token}`)
  return [typeTokenOf(locale, state, type), ...marked, parts.map((part) => part.join(' ')).join(' | ')]
    .join(' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

type TermsByGrade = readonly (readonly string[])[]

/** A publication follows the save of the same text, so its terms are usually cached. */
const tokenCache = createLruCache<TermsByGrade>({ maxEntries: 64, maxCharacters: 1_000_000 })

function termsByGrade(locale: Locale, chunks: readonly SearchChunk[]): TermsByGrade {
  const name = `${locale} ${JSON.stringify(chunks.map(({ grade, text }) => [grade, text]))}`
  return tokenCache.get(name) ?? tokenCache.put(name, analysed(locale, chunks))
}

function analysed(locale: Locale, chunks: readonly SearchChunk[]): TermsByGrade {
  const found = new Map<string, Grade>()
  const times = new Map<string, number>()
  const note = (term: string, grade: Grade) => {
    const before = found.get(term)
    if (before === undefined || grades.indexOf(grade) < grades.indexOf(before)) found.set(term, grade)
  }
  for (const { grade, text } of chunks) {
    for (const word of wordsIn(text)) {
      const stem = stemOf(locale, word)
      const count = (times.get(stem) ?? 0) + (grade === 'text' ? 1 : 0)
      times.set(stem, count)
      const own = count >= cacheFrom && !isStopWord(locale, word.folded) ? 'strong' : grade
      for (const term of termsOf(locale, word)) note(term, own)
    }
  }
  return grades.map((grade) => [...found].filter(([, best]) => best === grade).map(([term]) => term))
}

/** Calls `onToken` for each token that starts with a text, with the grade of the token. */
export function tokensBeginning(
  tokens: string,
  beginning: string,
  onToken: (token: string, grade: Grade) => void,
): void {
  const text = ` ${tokens} `
  const terms = ` ${beginning}`
  let part = 0
  let bar = text.indexOf(' | ')
  for (let at = text.indexOf(terms); at >= 0; at = text.indexOf(terms, at + 1)) {
    for (; bar >= 0 && bar < at; bar = text.indexOf(' | ', bar + 1)) part += 1
    const grade = grades[part]
    if (grade !== undefined) onToken(text.slice(at + 1, text.indexOf(' ', at + 1)), grade)
  }
}

/** The number of distinct terms in the title: the marked tokens come first. */
export function titleLength(tokens: string): number {
  let count = 0
  for (let at = tokens.indexOf(' '); tokens[at + 1] === '^'; at = tokens.indexOf(' ', at + 1)) count += 1
  return count
}

/** A part of a document in the search index: plain text with its field and grade. */
export interface SearchChunk {
  /** The name of the field in the content model. */
  readonly field: string
  readonly grade: Grade
  readonly text: string
  /** The section that contains it, if the text has headings. */
  readonly section?: Section
}

/** A part of a page with an anchor. */
export interface Section {
  readonly id: string
  readonly title: string
}

/**
 * `title` names the document. `strong` are headings, slugs, summaries, names and tags. `text` is running
 * text. `code` counts least.
 */
const grades = ['title', 'strong', 'text', 'code'] as const
export type Grade = (typeof grades)[number]
