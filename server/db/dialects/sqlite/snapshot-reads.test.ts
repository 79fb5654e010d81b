import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Reads } from './sqlite-dialect.ts'
import { openReads } from './sqlite-dialect.ts'
import type { SqliteConnection } from './sqlite-engine.ts'
import { openForWriting, openReadOnly } from './sqlite-files.ts'

describe('what is read in one go', () => {
  let other: SqliteConnection
  let reader: SqliteConnection
  let reads: Reads
  const words = () =>
    reads.run('select word from words order by rowid', []).rows.map((row) => Object(row).word)
  const write = (word: string) => other.run('insert into words values (?)', [word])

  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), 'cyanotype-moments-'))
    other = openForWriting(join(folder, 'words.db'))
    other.run('create table words (word text)', [])
    reader = openReadOnly(join(folder, 'words.db'))
    reads = openReads(reader)
    onTestFinished(() => {
      reader.close()
      other.close()
      rmSync(folder, { recursive: true })
    })
  })

  it('is of one moment, and what is read after it of the next', async () => {
    expect(words()).toEqual([])
    write('first')
    await Promise.resolve()
    expect(words()).toEqual([])
    await turnOfTheLoop()
    expect(words()).toEqual(['first'])
  })

  it('has what was committed when the moment was ended for it', () => {
    expect(words()).toEqual([])
    reads.endMoment()
    write('first')
    expect(words()).toEqual(['first'])
  })

  it('keeps no moment open once nobody reads', async () => {
    words()
    expect(reader.inTransaction()).toBe(true)
    await turnOfTheLoop()
    expect(reader.inTransaction()).toBe(false)
  })

  it('is read all the same when the connection was lost in the middle', async () => {
    write('first')
    expect(words()).toEqual(['first'])
    reader.reset()
    expect(words()).toEqual(['first'])
    await turnOfTheLoop()
    expect(words()).toEqual(['first'])
  })
})
