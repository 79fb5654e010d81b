import { closeSync, copyFileSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { databases, emptyDatabase, openTestDatabase } from '../testing/databases.ts'
import type { Db } from './database.ts'
import { openDatabase } from './database.ts'
import { openForWriting, openReadOnly, refuseOldVersion } from './dialects/sqlite/sqlite-files.ts'
import { newId } from './ids.ts'

const boat = () => ({ id: newId(), type: 'boats', created_at: 'now', changed_at: 'now' })
const boats = async (db: Db) => {
  const { rows } = await sql<{ type: string }>`select type from documents`.execute(db.kysely)
  return rows.length
}

describe.each(databases)('Database on %s', (kind) => {
  it('commits all of a transaction or nothing', async () => {
    const db = await openTestDatabase(kind)
    const failing = db.transaction(async (trx) => {
      await trx.insertInto('documents').values(boat()).execute()
      throw new Error('halfway')
    })
    await expect(failing).rejects.toThrow('halfway')
    expect(await boats(db)).toBe(0)
    await db.transaction((trx) => trx.insertInto('documents').values(boat()).execute())
    expect(await boats(db)).toBe(1)
  })

  it('hides uncommitted changes from others', async () => {
    const db = await openTestDatabase(kind)
    await db.transaction(async (trx) => {
      await trx.insertInto('documents').values(boat()).execute()
      expect(await boats(db)).toBe(0)
    })
    expect(await boats(db)).toBe(1)
  })

  it('continues after a rejected statement', async () => {
    const db = await openTestDatabase(kind)
    const one = boat()
    await db.kysely.insertInto('documents').values(one).execute()
    const twice = db.transaction((trx) => trx.insertInto('documents').values(one).execute())
    await expect(twice).rejects.toThrow()
    await db.transaction((trx) => trx.insertInto('documents').values(boat()).execute())
    expect(await boats(db)).toBe(2)
  })

  it('enforces foreign keys', async () => {
    const db = await openTestDatabase(kind)
    const orphan = { document_id: 'nobody', layer: 'el', type: 'boats', status: 'none', draft_version: 0 }
    await expect(db.kysely.insertInto('document_layers').values(orphan).execute()).rejects.toThrow(
      /foreign key/i,
    )
  })

  it('keeps its data when it is closed and opened again', async () => {
    const where = await emptyDatabase(kind)
    const first = await openDatabase(where)
    await first.migrate()
    await first.kysely.insertInto('documents').values(boat()).execute()
    await first.close()
    const second = await openDatabase(where)
    expect(await boats(second)).toBe(1)
    await second.close()
  })
})

describe('SQLite', () => {
  it('is rejected when it is older than the version that keeps data safe', () => {
    for (const version of ['3.51.2', '3.6.9', '2.60.0']) {
      expect(() => refuseOldVersion(version)).toThrow(
        `Cyanotype needs SQLite 3.51.3 or newer, and this Node.js has ${version}.`,
      )
    }
    for (const version of ['3.51.3', '3.51.10', '3.52.0', '4.0.0']) {
      expect(() => refuseOldVersion(version)).not.toThrow()
    }
  })

  it('has its version checked when a database is opened', async () => {
    const { dataDir } = await emptyDatabase('sqlite')
    const { prepare } = DatabaseSync.prototype
    const prepareSpy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
      this: DatabaseSync,
      text,
    ) {
      return prepare.call(this, text.replace('sqlite_version()', "'3.45.0'"))
    })
    expect(() => openForWriting(join(dataDir, 'old.db'))).toThrow(/this Node\.js has 3\.45\.0\./)
    prepareSpy.mockRestore()
  })

  it('refuses to open a file for reading that is not in WAL mode', async () => {
    const { dataDir } = await emptyDatabase('sqlite')
    const file = join(dataDir, 'rollback.db')
    const database = new DatabaseSync(file)
    database.exec('pragma journal_mode = delete; create table boats (name text)')
    database.close()
    expect(() => openReadOnly(file).run('select * from boats', [])).toThrow(
      /^SQLite cannot set journal_mode to wal \(it is delete\)/,
    )
  })

  it('syncs to the disk on every connection, and enforces foreign keys', async () => {
    const db = await openTestDatabase('sqlite')
    const promises = sql`select * from pragma_journal_mode, pragma_synchronous, pragma_foreign_keys,
      pragma_busy_timeout`
    const expected = [{ journal_mode: 'wal', synchronous: 2, foreign_keys: 1, timeout: 5_000 }]
    expect((await promises.execute(db.kysely)).rows).toEqual(expected)
    await db.transaction(async (trx) => expect((await promises.execute(trx)).rows).toEqual(expected))
  })

  it.each([
    ['single statements', (db: Db) => db.kysely.insertInto('documents').values(boat()).execute()],
    [
      'a transaction',
      (db: Db) => db.transaction((trx) => trx.insertInto('documents').values(boat()).execute()),
    ],
  ])('has %s in a copy of the database file alone, a minute later', async (_, write) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const where = await emptyDatabase('sqlite')
    const db = await openDatabase(where)
    await db.migrate()
    await write(db)
    vi.advanceTimersByTime(60_000)
    await sql`pragma synchronous`.execute(db.kysely) // waits for the writing connection to be free
    vi.useRealTimers()
    const { dataDir } = await emptyDatabase('sqlite')
    copyFileSync(join(where.dataDir, 'cyanotype.db'), join(dataDir, 'cyanotype.db'))
    const copy = await openDatabase({ dataDir })
    expect(await boats(copy)).toBe(1)
    await Promise.all([copy.close(), db.close()])
  })

  it('locks the database for writing at the start of a transaction, not at its first change', async () => {
    const where = await emptyDatabase('sqlite')
    const db = await openDatabase(where)
    const other = new DatabaseSync(join(where.dataDir, 'cyanotype.db'), { timeout: 0 })
    const write = () => other.exec('begin immediate; rollback')
    await db.transaction(async () => expect(write).toThrow('database is locked'))
    expect(write).not.toThrow()
    other.close()
    await db.close()
  })

  it('is rejected when it ignores a setting that durability needs', () => {
    expect(() => openForWriting(':memory:')).toThrow(
      /^SQLite cannot set journal_mode to wal \(it is memory\)\. Set DATA_DIR to a folder on a local disk\.$/,
    )
  })

  it('reports a full disk, and continues when there is space again', async () => {
    const db = await openTestDatabase('sqlite')
    const large = { ...boat(), type: 'x'.repeat(1_000_000) }
    await sql`pragma max_page_count = 1`.execute(db.kysely)
    const filling = db.transaction((trx) => trx.insertInto('documents').values(large).execute())
    await expect(filling).rejects.toMatchObject({ code: 'storage_full' })
    await sql`pragma max_page_count = 100000`.execute(db.kysely)
    await db.transaction((trx) => trx.insertInto('documents').values(large).execute())
    expect(await boats(db)).toBe(1)
  })

  it.each([
    ['the beginning', 0],
    ['the description of its tables', 100],
    ['a page deep within', 12_288],
  ])('does not open a file with damage in %s, and says so in one line', async (_, at) => {
    const where = await emptyDatabase('sqlite')
    const db = await openDatabase(where)
    await db.migrate()
    await db.close()
    const file = openSync(`${where.dataDir}/cyanotype.db`, 'r+')
    writeSync(file, Buffer.alloc(100, 0x5a), 0, 100, at)
    closeSync(file)
    await expect(openDatabase(where)).rejects.toThrow(
      /^The database .*cyanotype\.db is damaged \(.*\)\. Restore the newest backup\.$/,
    )
  })

  it('says in one line that its file cannot be opened', async () => {
    const { dataDir } = await emptyDatabase('sqlite')
    const file = `${dataDir}/cyanotype.db`
    mkdirSync(file)
    await expect(openDatabase({ dataDir })).rejects.toThrow(/^Cannot open the database .*cyanotype\.db .*$/)
  })
})

