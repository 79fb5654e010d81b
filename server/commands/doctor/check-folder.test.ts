import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { checkFolder } from './check-folder.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cyanotype-doctor-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

async function secretFinding() {
  const all = await checkFolder(readConfig({ DATA_DIR: dataDir }))
  return all.find(({ check }) => check === 'Secret')
}

it.each(['', '\n', 'short\n'])('reports that the secret %j is empty or too short', async (text) => {
  const path = join(dataDir, 'secret')
  writeFileSync(path, text, { mode: 0o600 })
  expect(await secretFinding()).toEqual({
    ...{ check: 'Secret', state: 'problem' },
    ...{ found: `${path} is empty or too short.`, fix: 'Restore it from a backup.' },
  })
})

it('reports that the secret cannot be read', async () => {
  const path = join(dataDir, 'secret')
  mkdirSync(path, { mode: 0o700 })
  expect(await secretFinding()).toMatchObject({
    ...{ check: 'Secret', state: 'problem' },
    found: `${path} cannot be read (EISDIR).`,
  })
})

it('accepts a private file with a long secret', async () => {
  writeFileSync(join(dataDir, 'secret'), 'x'.repeat(32), { mode: 0o600 })
  expect(await secretFinding()).toMatchObject({ state: 'ok' })
})
