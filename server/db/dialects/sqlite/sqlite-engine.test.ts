import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, it } from 'vitest'
import { openConnection } from './sqlite-engine.ts'

const folder = mkdtempSync(join(tmpdir(), 'cyanotype-engine-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lengths = 'select sum(length(name)) as total from boats'
const pageSize = 4_096

/** A thousand rows of a kilobyte, on about 250 pages. */
function newFile(name: string): string {
  const file = join(folder, name)
  const database = new DatabaseSync(file)
  database.exec('create table boats (name text)')
  const insert = database.prepare('insert into boats values (?)')
  database.exec('begin')
  for (let row = 0; row < 1_000; row++) insert.run('x'.repeat(1_000))
  database.exec('commit')
  database.close()
  return file
}

function counted(file: string) {
  const opened = { times: 0 }
  const context = openConnection(() => {
    opened.times += 1
    return new DatabaseSync(file)
  })
  return { context, opened }
}

it('reopens its connection after the file could not be read', () => {
  const file = newFile('damaged.db')
  const intact = readFileSync(file)
  const damaged = Buffer.from(intact)
  damaged.fill(0xff, 20 * pageSize, 21 * pageSize)
  writeFileSync(file, damaged)
  const { context, opened } = counted(file)
  expect(() => context.run(lengths, [])).toThrow(/malformed/)
  writeFileSync(file, intact)
  expect(context.run(lengths, []).rows).toEqual([{ total: 1_000_000 }])
  expect(opened.times).toBe(2)
  context.close()
})

it('reopens its connection after a failed write, since a failed sync may have lost data', () => {
  const file = newFile('unwritten.db')
  let opened = 0
  const context = openConnection(() => {
    opened += 1
    const database = new DatabaseSync(file)
    if (opened > 1) return database
    const failing = Object.assign(new Error('disk I/O error'), { errcode: 1_034 })
    return Object.assign(database, {
      prepare() {
        throw failing
      },
    })
  })
  expect(() => context.run(lengths, [])).toThrow('disk I/O error')
  expect(context.run(lengths, []).rows).toEqual([{ total: 1_000_000 }])
  expect(opened).toBe(2)
  context.close()
})

it('keeps its connection when only the statement is wrong', () => {
  const { context, opened } = counted(newFile('whole.db'))
  expect(() => context.run('select nonsense from boats', [])).toThrow('nonsense')
  expect(() => context.run('insert into boats values (?)', [{}])).toThrow(
    'SQLite does not accept a value of type object',
  )
  expect(context.run(lengths, []).rows).toEqual([{ total: 1_000_000 }])
  expect(opened.times).toBe(1)
  context.close()
})
