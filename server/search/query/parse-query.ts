/** Parses a search query into terms for the index. */
import type { HiddenSections, Locale } from '@cyanotype/content/model/index.ts'
import type { AnalysedWord } from '@cyanotype/content/text-analysis/analyze.ts'
import { isWrittenStopWord, termsOf } from '@cyanotype/content/text-analysis/analyze.ts'
import type { Word } from '@cyanotype/content/text-analysis/tokenize.ts'
import { wordsIn } from '@cyanotype/content/text-analysis/tokenize.ts'
import type { Queries } from '../../db/index.ts'
import type { EntryState } from '../analysis/index-tokens.ts'
import { titleTokenOf, tokenOf, typeTokenOf } from '../analysis/index-tokens.ts'
import { termsBeginning, termsNear } from '../index/search-store.ts'
import type { IndexQuery } from './candidate-store.ts'

/** A form in which a word of the query can occur in a document. */
export interface TermVariant {
  readonly term: string
  /**
   * How close it is to the typed word: 1 for the word itself, less for other forms, completions and
   * corrections.
   */
  readonly nearness: number
}

/**
 * A word of the query with its variants in each locale. A document must contain a variant of its own locale.
 */
export type ParsedTerm = Readonly<Partial<Record<Locale, readonly TermVariant[]>>>

export interface Scope {
  readonly locales: readonly Locale[]
  readonly state: EntryState
  readonly types: readonly string[] | undefined
  readonly hidden: HiddenSections
}

const maxTerms = 8
const shortestBeginning = 2

interface QueryWord extends AnalysedWord {
  /** Whether the word ends the query and may be incomplete. */
  readonly isOpen: boolean
}

/** The distinct words of a query. Stop words count only if there are no others. */
export function parseQuery(query: string, locales: readonly Locale[]): readonly QueryWord[] {
  const words = wordsIn(query)
  // `parseMdx` is one word in a query, and 東京 one pair. In a document their parts are words too.
  const distinct: Word[] = []
  for (const word of words) if (word.end > (distinct.at(-1)?.end ?? 0)) distinct.push(word)
  const significant = distinct.filter((word) => !locales.some((locale) => isWrittenStopWord(locale, word)))
  const last = distinct.at(-1)
  const found = new Map<string, QueryWord>()
  for (const word of significant.length > 0 ? significant : distinct) {
    const isOpen = word === last && word.end === query.length
    if (found.size < maxTerms || found.has(word.folded))
      found.set(word.folded, { folded: word.folded, lower: word.lower, isOpen })
  }
  return [...found.values()]
}

/** All variants of a word. `guess` includes corrections of typing errors. */
export async function seek(
  queries: Queries,
  { isOpen, ...word }: QueryWord,
  { locales, state }: Pick<Scope, 'locales' | 'state'>,
  guess: boolean,
): Promise<ParsedTerm> {
  const entries = await Promise.all(
    locales.map(async (locale) => {
      const started =
        isOpen && word.folded.length >= shortestBeginning
          ? await termsBeginning(queries, { locale, state }, word.folded)
          : []
      const near = guess ? await termsNear(queries, locale, word.folded) : []
      return [locale, meanings(locale, word, started, near)] as const
    }),
  )
  return Object.fromEntries(entries)
}

function meanings(
  locale: Locale,
  word: AnalysedWord,
  started: readonly string[],
  near: readonly string[],
): readonly TermVariant[] {
  const found = new Map<string, number>()
  const add = (terms: readonly string[], nearness: number) => {
    for (const term of terms) if (!found.has(term)) found.set(term, nearness)
  }
  add([word.folded], 1)
  add(termsOf(locale, word), 0.9)
  add(started, 0.7)
  for (const other of near) add(termsOf(locale, { folded: other, lower: other }), 0.5)
  return [...found].map(([term, nearness]) => ({ term, nearness }))
}

/** The index query: every word anywhere, or every word in the title. */
export function indexQueryOf(
  terms: readonly ParsedTerm[],
  { locales, state, types }: Omit<Scope, 'hidden'>,
  where: 'title' | 'anywhere',
): IndexQuery {
  const token = where === 'title' ? titleTokenOf : tokenOf
  const words = terms.map((parsed) =>
    locales.flatMap((locale) => (parsed[locale] ?? []).map(({ term }) => token(locale, state, term))),
  )
  const kinds = types?.flatMap((type) => locales.map((locale) => typeTokenOf(locale, state, type)))
  return kinds === undefined ? words : [...words, kinds]
}
