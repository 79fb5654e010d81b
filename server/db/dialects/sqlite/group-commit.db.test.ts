import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, openTestDatabase } from '../../../testing/databases.ts'
import type { Writes } from './group-commit.ts'
import { openWrites } from './group-commit.ts'
import { openForWriting, openReadOnly } from './sqlite-files.ts'

describe('SQLite writers', () => {
  let writes: Writes
  let commits: number
  let read: () => unknown[]

  beforeEach(async () => {
    const file = `${(await emptyDatabase('sqlite')).dataDir}/words.db`
    const context = openForWriting(file)
    context.run('create table words (word text primary key)', [])
    const reader = openReadOnly(file)
    commits = 0
    read = () => reader.run('select word from words order by rowid', []).rows.map((row) => Object(row).word)
    writes = openWrites({
      ...context,
      run(statement, parameters) {
        if (statement === 'COMMIT') commits += 1
        return context.run(statement, parameters)
      },
    })
  })

  const write = async (word: string) => {
    const queuedTransaction = await writes.enter()
    try {
      queuedTransaction.run('insert into words values (?)', [word])
      // Work that takes time, such as a merge.
      await Promise.resolve()
    } catch (error) {
      queuedTransaction.rollback()
      throw error
    }
    await queuedTransaction.commit()
    return word
  }

  const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

  it('share one commit when eight arrive at once', async () => {
    await expect(Promise.all(eight.map(write))).resolves.toEqual(eight)
    expect(read()).toEqual(eight)
    expect(commits).toBe(1)
  })

  it('are answered only after the commit, which does not wait for later writers', async () => {
    const first = write('first').then(() => {
      expect(read()).toContain('first')
      return commits
    })
    expect(read()).toEqual([])
    expect(await first).toBe(1)
    await write('second')
    expect(commits).toBe(2)
  })

  it('fail alone when one of them throws', async () => {
    const all = await Promise.allSettled([write('a'), write('a'), write('b'), write('a')])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
    expect(read()).toEqual(['a', 'b'])
    expect(commits).toBe(1)
  })

  it('fail together when the commit fails, and continue with the file reopened', async () => {
    const orphan = async () => {
      const queuedTransaction = await writes.enter()
      queuedTransaction.run('create table people (name text primary key)', [])
      queuedTransaction.run(
        'create table letters (by text references people (name) deferrable initially deferred)',
        [],
      )
      queuedTransaction.run("insert into letters values ('nobody')", [])
      await queuedTransaction.commit()
    }
    const all = await Promise.allSettled([write('a'), orphan(), write('b')])
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(read()).toEqual([])
    await expect(write('c')).resolves.toBe('c')
    expect(read()).toEqual(['c'])
    expect(commits).toBe(2)
  })

  it('fail together when the disk fills up, and continue when there is space', async () => {
    await write('a')
    await writes.runOutsideTransaction('pragma max_page_count = 1', [])
    const all = await Promise.allSettled([write('b'), write('x'.repeat(100_000)), write('c')])
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    expect(all[0]).toMatchObject({ reason: { code: 'storage_full' } })
    await writes.runOutsideTransaction('pragma max_page_count = 100000', [])
    await write('d')
    expect(read()).toEqual(['a', 'c', 'd'])
  })

  it('let pragmas run between two commits', async () => {
    const [, pragma] = await Promise.all([
      write('a'),
      writes.runOutsideTransaction('pragma synchronous', []),
      write('b'),
    ])
    expect(pragma.rows).toEqual([{ synchronous: 2 }])
    expect(read()).toEqual(['a', 'b'])
    expect(commits).toBe(2)
  })

  it('can finish before the file is closed', async () => {
    const all = Promise.all([...eight.map(write), writes.close()])
    await expect(all).resolves.toHaveLength(9)
    expect(read()).toEqual(eight)
  })
})

it('share a sync between single statements too', async () => {
  const db = await openTestDatabase('sqlite')
  await sql`pragma wal_checkpoint(truncate)`.execute(db.kysely)
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      db.kysely
        .insertInto('facts')
        .values({ name: `fact ${index}`, value: '' })
        .execute(),
    ),
  )
  const { rows } = await sql`pragma wal_checkpoint`.execute(db.kysely)
  // One page of the table and one of its index: separate syncs would have added both several times.
  expect(rows).toEqual([{ busy: 0, log: 2, checkpointed: 2 }])
})
