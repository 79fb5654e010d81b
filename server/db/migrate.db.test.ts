import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { closeAtEnd } from '../testing/cleanup-registry.ts'
import { databases, emptyDatabase } from '../testing/databases.ts'
import type { Db } from './database.ts'
import { openDatabase } from './database.ts'
import type { Clock } from './migrate.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migrations/index.ts'
import { migrations } from './migrations/index.ts'

const run = promisify(execFile)

const boats: Migration = {
  name: '9001-boats',
  statements: () => ['create table boats (id text primary key)'],
}
const sails: Migration = { name: '9002-sails', statements: () => ['alter table boats add column sails text'] }
const broken: Migration = {
  name: '9002-broken',
  statements: () => ['create table half (id text primary key)', 'create nonsense'],
}

/** Every table with its columns and every index, as the engine describes them. */
async function schemaOf(db: Db): Promise<unknown[]> {
  const question =
    db.dialect === 'sqlite'
      ? sql`select name, sql from sqlite_schema order by name`
      : sql`select table_name, column_name, data_type, is_nullable, collation_name, null as definition
          from information_schema.columns where table_schema = 'public'
          union all select tablename, indexname, null, null, null, indexdef from pg_indexes where schemaname = 'public'
          order by 1, 2`
  return (await question.execute(db.kysely)).rows
}

describe.each(databases)('Migrations on %s', (kind) => {
  it('run once, in order, however often the program starts', async () => {
    const where = await emptyDatabase(kind)
    for (let start = 0; start < 3; start++) {
      const db = await openDatabase(where)
      await db.migrate([boats, sails])
      const { rows } = await sql`select name from migrations order by number`.execute(db.kysely)
      expect(rows).toEqual([{ name: '9001-boats' }, { name: '9002-sails' }])
      await db.close()
    }
  })

  it('leave a new database identical to an upgraded one', async () => {
    const [fresh, upgraded] = await Promise.all(
      [0, 1].map(async () => openDatabase(await emptyDatabase(kind))),
    )
    if (fresh === undefined || upgraded === undefined) throw new Error('two databases')
    await fresh.migrate([...migrations, boats, sails])
    for (let count = 0; count <= migrations.length; count++) {
      await upgraded.migrate(migrations.slice(0, count))
    }
    await upgraded.migrate([...migrations, boats])
    await upgraded.migrate([...migrations, boats, sails])
    expect(await schemaOf(upgraded)).toEqual(await schemaOf(fresh))
    expect(await schemaOf(fresh)).not.toEqual([])
    await Promise.all([fresh.close(), upgraded.close()])
  })

  it('continue at a failed one, which left nothing behind', async () => {
    const db = await openDatabase(await emptyDatabase(kind))
    await expect(db.migrate([boats, broken])).rejects.toThrow(
      /^The migration \S+ failed \(.+\) and changed nothing\. Go back to the earlier version /,
    )
    await expect(sql`select * from half`.execute(db.kysely)).rejects.toThrow()
    await db.migrate([boats, sails])
    await expect(sql`select sails from boats`.execute(db.kysely)).resolves.toBeDefined()
    await db.close()
  })

  it('run once when three nodes start at the same moment', async () => {
    const where = await emptyDatabase(kind)
    const script = `
      const { openDatabase } = await import(${JSON.stringify(import.meta.resolve('./index.ts'))})
      const db = await openDatabase(${JSON.stringify(where)})
      await db.migrate()
      await db.close()`
    const node = () => run(process.execPath, ['--input-type=module', '-e', script])
    await Promise.all([node(), node(), node()])
    const db = await openDatabase(where)
    const { rows } = await sql`select number from migrations`.execute(db.kysely)
    expect(rows).toHaveLength(migrations.length)
    await db.close()
  })

  it('reject a database of a newer program, in one line', async () => {
    const db = await openDatabase(await emptyDatabase(kind))
    await db.migrate([boats, sails])
    await expect(db.migrate([boats])).rejects.toThrow(
      /^The database was created by a newer version of Cyanotype \(migration 9002-sails\)\. .*$/,
    )
    await db.close()
  })

  it('reject a database with a different history, since a released migration never changes', async () => {
    const db = await openDatabase(await emptyDatabase(kind))
    await db.migrate([boats])
    const rewritten = { ...boats, statements: () => ['create table boats (id text)'] }
    await expect(db.migrate([rewritten, sails])).rejects.toThrow(/migration 9001-boats differs/)
    await db.close()
  })
})

