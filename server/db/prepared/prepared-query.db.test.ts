import { beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestDatabase } from '../../testing/databases.ts'
import type { Db } from '../database.ts'
import { preparedQuery } from './prepared-query.ts'

describe.each(databases)('Prepared query on %s', (kind) => {
  let db: Db
  let written = 0
  const found = preparedQuery(
    (queries, { names, value, limit }: { names: readonly string[]; value: string; limit: number }) => {
      written += 1
      return queries
        .selectFrom('facts')
        .select('name')
        .where('name', 'in', names)
        .where('value', '=', value)
        .where('name', '!=', 'never')
        .orderBy('name')
        .limit(limit)
    },
  )
  const names = async (...input: Parameters<typeof found>) => (await found(...input)).map(({ name }) => name)

  beforeAll(async () => {
    db = await openTestDatabase(kind)
    written = 0
    const facts = ['a', 'b', 'c', 'd'].map((name) => ({ name, value: name < 'c' ? 'early' : 'late' }))
    await db.kysely.insertInto('facts').values(facts).execute()
  })

  it('is compiled once for each number of values, and runs with the given values', async () => {
    expect(await names(db.kysely, { names: ['a', 'b', 'c'], value: 'early', limit: 9 })).toEqual(['a', 'b'])
    expect(await names(db.kysely, { names: ['d', 'c', 'a'], value: 'late', limit: 9 })).toEqual(['c', 'd'])
    expect(await names(db.kysely, { names: ['d', 'c', 'a'], value: 'late', limit: 1 })).toEqual(['c'])
    expect(written).toBe(1)
    expect(await names(db.kysely, { names: ['a'], value: 'early', limit: 9 })).toEqual(['a'])
    expect(written).toBe(2)
  })

  it('belongs to the transaction that runs it', async () => {
    const rolledBack = db.transaction(async (trx) => {
      await trx.insertInto('facts').values({ name: 'e', value: 'late' }).execute()
      expect(await names(trx, { names: ['e'], value: 'late', limit: 9 })).toEqual(['e'])
      expect(await names(db.kysely, { names: ['e'], value: 'late', limit: 9 })).toEqual([])
      throw new Error('enough')
    })
    await expect(rolledBack).rejects.toThrow('enough')
  })

  it('is rejected by a finished transaction', async () => {
    const over = await db.transaction(async (trx) => ({ trx }))
    await expect(names(over.trx, { names: ['a'], value: 'early', limit: 9 })).rejects.toThrow(
      /ended|committed/,
    )
  })

  it('passes values unchanged', async () => {
    const beginning = preparedQuery((queries, { start }: { start: string }) =>
      queries.selectFrom('facts').select('name').where('name', 'like', `${start}%`),
    )
    await expect(beginning(db.kysely, { start: 'a' })).rejects.toThrow('cannot convert')
    const hostile = "' or 1 = 1 --"
    expect(
      await names(db.kysely, { names: [hostile, '\u0001stand-in 0'], value: hostile, limit: 9 }),
    ).toEqual([])
  })
})
