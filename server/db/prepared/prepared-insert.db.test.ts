import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { databases, openTestDatabase } from '../../testing/databases.ts'
import type { Db } from '../database.ts'
import { preparedInsert } from './prepared-write.ts'

describe.each(databases)('Prepared insert on %s', (kind) => {
  let db: Db
  const put = preparedInsert('facts', ['name', 'value'])
  const putIfNew = preparedInsert('facts', ['name', 'value'], sql`on conflict (name) do nothing`)
  const facts = () => db.kysely.selectFrom('facts').selectAll().orderBy('name').execute()
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `fact-${String(index).padStart(3, '0')}`,
      value: 'x',
    }))

  beforeEach(async () => {
    db = await openTestDatabase(kind)
    await db.kysely.deleteFrom('facts').execute()
  })

  it('inserts values by column, whatever the order of the properties', async () => {
    await db.transaction((trx) => put(trx, [{ value: "' or 1 = 1 --", name: 'b' }]))
    await db.transaction((trx) => put(trx, [{ name: 'a', value: '' }]))
    expect(await facts()).toEqual([
      { name: 'a', value: '' },
      { name: 'b', value: "' or 1 = 1 --" },
    ])
  })

  it('accepts no rows, and more than one statement takes', async () => {
    await db.transaction(async (trx) => {
      expect(await put(trx, [])).toBe(0)
      expect(await put(trx, numbered(120))).toBe(120)
    })
    expect(await facts()).toEqual(numbered(120))
  })

  it('returns how many rows were new', async () => {
    await db.transaction(async (trx) => {
      expect(await putIfNew(trx, numbered(2))).toBe(2)
      expect(await putIfNew(trx, numbered(3))).toBe(1)
    })
  })

  it('is rolled back with its transaction', async () => {
    const failed = db.transaction(async (trx) => {
      await put(trx, numbered(1))
      throw new Error('enough')
    })
    await expect(failed).rejects.toThrow('enough')
    expect(await facts()).toEqual([])
  })
})
