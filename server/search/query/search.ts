/** Finds documents by their words, best first, a page at a time. */
import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes } from '@cyanotype/content/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { Section } from '../analysis/chunk.ts'
import type { State } from '../analysis/index-tokens.ts'
import { piecesOf } from '../index/entry-store.ts'
import type { Candidate } from './candidate-store.ts'
import { findCandidates } from './candidate-store.ts'
import type { Segment } from './excerpt.ts'
import { excerptOf } from './excerpt.ts'
import type { Scope, Sought } from './parse-query.ts'
import { demandOf, queryWords, seek } from './parse-query.ts'
import type { Ranked } from './rank.ts'
import { compare, rank } from './rank.ts'
import type { Place } from './search-cursor.ts'
import { nextOf } from './search-cursor.ts'

export interface SearchWish {
  readonly q: string
  /** Only documents in this language; in all of them where it is left out. */
  readonly locale?: Locale | undefined
  readonly types?: readonly string[] | undefined
  /** `public` for visitors, `draft` for those who may see drafts. */
  readonly state: State
  readonly after?: Place | undefined
  readonly limit: number
}

export interface Hit {
  readonly type: string
  readonly id: string
  readonly locale: Locale
  readonly title: string | null
  readonly path: string | null
  /** The field that the excerpt is taken from. */
  readonly where: string
  readonly excerpt: readonly Segment[]
  /** The part of the page that the excerpt is taken from. */
  readonly section: Section | undefined
}

export interface Found {
  readonly items: readonly Hit[]
  readonly next: string | null
  /** How many were put in order; there are more where it says so. */
  readonly count: number
  readonly isMore: boolean
}

/** So many of the newest with all words in the title, and as many with them anywhere, are put in order. */
const most = 150

export async function find(db: Db, wish: SearchWish): Promise<Found> {
  const scope = {
    locales: wish.locale === undefined ? localeCodes : [wish.locale],
    state: wish.state,
    types: wish.types,
  }
  const asWritten = await look(db, await seekAll(db, wish, scope, false), scope)
  const { ranked, sought } = asWritten.ranked.length > 0 ? asWritten : await guess(db, wish, scope, asWritten)
  const { after, limit } = wish
  const rest = after === undefined ? ranked : ranked.filter((one) => compare(after, one) < 0)
  const shown = rest.slice(0, limit)
  return {
    items: await hitsOf(db, shown, sought),
    next: rest.length > shown.length ? nextOf(shown.at(-1)) : null,
    count: ranked.length,
    isMore: ranked.length >= most,
  }
}

interface Looked {
  readonly ranked: readonly Ranked[]
  readonly sought: readonly Sought[]
}

function seekAll(db: Db, { q }: SearchWish, { locales }: Scope, guess: boolean): Promise<readonly Sought[]> {
  return Promise.all(queryWords(q, locales).map((word) => seek(db.kysely, word, locales, guess)))
}

async function look(db: Db, sought: readonly Sought[], scope: Scope): Promise<Looked> {
  if (sought.length === 0) return { ranked: [], sought }
  return { ranked: rank(await candidatesFor(db, sought, scope), sought, scope.state), sought }
}

async function candidatesFor(db: Db, sought: readonly Sought[], scope: Scope): Promise<readonly Candidate[]> {
  const ask = (where: 'anywhere' | 'title') => findCandidates(db, demandOf(sought, scope, where), most)
  // PostgreSQL looks for both at the same time, and has soon found out that a title has none.
  const early = db.dialect === 'postgres' ? ask('title') : undefined
  const [anywhere] = await Promise.all([ask('anywhere'), early])
  // With fewer, those with all words in the title are among them.
  return anywhere.length < most ? anywhere : [...(await (early ?? ask('title'))), ...anywhere]
}

/** Nothing was found as it was typed: was a word a slip of the finger? */
async function guess(db: Db, wish: SearchWish, scope: Scope, before: Looked): Promise<Looked> {
  const sought = await seekAll(db, wish, scope, true)
  return isDeepStrictEqual(sought, before.sought) ? before : look(db, sought, scope)
}

async function hitsOf(db: Db, shown: readonly Ranked[], sought: readonly Sought[]): Promise<readonly Hit[]> {
  const pieces = await piecesOf(
    db.kysely,
    shown.map(({ entry }) => entry),
  )
  return shown.map(({ entry, type, id, layer, path }) => {
    const own = pieces.get(entry) ?? []
    const terms = new Set(sought.flatMap((meant) => (meant[layer] ?? []).map(({ term }) => term)))
    const excerpt = excerptOf(own, layer, terms)
    return {
      type,
      id,
      locale: layer,
      title: own.find(({ grade }) => grade === 'title')?.text ?? null,
      path,
      where: excerpt?.where ?? '',
      excerpt: excerpt?.segments ?? [],
      section: excerpt?.section,
    }
  })
}
