import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StartProblem } from '../platform/start-error.ts'
import { existingSecrets, siteSecrets } from './site-secret.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cyanotype-secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const place = () => ({ dataDir, secret: undefined, previousSecret: undefined })
const file = (name = 'secret') => join(dataDir, name)

it.each([
  ['empty', ''],
  ['a line break', '\n'],
  ['too short', `${'x'.repeat(31)}\n`],
])('refuses a stored secret that is %s, and keeps the file', async (_, text) => {
  writeFileSync(file(), text)
  const refusal = new StartProblem(`The secret in ${file()} is empty or too short. Restore it from a backup.`)
  await expect(siteSecrets(place())).rejects.toThrow(refusal)
  await expect(existingSecrets(place())).rejects.toThrow(refusal)
  expect(readFileSync(file(), 'utf8')).toBe(text)
})

it('refuses a previous secret that is too short', async () => {
  writeFileSync(file('secret.previous'), 'short\n')
  await expect(siteSecrets(place())).rejects.toThrow(/^The secret in .*secret\.previous is empty or too/)
})

it('says in one line that the secret cannot be read', async () => {
  mkdirSync(file())
  const refusal = new StartProblem(
    `Cannot read the secret in ${file()} (EISDIR). Check its owner and permissions.`,
  )
  await expect(siteSecrets(place())).rejects.toThrow(refusal)
  await expect(existingSecrets(place())).rejects.toThrow(refusal)
})

it('accepts a stored secret of 32 characters', async () => {
  writeFileSync(file(), `${'x'.repeat(32)}\n`)
  expect(await siteSecrets(place())).toEqual(['x'.repeat(32)])
})
