/**
 * Tests the start of the process: what it opens, what it keeps for the next start, and why it refuses to
 * start.
 */
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Config } from './config/config.ts'
import { readConfig } from './config/config.ts'
import { openDatabase } from './db/index.ts'
import type { Running, StartOptions } from './main.ts'
import { start } from './main.ts'
import { mediaStoreOf } from './open-modules.ts'
import { openBackupCommand } from './operations/backups/backup-commands.ts'
import { callDatabases, newEmptyDatabase } from './testing/databases.ts'
import { httpClient } from './testing/http-client.ts'
import { smallSite } from './testing/small-site.ts'

let dataDir: string
let databaseUrl: string | undefined
let running: Running[]

async function run(config: Partial<Config> = {}, options: StartOptions = {}): Promise<Running> {
  const complete: Config = { ...readConfig({}), port: 0, dataDir, databaseUrl, logLevel: 'silent', ...config }
  const fallback = {
    config: complete,
    site: smallSite(),
    demonstration: false,
    documentation: false,
    signals: false,
  }
  const one = await start({ ...fallback, ...options })
  running.push(one)
  return one
}

const portOf = ({ url }: Running) => Number(new URL(url).port)
const refusalOf = (config: Partial<Config>, options: StartOptions = {}) =>
  run(config, options).then(
    () => 'no refusal',
    (problem: unknown) => String(problem),
  )

beforeEach(() => {
  databaseUrl = undefined
  dataDir = mkdtempSync(join(tmpdir(), 'cyanotype-main-'))
  running = []
})

afterEach(async () => {
  await Promise.all(running.map((one) => one.close()))
  rmSync(dataDir, { recursive: true })
})

describe.each(callDatabases)('Start on %s', (database) => {
  beforeEach(async () => {
    databaseUrl = (await newEmptyDatabase(database, { tables: true })).url
  })

  it('keeps users for the next start, and has a setup token only while there are none', async () => {
    const first = await run()
    const { firstOwnerToken: token } = first
    const body = { token, email: 'ada@example.org', username: 'Ada', password: 'a blue print in the sun' }
    const made = await httpClient(portOf(first)).post('/api/auth/setup', body)
    await running.pop()?.close()
    const second = await run()
    expect(second.firstOwnerToken).toBeUndefined()
    const cookie = made.headers['set-cookie']?.[0]?.split(';')[0]
    const { authenticated } = (await httpClient(portOf(second), { cookie }).get('/api/auth/check')).json()
    expect(authenticated).toBe(true)
  })

  it('creates a new setup token each time while there are no users, and the old one is invalid', async () => {
    const first = await run()
    const second = await run()
    expect(second.firstOwnerToken).not.toBe(first.firstOwnerToken)
    const owner = { email: 'ada@example.org', username: 'Ada', password: 'a blue print in the sun' }
    const response = await httpClient(portOf(second)).post('/api/auth/setup', {
      ...owner,
      token: first.firstOwnerToken,
    })
    expect(response.problem().code).toBe('wrong_setup_token')
  })

  it('fails with one line when the port is in use', async () => {
    const port = portOf(await run())
    expect(await refusalOf({ port })).toBe(
      `StartProblem: Port ${port} is in use. Stop the program that uses it, or set PORT to another port.`,
    )
  })

  it('fails with one line when the host is not an address of this machine', async () => {
    expect(await refusalOf({ host: '192.0.2.1' })).toMatch(/^StartProblem: HOST is 192\.0\.2\.1, .+\.$/)
  })
})

describe('Start without a usable media storage', () => {
  it('fails with one line when the key is refused, since the first start stores images', async () => {
    const bucket = createServer((request, response) => {
      request.resume()
      response.writeHead(403).end()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void bucket.close())
    await once(bucket, 'listening')
    const address = bucket.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const media = {
      ...{ base: `http://127.0.0.1:${port}/house/`, prefix: '', region: 'x' },
      ...{ accessKeyId: 'a', secretAccessKey: 'b' },
    }
    expect(await refusalOf({ media }, { demonstration: true })).toMatch(
      /^StartProblem: The media storage cannot be used \(S3 responded with status 403 to PUT \S+\)\. Check MEDIA_URL .+\.$/,
    )
  })
})

describe('Start without a usable database', () => {
  it('fails with one line when no database responds', async () => {
    const refusal = await refusalOf({ databaseUrl: 'postgres://nobody:wrong@127.0.0.1:9/none' })
    expect(refusal).toMatch(/^StartProblem: Cannot connect to PostgreSQL .+DATABASE_URL.+\.$/)
  })

  it('fails with one line when a migration finds that the database is damaged', async () => {
    const opened = await openDatabase({ dataDir })
    const malformed = Object.assign(new Error('database disk image is malformed'), { errcode: 11 })
    const db = { ...opened, migrate: () => Promise.reject(malformed) }
    expect(await refusalOf({}, { db })).toBe(
      'StartProblem: The database is damaged (database disk image is malformed). Restore the newest backup.',
    )
  })

  it('names the newest backup that was proven when the database is damaged', async () => {
    const config = { ...readConfig({}), dataDir }
    const { create, stored } = openBackupCommand(config, mediaStoreOf(config))
    const db = await openDatabase({ dataDir })
    await db.migrate()
    const [good, failed] = [await create(db, undefined, () => {}), await create(db, undefined, () => {})]
    const failure = { code: 'backup_damaged', params: { part: 'database' } }
    await stored.writeProof(failed.id, { at: failed.at, failure })
    await db.close()
    const file = openSync(join(dataDir, 'cyanotype.db'), 'r+')
    writeSync(file, Buffer.alloc(100, 0x5a), 0, 100, 100)
    closeSync(file)
    const [line, ...more] = (await refusalOf({})).split('\n')
    expect(line).toMatch(/^StartProblem: The database .*cyanotype\.db is damaged \(.*\)\. /)
    expect(line?.endsWith(`Restore the newest good backup: npm run restore -- ${good.id}`), line).toBe(true)
    expect(more).toEqual([])
  })
})
