/** Searches documents by words and returns ranked results in pages. */
import { isDeepStrictEqual } from 'node:util'
import type { DocumentType, HiddenSections, Locale } from '@cyanotype/content/model/index.ts'
import {
  isLocale,
  isPathOn,
  locales,
  localizedPath,
  model,
  siteLocales,
} from '@cyanotype/content/model/index.ts'
import { loadStemmers } from '@cyanotype/content/text-analysis/stem/snowball.ts'
import type { Db } from '../../db/index.ts'
import type { EntryState, Section } from '../analysis/index-tokens.ts'
import { chunksOf } from '../index/search-store.ts'
import type { Candidate } from './candidate-store.ts'
import { findCandidates } from './candidate-store.ts'
import type { ExcerptSegment } from './excerpt.ts'
import { excerptOf } from './excerpt.ts'
import type { ParsedTerm, Scope } from './parse-query.ts'
import { indexQueryOf, parseQuery, seek } from './parse-query.ts'
import type { Ranked, SearchPosition } from './rank.ts'
import { compare, nextOf, rank } from './rank.ts'

export interface SearchQuery {
  readonly q: string
  /** Only documents in this locale. All locales by default. */
  readonly locale?: Locale | undefined
  /** The languages that may be shown: the public ones for visitors. Those of the site by default. */
  readonly languages?: readonly Locale[]
  readonly types?: readonly string[] | undefined
  /** `public` for visitors, `draft` for users who may read drafts. */
  readonly state: EntryState
  /** Sections of the site that are switched off. Their pages are not found. */
  readonly hidden?: HiddenSections
  /** Lists each document once: in the first of these languages that matches, or else in the best one. */
  readonly preferred?: readonly Locale[]
  readonly after?: SearchPosition | undefined
  readonly limit: number
  /** Whether the request has neither a session nor a token. Then it may read from a replica. */
  readonly forVisitor?: boolean
}

export interface Hit {
  readonly type: string
  readonly id: string
  readonly locale: Locale
  readonly title: string | null
  readonly path: string | null
  /** The field of the excerpt. */
  readonly where: string
  readonly excerpt: readonly ExcerptSegment[]
  /** The section of the page that the excerpt is taken from. */
  readonly section: Section | undefined
}

export interface SearchResult {
  readonly items: readonly Hit[]
  readonly next: string | null
  /** The number of ranked results. With `isMore` there are more. */
  readonly count: number
  readonly isMore: boolean
}

/**
 * The number of candidates that are ranked: the latest with all words in the title, and the latest with them
 * anywhere.
 */
const maxRanked = 150

export async function find(db: Db, query: SearchQuery): Promise<SearchResult> {
  const { hidden = [], languages = siteLocales() } = query
  const scope = {
    locales: query.locale === undefined ? languages : languages.filter((code) => code === query.locale),
    state: query.state,
    types: hidden.length === 0 ? query.types : typesOn(hidden, query.types),
    hidden,
  }
  await loadStemmers(scope.locales)
  const asWritten = await findRanked(db, await seekAll(db, query, scope, false), scope)
  const found = asWritten.ranked.length > 0 ? asWritten : await guess(db, query, scope, asWritten)
  const { terms } = found
  const { after, limit, preferred } = query
  const ranked = preferred === undefined ? found.ranked : onceEach(found.ranked, preferred)
  const rest = after === undefined ? ranked : ranked.filter((one) => compare(after, one) < 0)
  const shown = rest.slice(0, limit)
  return {
    items: await hitsOf(db, shown, terms),
    next: rest.length > shown.length ? nextOf(shown.at(-1)) : null,
    count: ranked.length,
    isMore: ranked.length >= maxRanked,
  }
}

function onceEach(ranked: readonly Ranked[], preferred: readonly Locale[]): readonly Ranked[] {
  const languages = Map.groupBy(ranked, ({ id }) => id)
  return ranked.filter((one) => {
    const own = languages.get(one.id) ?? []
    const [layer = own[0]?.layer] = preferred.filter((code) => own.some((other) => other.layer === code))
    return one.layer === layer
  })
}

/** A type is left out of the query, so that its many pages do not displace others. */
function typesOn(hidden: HiddenSections, requested?: readonly string[]): readonly string[] {
  const types = Object.values<DocumentType>(model).filter(({ page = '' }) => {
    const [list = ''] = page.split('/{')
    return isPathOn(hidden, list)
  })
  return types.flatMap(({ name }) => (requested === undefined || requested.includes(name) ? name : []))
}

/** A section of the showcase is only a part of its type. */
function isShown({ layer, path }: Candidate, hidden: HiddenSections): boolean {
  return path === null || isPathOn(hidden, unprefixed(layer, path))
}

/**
 * The path of a page as it was indexed, without the prefix of its language. The default language may have changed
 * since.
 */
function unprefixed(layer: string, path: string): string {
  const prefix = isLocale(layer) ? locales[layer].prefix : ''
  if (path === prefix) return '/'
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
}

interface RankedResults {
  readonly ranked: readonly Ranked[]
  readonly terms: readonly ParsedTerm[]
}

function seekAll(db: Db, { q }: SearchQuery, scope: Scope, guess: boolean): Promise<readonly ParsedTerm[]> {
  return Promise.all(parseQuery(q, scope.locales).map((word) => seek(db.kysely, word, scope, guess)))
}

async function findRanked(db: Db, terms: readonly ParsedTerm[], scope: Scope): Promise<RankedResults> {
  if (terms.length === 0) return { ranked: [], terms }
  const candidates = (await candidatesFor(db, terms, scope)).filter((one) => isShown(one, scope.hidden))
  return { ranked: rank(candidates, terms, scope.state), terms }
}

async function candidatesFor(
  db: Db,
  terms: readonly ParsedTerm[],
  scope: Scope,
): Promise<readonly Candidate[]> {
  const ask = (where: 'anywhere' | 'title') =>
    findCandidates(db, indexQueryOf(terms, scope, where), maxRanked)
  // PostgreSQL runs both queries at once, because the one for titles is fast when no title matches.
  const early = db.dialect === 'postgres' ? ask('title') : undefined
  const [anywhere] = await Promise.all([ask('anywhere'), early])
  // If there are fewer, they include all matches in titles.
  return anywhere.length < maxRanked ? anywhere : [...(await (early ?? ask('title'))), ...anywhere]
}

/** If nothing matches as typed, searches again with corrections of typing errors. */
async function guess(
  db: Db,
  query: SearchQuery,
  scope: Scope,
  before: RankedResults,
): Promise<RankedResults> {
  const terms = await seekAll(db, query, scope, true)
  return isDeepStrictEqual(terms, before.terms) ? before : findRanked(db, terms, scope)
}

async function hitsOf(
  db: Db,
  shown: readonly Ranked[],
  parsedTerms: readonly ParsedTerm[],
): Promise<readonly Hit[]> {
  const chunks = await chunksOf(
    db.kysely,
    shown.map(({ entry }) => entry),
  )
  return shown.map(({ entry, type, id, layer, path }) => {
    const own = chunks.get(entry) ?? []
    const terms = new Set(parsedTerms.flatMap((parsed) => (parsed[layer] ?? []).map(({ term }) => term)))
    const excerpt = excerptOf(own, layer, terms)
    return {
      type,
      id,
      locale: layer,
      title: own.find(({ grade }) => grade === 'title')?.text ?? null,
      path: path === null ? null : localizedPath(layer, unprefixed(layer, path)),
      where: excerpt?.where ?? '',
      excerpt: excerpt?.segments ?? [],
      section: excerpt?.section,
    }
  })
}