it('limits PostgreSQL statements to ten seconds', async () => {
  const db = await openTestDatabase('postgres')
  const limit = sql`show statement_timeout`
  expect((await limit.execute(db.kysely)).rows).toEqual([{ statement_timeout: '10s' }])
})

it('refuses a PostgreSQL server that acknowledges before it has written', async () => {
  const where = await emptyDatabase('postgres')
  const db = await openDatabase(where)
  const name = new URL(where.url ?? '').pathname.slice(1)
  await sql`alter database ${sql.id(name)} set synchronous_commit = off`.execute(db.kysely)
  await db.close()
  await expect(openDatabase(where)).rejects.toThrow(
    /^PostgreSQL has synchronous_commit set to off, .*\. Set it to on for this database\.$/,
  )
})

it('says in one line that PostgreSQL does not respond', async () => {
  const url = 'postgres://nobody:secret@127.0.0.1:1/none'
  const { dataDir } = await emptyDatabase('sqlite')
  const refused = await openDatabase({ url, dataDir }).catch((error) => String(error.message))
  expect(refused).toMatch(/^Cannot connect to PostgreSQL \(.*\)\. Check DATABASE_URL.*$/)
  expect(refused).not.toContain('secret')
})

it('runs a transaction of PostgreSQL again after a deadlock', async () => {
  const db = await openTestDatabase('postgres')
  const [one, other] = [boat(), boat()]
  await db.kysely.insertInto('documents').values([one, other]).execute()
  const both = newRendezvous(2)
  const attempts: string[] = []
  const rename = (type: string, [first, second]: readonly { id: string }[]) =>
    db.transaction(async (trx) => {
      attempts.push(type)
      const change = (id = '') => trx.updateTable('documents').set({ type }).where('id', '=', id).execute()
      await change(first?.id)
      await both()
      await change(second?.id)
    })
  await Promise.all([rename('ships', [one, other]), rename('rafts', [other, one])])
  // On a busy machine, the deadlock can repeat.
  expect(attempts.length).toBeGreaterThanOrEqual(3)
  const types = await db.kysely.selectFrom('documents').select('type').execute()
  // The one that ran again was the last.
  const last = attempts.at(-1)
  expect(types).toEqual([{ type: last }, { type: last }])
})

/** Resolves for everyone once so many have arrived, and at once for those who come later. */
function newRendezvous(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === count) resolve()
    return promise
  }
}