it('name the missing right of the PostgreSQL role, in one line', async () => {
  const where = await emptyDatabase('postgres')
  // A role of every PostgreSQL server, which may not create tables.
  const url = `${where.url}${where.url?.includes('?') ? '&' : '?'}options=-c%20role%3Dpg_monitor`
  const db = await openDatabase({ ...where, url })
  closeAtEnd(() => db.close())
  await expect(db.migrate([boats])).rejects.toMatchObject({
    name: 'StartProblem',
    message:
      'The PostgreSQL role cannot create tables (permission denied for schema public). Make it the owner: ALTER DATABASE name OWNER TO role;',
  })
})

describe('Start while another node migrates', () => {
  /**
   * A SQLite database that another connection has locked, with a clock that advances only while someone
   * waits.
   */
  async function lockedDatabase(atMoment: (moment: number, holder: DatabaseSync) => void) {
    const where = await emptyDatabase('sqlite')
    const db = await openDatabase(where)
    closeAtEnd(() => db.close())
    await sql`pragma busy_timeout = 0`.execute(db.kysely)
    const holder = new DatabaseSync(join(where.dataDir, 'cyanotype.db'))
    closeAtEnd(() => holder.close())
    holder.exec('begin immediate')
    let time = 0
    const clock: Clock = {
      now: () => time,
      pause: async (milliseconds) => {
        time += milliseconds
        atMoment(time, holder)
      },
    }
    return { db, clock, passed: () => time }
  }

  it('waits up to a minute for the database', async () => {
    const { db, clock, passed } = await lockedDatabase((moment, holder) => {
      if (moment === 59_900) holder.exec('rollback')
    })
    await migrate('sqlite', db.kysely, [boats], clock)
    expect(passed()).toBe(59_900)
    expect((await sql`select name from migrations`.execute(db.kysely)).rows).toEqual([{ name: boats.name }])
  })

  it('waits no longer than a minute', async () => {
    const { db, clock, passed } = await lockedDatabase(() => {})
    await expect(migrate('sqlite', db.kysely, [boats], clock)).rejects.toMatchObject({
      code: 'database_unavailable',
    })
    expect(passed()).toBe(60_100)
  })

  it('does not wait when something else is the cause', async () => {
    const { db, clock, passed } = await lockedDatabase(() => {})
    const nonsense = { name: '9003-nonsense', statements: () => ['create nonsense'] }
    const otherDatabase = await openDatabase(await emptyDatabase('sqlite'))
    closeAtEnd(() => otherDatabase.close())
    await expect(migrate('sqlite', otherDatabase.kysely, [nonsense], clock)).rejects.toThrow(/nonsense/)
    expect([passed(), db.dialect]).toEqual([0, 'sqlite'])
  })

  it('on PostgreSQL may wait for a minute and work for a minute', async () => {
    const db = await openDatabase(await emptyDatabase('postgres'))
    closeAtEnd(() => db.close())
    const events = `create table told as select current_setting('lock_timeout') as lock_timeout,
      current_setting('statement_timeout') as statement_timeout`
    await migrate('postgres', db.kysely, [{ name: '9004-told', statements: () => [events] }])
    const { rows } = await sql`select * from told`.execute(db.kysely)
    expect(rows).toEqual([{ lock_timeout: '1min', statement_timeout: '1min' }])
  })
})
