import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

// A link to itself, which not even root can follow.
it('tells a data folder and a secret that cannot be used from missing ones', async () => {
  symlinkSync('secret', join(dataDir, 'secret'))
  expect(await secretFinding()).toMatchObject({
    ...{ state: 'problem', found: `${join(dataDir, 'secret')} cannot be read (ELOOP).` },
    fix: expect.stringContaining('Run this command as the user of the service.'),
  })
  symlinkSync('loop', join(dataDir, 'loop'))
  const [folder] = await checkFolder(readConfig({ DATA_DIR: join(dataDir, 'loop') }))
  expect(folder).toMatchObject({
    state: 'problem',
    found: `${join(dataDir, 'loop')} cannot be used (ELOOP).`,
  })
  const [missing] = await checkFolder(readConfig({ DATA_DIR: join(dataDir, 'missing') }))
  expect(missing).toMatchObject({ found: `${join(dataDir, 'missing')} does not exist.` })
})

it('accepts a private file with a long secret', async () => {
  writeFileSync(join(dataDir, 'secret'), 'x'.repeat(32), { mode: 0o600 })
  expect(await secretFinding()).toMatchObject({ state: 'ok' })
})
