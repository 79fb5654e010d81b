import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { openLogFiles } from './log-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cyanotype-logs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

it('writes lines soon, and continues in the same file after a restart', async () => {
  const first = openLogFiles(folder)
  first.write('one\n')
  await eventually(() => expect(read('server.log')).toBe('one\n'))
  first.close()
  const second = openLogFiles(folder)
  second.write('two\n')
  second.close()
  expect(read('server.log')).toBe('one\ntwo\n')
  expect(statSync(join(folder, 'server.log')).mode & 0o777).toBe(0o600)
})

it('keeps a limited number of files of a limited size, with the newest lines in the first', () => {
  const files = openLogFiles(folder, { maxBytes: 100_000, files: 3 })
  for (let count = 0; count < 60; count++) files.write(`${String(count).padStart(9_999, '.')}\n`)
  files.close()
  expect(readdirSync(folder).sort()).toEqual(['server.1.log', 'server.2.log', 'server.log'])
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThan(170_000)
  const text = ['server.2.log', 'server.1.log', 'server.log'].map(read).join('')
  const numbers = text
    .trimEnd()
    .split('\n')
    .map((line) => Number(line.replaceAll('.', '')))
  expect(numbers.at(-1)).toBe(59)
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
})

it('lets the server continue when the folder is not writable', () => {
  const taken = join(folder, 'taken')
  writeFileSync(taken, '')
  const files = openLogFiles(taken)
  files.write('lost\n')
  expect(() => files.close()).not.toThrow()
  expect(existsSync(join(taken, 'server.log'))).toBe(false)
})
