/** Migrations of an adopter, beside those of the releases that follow. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { closeAtEnd } from '../testing/cleanup-registry.ts'
import { databases, emptyDatabase } from '../testing/databases.ts'
import { migrationsNamed } from './all-migrations.ts'
import { openTableLoader, openTableSnapshot } from './copy/index.ts'
import { openDatabase } from './database.ts'
import type { Migration } from './migrations/index.ts'

const creating = (name: string, table: string): Migration => ({
  name,
  statements: () => [`create table ${table} (id text primary key)`],
})
const pages = creating('0001-pages', 'pages')
const forms = creating('0002-forms', 'forms')
const boats = creating('own-0001-boats', 'own_boats')
const sails = creating('own-0002-sails', 'own_sails')

describe.each(databases)('Own migrations on %s', (kind) => {
  async function opened() {
    const where = await emptyDatabase(kind)
    const db = await openDatabase(where)
    closeAtEnd(() => db.close())
    const history = async () =>
      (
        await sql<{
          number: number
          name: string
        }>`select number, name from migrations order by number`.execute(db.kysely)
      ).rows.map(({ number, name }) => `${number} ${name}`)
    return { db, where, history }
  }

  it('stay when a release adds one of its own', async () => {
    const { db, history } = await opened()
    await db.migrate([pages, boats])
    await db.migrate([pages, forms, boats, sails])
    expect(await history()).toEqual([
      '1 0001-pages',
      '2 0002-forms',
      '10001 own-0001-boats',
      '10002 own-0002-sails',
    ])
    await sql`select forms.id from forms, own_boats, own_sails`.execute(db.kysely)
  })

  it('are recognised if they ran with a number of Cyanotype', async () => {
    const { db, history } = await opened()
    const earlier = creating('0002-boats', 'own_boats')
    await db.migrate([pages, earlier])
    await db.migrate([pages, forms, { ...earlier, name: 'own-0002-boats' }])
    expect(await history()).toEqual(['1 0001-pages', '2 0002-forms', '10001 own-0002-boats'])
  })

  it('reject a database with one that the folder lacks, in one line', async () => {
    const { db } = await opened()
    await db.migrate([pages, boats])
    await expect(db.migrate([pages, forms])).rejects.toThrow(
      'The database has the migration own-0001-boats, which is not in server/db/own-migrations. ' +
        'Add it again, or restore a backup from before it.',
    )
  })

  it('are in a copy of all tables', async () => {
    const { db, where, history } = await opened()
    const list = [pages, forms, boats, sails]
    await db.migrate([pages, boats])
    const snapshot = await openTableSnapshot(where)
    const names = (await snapshot?.migrations()) ?? []
    const shapes = await snapshot?.tables()
    await snapshot?.close()
    const loader = await openTableLoader({ dataDir: where.dataDir }, new Date(0))
    closeAtEnd(() => loader.abandon())
    expect(await loader.create(migrationsNamed(names, list) ?? [])).toEqual(shapes)
    expect(await loader.snapshot().migrations()).toEqual(names)
    expect(await history()).toEqual(['1 0001-pages', '10001 own-0001-boats'])
  })
})

it.each([
  [
    ['0001-pages', 'own-0001-boats'],
    ['0001-pages', 'own-0001-boats'],
  ],
  [['0001-pages', '0002-boats'], undefined],
  [
    ['0001-pages', '0001-boats'],
    ['0001-pages', 'own-0001-boats'],
  ],
  [['0002-forms'], undefined],
  [['0001-pages', 'own-0002-sails'], undefined],
])('Migrations named %j are %j of this code', (names, expected) => {
  expect(migrationsNamed(names, [pages, forms, boats, sails])?.map(({ name }) => name)).toEqual(expected)
})
