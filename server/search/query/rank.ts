/** Ranks candidates. The scores are computed here, so both databases return the same order. */

import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale, siteLocales } from '@cyanotype/content/model/index.ts'
import { anyLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { noSuchPosition } from '../../problems/problems.ts'
import type { EntryState, Grade } from '../analysis/index-tokens.ts'
import { titleLength, tokenOf, tokensBeginning } from '../analysis/index-tokens.ts'
import type { Candidate } from './candidate-store.ts'
import type { ParsedTerm } from './parse-query.ts'

export interface Ranked extends Candidate {
  readonly layer: Locale
  readonly score: number
}

/** A match in the title outweighs two in headings, and one in a heading outweighs two in the text. */
const weights: Readonly<Record<Grade, number>> = { title: 100, strong: 40, text: 15, code: 5 }
/** For a title that consists only of the words of the query, and contains all of them. */
const exactTitleScore = 60
/**
 * Pages in a folder of a section of the documentation, such as the API reference and the decisions. Their titles
 * count more than the text of a guide, and less than its headings.
 */
const nested = /\/docs(?:\/[^/]+){3}/
const nestedFactor = 0.25

/** Best first. For equal scores the later document comes first. */
export function rank(
  found: readonly Candidate[],
  terms: readonly ParsedTerm[],
  state: EntryState,
): readonly Ranked[] {
  const once = new Map(found.map((one) => [one.entry, one]))
  const matchersByLocale = Object.fromEntries(
    siteLocales().map((locale) => [locale, terms.map((parsed) => matcherIn(locale, parsed, state))]),
  )
  return [...once.values()]
    .flatMap((one) => scored(one, matchersByLocale[one.layer] ?? []) ?? [])
    .sort(compare)
}

/**
 * A word in one locale. Its variants mostly share a prefix, so one pass through an entry finds all of them.
 */
interface TermMatcher {
  readonly commonPrefix: string
  readonly nearness: ReadonlyMap<string, number>
}

function matcherIn(locale: Locale, parsed: ParsedTerm, state: EntryState): TermMatcher {
  const nearness = new Map(
    (parsed[locale] ?? []).map(({ term, nearness }) => [tokenOf(locale, state, term), nearness]),
  )
  return { commonPrefix: commonPrefixOf([...nearness.keys()]), nearness }
}

function commonPrefixOf(tokens: readonly string[]): string {
  const [first = ''] = tokens
  let length = first.length
  for (const token of tokens) while (!token.startsWith(first.slice(0, length))) length -= 1
  return first.slice(0, length)
}

export function compare(one: SearchPosition, other: SearchPosition): number {
  if (one.score !== other.score) return other.score - one.score
  if (one.id !== other.id) return one.id < other.id ? 1 : -1
  return one.layer < other.layer ? -1 : Number(one.layer > other.layer)
}

function scored(candidate: Candidate, matchersByLocale: readonly TermMatcher[]): Ranked | undefined {
  const { layer, tokens, path } = candidate
  if (!isLocale(layer)) return undefined
  let score = 0
  let inTitle = 0
  let wordsInTitle = 0
  for (const { commonPrefix: beginning, nearness } of matchersByLocale) {
    let best = 0
    const before = inTitle
    tokensBeginning(tokens, beginning, (token, grade) => {
      const near = nearness.get(token)
      if (near === undefined) return
      best = Math.max(best, weights[grade] * near)
      if (grade === 'title') inTitle += 1
    })
    // The entry has no variant of the word in its own locale, so it does not match.
    if (best === 0) return undefined
    score += best
    if (inTitle > before) wordsInTitle += 1
  }
  const share =
    Math.min(1, inTitle / Math.max(1, titleLength(tokens))) * (wordsInTitle / matchersByLocale.length)
  const factor = nested.test(path ?? '') ? nestedFactor : 1
  return {
    ...candidate,
    layer,
    score: Math.round((score / matchersByLocale.length + share * exactTitleScore) * factor * 100),
  }
}

// Search cursor: the position at which a page of results ended, as an opaque text that is safe in a URL.

export interface SearchPosition {
  readonly score: number
  readonly id: string
  readonly layer: Locale
}

const parts = z.tuple([z.number(), z.string(), anyLocale])

export function nextOf(position: SearchPosition | undefined): string | null {
  if (position === undefined) return null
  return Buffer.from(JSON.stringify([position.score, position.id, position.layer])).toString('base64url')
}

/** The cursor comes from the client, so an invalid one is refused. */
export function positionOf(cursor: string): SearchPosition {
  const position = readPosition(cursor)
  if (position !== undefined) return position
  throw noSuchPosition()
}

export function readPosition(cursor: string): SearchPosition | undefined {
  try {
    const [score, id, layer] = parts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return { score, id, layer }
  } catch {
    return undefined
  }
}
