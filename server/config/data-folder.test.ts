import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'
import { siteSecrets } from './site-secret.ts'

let root: string

/** The secret in a data folder, without one in the environment. */
async function secretIn(dataDir: string): Promise<string> {
  const [current] = await siteSecrets({ dataDir, secret: undefined, previousSecret: undefined })
  return current
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cyanotype-data-'))
})
afterEach(() => rmSync(root, { recursive: true }))

it('creates the folder for the owner only, and leaves nothing in it', async () => {
  const folder = join(root, 'a', 'data')
  await prepareDataFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(readdirSync(folder)).toEqual([])
})

it('keeps new files private whatever the umask is, and reports a folder that is open to others', async () => {
  const before = process.umask(0o000)
  try {
    mkdirSync(join(root, 'media'), { mode: 0o755 })
    writeFileSync(join(root, 'cyanotype.db'), '', { mode: 0o644 })
    expect(await prepareDataFolder(root)).toEqual({ isOpenToOthers: false, unchanged: [] })
    writeFileSync(join(root, 'later'), '')
    const modeOf = (name: string) => statSync(join(root, name)).mode & 0o777
    expect(['media', 'cyanotype.db', 'later'].map(modeOf)).toEqual([0o700, 0o600, 0o600])
    chmodSync(root, 0o755)
    expect(await prepareDataFolder(root)).toMatchObject({ isOpenToOthers: true })
  } finally {
    process.umask(before)
  }
})

it.runIf(process.platform === 'linux')('refuses a place where no folder can be created', async () => {
  await expect(prepareDataFolder('/proc/cyanotype/data')).rejects.toThrow(
    'Cannot write to the data folder /proc/cyanotype/data (ENOENT). ' +
      'Make it writable, or set DATA_DIR to another folder.',
  )
})

it('continues when permissions cannot be changed, and names the files', async () => {
  // A link to itself has no permissions that even root could change.
  symlinkSync('media', join(root, 'media'))
  expect(await prepareDataFolder(root)).toMatchObject({ unchanged: ['media'] })
})

it('says in one line which folder is not writable, and what to do', async () => {
  const file = join(root, 'file')
  writeFileSync(file, '')
  await expect(prepareDataFolder(file)).rejects.toThrow(`${file} is not a folder. Set DATA_DIR to a folder.`)
  await expect(prepareDataFolder(join(file, 'data'))).rejects.toThrow(
    /^Cannot write to the data folder .*file\/data \(ENOTDIR\)\. Make it writable, or set DATA_DIR to another folder\.$/,
  )
})

it('keeps one secret that only the owner can read, also when several processes start at once', async () => {
  const secrets = await Promise.all([secretIn(root), secretIn(root)].map((one) => one.catch(() => undefined)))
  const secret = await secretIn(root)
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(secrets.filter((one) => one !== undefined && one !== secret)).toEqual([])
  expect(statSync(join(root, 'secret')).mode & 0o777).toBe(0o600)
  mkdirSync(join(root, 'other'))
  expect(await secretIn(join(root, 'other'))).not.toBe(secret)
})

it('creates the secret despite leftovers of a killed process with the same id', async () => {
  writeFileSync(join(root, `.secret-${process.pid}`), 'half')
  expect((await secretIn(root)).length).toBeGreaterThanOrEqual(43)
})

it('flushes the secret to the disk before it gets its name, and the name before the secret is used', async () => {
  const handle = await open(root)
  const wasNamed: boolean[] = []
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async () => {
    wasNamed.push(existsSync(join(root, 'secret')))
  })
  await secretIn(root)
  sync.mockRestore()
  await handle.close()
  expect(wasNamed).toEqual([false, true])
  expect(readdirSync(root)).toEqual(['secret'])
})
