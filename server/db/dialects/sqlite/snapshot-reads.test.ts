import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Reads } from './sqlite-dialect.ts'
import { openReads } from './sqlite-dialect.ts'
import type { SqliteConnection } from './sqlite-engine.ts'
import { openForWriting, openReadOnly } from './sqlite-files.ts'

describe('Snapshot of reads', () => {
  let other: SqliteConnection
  let reader: SqliteConnection
  let reads: Reads
  const read = () =>
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

  it('is of one moment for reads in one go, and of the next moment after them', async () => {
    expect(read()).toEqual([])
    write('first')
    await Promise.resolve()
    expect(read()).toEqual([])
    await turnOfTheLoop()
    expect(read()).toEqual(['first'])
  })

  it('has what was committed when the snapshot was ended for it', () => {
    expect(read()).toEqual([])
    reads.endMoment()
    write('first')
    expect(read()).toEqual(['first'])
  })

  it('is closed once there are no more reads', async () => {
    read()
    expect(reader.inTransaction()).toBe(true)
    await turnOfTheLoop()
    expect(reader.inTransaction()).toBe(false)
  })

  it('survives a lost connection in the middle', async () => {
    write('first')
    expect(read()).toEqual(['first'])
    reader.reset()
    expect(read()).toEqual(['first'])
    await turnOfTheLoop()
    expect(read()).toEqual(['first'])
  })
})
