import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { openForWriting, problemWith } from './sqlite-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'cyanotype-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As SQLite reports it, with an extended result code. */
const sqliteError = (message: string, errcode: number) => Object.assign(new Error(message), { errcode })

const plenty = 1e12

it('does not call a database damaged whose files cannot be opened', () => {
  const file = join(folder, 'cyanotype.db')
  openForWriting(file).close()
  // For every user, also root, who may read and write each file.
  mkdirSync(`${file}-wal`)
  expect(() => openForWriting(file)).toThrow(
    /^Cannot open the database .*cyanotype\.db \(unable to open database file\)\. Check that .*$/,
  )
})

/** Creates and drops a search table for two seconds, and closes the file now and then, as starting servers do. */
const changeSchema = `
  const { DatabaseSync } = require('node:sqlite')
  const end = Date.now() + 2_000
  while (Date.now() < end) {
    const database = new DatabaseSync(process.argv[1], { timeout: 5_000 })
    for (let time = 0; time < 3; time++) {
      database.exec('begin immediate; create virtual table search_index using fts5(body); commit')
      database.exec('begin immediate; drop table search_index; commit')
    }
    database.close()
  }`

it('opens a database while another server changes its schema', async () => {
  const file = join(folder, 'changing.db')
  const database = openForWriting(file)
  database.run('create virtual table other using fts5(body)', [])
  database.close()
  const other = spawn(process.execPath, ['-e', changeSchema, file], { stdio: 'inherit' })
  const ended = once(other, 'exit')
  while (other.exitCode === null) {
    openForWriting(file).close()
    await setImmediate()
  }
  expect(await ended).toEqual([0, null])
})

it.each([
  ['damaged', 'database disk image is malformed', 11, plenty],
  ['damaged', 'database disk image is malformed', 779, 0],
  ['damaged', 'file is not a database', 26, plenty],
  ['full', 'database or disk is full', 13, plenty],
  ['full', 'disk I/O error', 4_874, 0],
  ['full', 'unable to open database file', 14, 0],
  ['closed', 'disk I/O error', 4_874, plenty],
  ['closed', 'attempt to write a readonly database', 8, plenty],
  ['closed', 'database is locked', 5, 0],
])('says that a database is %s after “%s” (%i)', (state, message, code, freeBytes) => {
  const texts = {
    damaged: `The database a.db is damaged (${message}). Restore the newest backup.`,
    full: `The disk of the database a.db is full (${message}). Free some space, and start the server again.`,
    closed: `Cannot open the database a.db (${message}). Check that the server may read and write it.`,
  }
  const found = problemWith('a.db', sqliteError(message, code), freeBytes)
  expect(found.message).toBe(texts[state as keyof typeof texts])
})
