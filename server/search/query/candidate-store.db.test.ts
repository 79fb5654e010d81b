/**
 * More entries than the first query of the index reads: the latest matching entries are returned, regardless
 * of the others.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../db/index.ts'
import { databases, openTestDatabase } from '../../testing/databases.ts'
import type { IndexQuery } from './candidate-store.ts'
import { findCandidates } from './candidate-store.ts'

const entries = 40_000
const batchSize = 2_000

/** Every entry contains `all`. Others contain the numbers that divide theirs. The oldest contains `old`. */
const tokensOf = (number: number) =>
  [
    'en.all',
    ...[3, 7, 9_000].filter((of) => number % of === 0).map((of) => `en.by${of}`),
    number === 1 ? 'en.old' : '',
  ]
    .join(' ')
    .trim()

const multiples = (of: number) =>
  Array.from({ length: Math.floor(entries / of) }, (_, at) => (at + 1) * of).reverse()

describe.each(databases)('search candidates on %s', (kind) => {
  let db: Db

  beforeAll(async () => {
    db = await openTestDatabase(kind)
    for (let from = 1; from <= entries; from += batchSize) {
      const rows = Array.from({ length: batchSize }, (_, at) => ({
        document_id: String(from + at),
        layer: 'en',
        state: 'public',
        type: 'works',
        path: null,
        tokens: tokensOf(from + at),
        pieces: '[]',
      }))
      await db.kysely.insertInto('search_entries').values(rows).execute()
    }
  })

  const find = async (indexQuery: IndexQuery, limit = 5) => {
    const found = await findCandidates(db, indexQuery, limit)
    return found.map(({ id }) => Number(id)).sort((one, other) => other - one)
  }

  it('are the latest entries with a word, frequent or rare', async () => {
    expect(await find([['en.all']])).toEqual([40_000, 39_999, 39_998, 39_997, 39_996])
    expect(await find([['en.by7']])).toEqual(multiples(7).slice(0, 5))
    expect(await find([['en.by9000']])).toEqual(multiples(9_000))
    expect(await find([['en.old']])).toEqual([1])
    expect(await find([['en.by3']], 2_000)).toEqual(multiples(3).slice(0, 2_000))
  })

  it('contain one word of each group', async () => {
    expect(await find([['en.by3'], ['en.by7']])).toEqual(multiples(21).slice(0, 5))
    expect(await find([['en.by9000', 'en.old'], ['en.all']])).toEqual([...multiples(9_000), 1])
    expect(await find([['en.by9000'], ['en.old']])).toEqual([])
  })

  it('are empty for an empty query and for impossible words', async () => {
    expect(await find([])).toEqual([])
    expect(await find([['en.all'], []])).toEqual([])
    expect(await find([['en:all']])).toEqual([])
  })
})
