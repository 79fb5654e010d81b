/** `npm run backup` and `npm run restore` as child processes: their output, effects and exit codes. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertUser } from '../accounts/users/user-store.ts'
import { verifyAuditLog } from '../audit/verify-chain.ts'
import type { Db } from '../db/index.ts'
import { openDatabase } from '../db/index.ts'
import { closeAtEnd } from '../testing/cleanup-registry.ts'
import { callDatabases, newEmptyDatabase } from '../testing/databases.ts'

type Where = Awaited<ReturnType<typeof newEmptyDatabase>>

const passphrase = 'correct horse battery'
const timeout = 120_000

function environmentOf({ dataDir, url }: Where, more: Record<string, string>) {
  return { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url ?? '', BACKUP_PASSPHRASE: '', ...more }
}

function run(place: Where, command: 'backup' | 'restore', args: readonly string[], more = {}) {
  const path = fileURLToPath(new URL(`${command}.ts`, import.meta.url))
  const env = environmentOf(place, more)
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    env,
    encoding: 'utf8',
    timeout,
  })
  return { status, output: stdout.trim(), stderr }
}

async function withDb<T>(place: Where, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(place)
  try {
    await db.migrate()
    return await work(db)
  } finally {
    await db.close()
  }
}

const addUser = (place: Where, username: string) =>
  withDb(place, (db) => {
    const account = { email: `${username}@example.org`, username, password: '', role: 'owner' } as const
    return insertUser(db.kysely, account, new Date())
  })

const usersIn = (place: Where) =>
  withDb(place, async ({ kysely }) => {
    const rows = await kysely.selectFrom('users').select('username').orderBy('username').execute()
    return rows.map(({ username }) => username)
  })

describe.each(callDatabases)('npm run backup and npm run restore on %s', (kind) => {
  let place: Where

  beforeEach(async () => {
    place = await newEmptyDatabase(kind, { tables: true })
    await addUser(place, 'Ada')
  })

  function backUp(args: readonly string[] = [], more = {}): string {
    const { status, output, stderr } = run(place, 'backup', args, more)
    expect({ status, stderr }, output).toEqual({ status: 0, stderr: '' })
    return output.slice(0, output.indexOf(':'))
  }

  it('make a backup while the server runs, list it, verify it, and restore it', async () => {
    const id = await withDb(place, async () => backUp())
    expect(run(place, 'backup', ['list']).output).toMatch(new RegExp(`^${id}  manual  checked`))
    expect(run(place, 'backup', ['verify', id]).output).toBe(`${id} is complete.`)
    await addUser(place, 'Grace')
    const { status, output } = run(place, 'restore', [id])
    expect({ status, output }).toEqual({
      status: 0,
      output: expect.stringMatching(new RegExp(`^Restored ${id}: \\d+ rows. The replaced database is kept`)),
    })
    expect(output).toContain('API tokens that were revoked after it, work again.')
    expect(await usersIn(place)).toEqual(['Ada'])
    await withDb(place, async ({ kysely }) => {
      const facts = kysely.selectFrom('facts').select('value').where('name', '=', 'backups.state')
      const { value } = await facts.executeTakeFirstOrThrow()
      expect(JSON.parse(value).proven.id).toBe(id)
      const entries = await kysely.selectFrom('audit').select(['action', 'subject_id']).execute()
      expect(entries).toEqual([{ action: 'backup.restored', subject_id: id }])
      expect((await verifyAuditLog(kysely)).broken).toBeUndefined()
    })
  })

  it('restore from one encrypted file into an empty data folder, with the secret', async () => {
    writeFileSync(join(place.dataDir, 'secret'), 'the secret of this site, long enough\n')
    const sealed = { BACKUP_PASSPHRASE: passphrase }
    const id = backUp(['create', '--with-secret'], sealed)
    const other = await newEmptyDatabase(kind, { tables: false })
    const file = join(other.dataDir, 'backup.tar')
    expect(run(place, 'backup', ['export', id, file], sealed).output).toBe(`${file}: backup ${id}.`)
    expect(readFileSync(file).includes('Ada')).toBe(false)
    expect(run(other, 'restore', [file]).output).toMatch(/cannot be decrypted.*\nNothing was changed\.$/)
    const { status, output } = run(other, 'restore', [file, '--with-secret'], sealed)
    expect({ status, output }).toEqual({ status: 0, output: expect.stringMatching(/ rows\. Users who were/) })
    expect(await usersIn(other)).toEqual(['Ada'])
    expect(readFileSync(join(other.dataDir, 'secret'), 'utf8')).toBe('the secret of this site, long enough\n')
  })

  it('restore the previous secret too, while it is being replaced', { tags: ['full'] }, async () => {
    writeFileSync(join(place.dataDir, 'secret'), 'the new secret of this site, long enough\n')
    writeFileSync(join(place.dataDir, 'secret.previous'), 'the old secret of this site, long enough\n')
    const sealed = { BACKUP_PASSPHRASE: passphrase }
    const id = backUp(['create', '--with-secret'], sealed)
    for (const name of ['secret', 'secret.previous']) rmSync(join(place.dataDir, name))
    expect(run(place, 'restore', [id, '--with-secret'], sealed)).toMatchObject({ status: 0 })
    const secretIn = (name: string) => readFileSync(join(place.dataDir, name), 'utf8')
    expect(secretIn('secret')).toBe('the new secret of this site, long enough\n')
    expect(secretIn('secret.previous')).toBe('the old secret of this site, long enough\n')
    const after = backUp(['create', '--with-secret'], {
      ...sealed,
      SECRET: 'a secret of the environment, long',
    })
    expect(
      run(place, 'restore', [after, '--with-secret'], {
        ...sealed,
        SECRET: 'another secret, which is long enough',
      }).output,
    ).toContain('SECRET is set, so the restored secret has no effect.')
  })

  it('say that a backup has no secret, and restore nothing', async () => {
    const id = backUp()
    await addUser(place, 'Grace')
    expect(run(place, 'restore', [id, '--with-secret'])).toMatchObject({
      status: 1,
      output: expect.stringMatching(/does not contain the secret.*\nNothing was changed\.$/),
    })
    expect(await usersIn(place)).toEqual(['Ada', 'Grace'])
  })

  it('say that the database was restored when a later step failed', async () => {
    const id = backUp()
    await addUser(place, 'Grace')
    writeFileSync(join(place.dataDir, 'secret'), 'short\n')
    expect(run(place, 'restore', [id])).toMatchObject({
      status: 1,
      output: expect.stringMatching(
        /^The database was restored, but the last step failed \(The secret in .*$/,
      ),
    })
    expect(await usersIn(place)).toEqual(['Ada'])
  })

  it('include the secret only in an encrypted backup', () => {
    const { status, output } = run(place, 'backup', ['create', '--with-secret'])
    expect({ status, output }).toMatchObject({
      status: 1,
      output: expect.stringContaining('must be encrypted'),
    })
  })

  it('leave the old database or the restored one when they are killed at any moment', {
    tags: ['full'],
  }, async () => {
    const id = backUp()
    await addUser(place, 'Grace')
    const path = fileURLToPath(new URL('restore.ts', import.meta.url))
    const started = performance.now()
    expect(run(place, 'restore', [id]).status).toBe(0)
    const duration = performance.now() - started
    await addUser(place, 'Grace')
    for (const part of [0.3, 0.5, 0.6, 0.7, 0.8, 0.9]) {
      const child = spawn(process.execPath, [path, id], { env: environmentOf(place, {}), stdio: 'ignore' })
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await Promise.race([ended, pause(duration * part)])
      child.kill('SIGKILL')
      await ended
      const users = await usersIn(place)
      expect([['Ada'], ['Ada', 'Grace']]).toContainEqual(users)
      if (users.length === 1) await addUser(place, 'Grace')
    }
  })

  it('name what is missing or in the way', async () => {
    const unknown = '20200101T000000Z-aaaa'
    const missing = (id: string) => `There is no backup ${id}. To see all, run: npm run backup -- list`
    expect(run(place, 'backup', ['verify', 'nope'])).toMatchObject({ status: 1, output: missing('nope') })
    expect(run(place, 'restore', [unknown]).output).toBe(`${missing(unknown)}\nNothing was changed.`)
    expect(run(place, 'restore', [place.dataDir]).output).toMatch(/ is a folder\. Give the id of a backup/)
    const id = backUp()
    const nowhere = join(place.dataDir, 'nowhere')
    expect(run(place, 'backup', ['export', id, join(nowhere, 'b.tar')]).output).toBe(
      `The folder ${nowhere} does not exist. Create it, or choose another one.`,
    )
    const file = join(place.dataDir, 'b.tar')
    writeFileSync(file, '')
    expect(run(place, 'backup', ['export', id, file]).output).toBe(
      `${file} exists already. Choose another name.`,
    )
  })

  it('leave no file when an export fails', () => {
    const id = backUp()
    truncateSync(join(place.dataDir, 'backups/backups', id, 'database'), 100)
    const file = join(place.dataDir, 'b.tar')
    expect(run(place, 'backup', ['export', id, file])).toMatchObject({
      status: 1,
      output: 'This backup is damaged (database). Use another backup.',
    })
    expect(existsSync(file)).toBe(false)
  })

  it('refuse unknown names, and say how they are used', () => {
    expect(run(place, 'restore', ['missing.tar'])).toMatchObject({
      status: 1,
      output: expect.stringContaining('There is no file missing.tar.\nNothing was changed.'),
    })
    expect(run(place, 'restore', [])).toMatchObject({
      status: 2,
      output: expect.stringContaining('Usage: npm run'),
    })
    expect(run(place, 'backup', ['destroy'])).toMatchObject({ status: 2 })
  })
})

it('creates no database in a folder without one', async () => {
  const place = await newEmptyDatabase('sqlite', { tables: false })
  const dataDir = join(place.dataDir, 'wrong')
  expect(run({ dataDir }, 'backup', [])).toMatchObject({
    status: 1,
    output: `There is no database in ${dataDir}. Set DATA_DIR to the folder of the server, or DATABASE_URL.`,
  })
  expect(existsSync(dataDir)).toBe(false)
})

it('does not replace a SQLite database that a server has open', async () => {
  const place = await newEmptyDatabase('sqlite', { tables: true })
  await addUser(place, 'Ada')
  const { output } = run(place, 'backup', [])
  const id = output.slice(0, output.indexOf(':'))
  const db = await openDatabase(place)
  closeAtEnd(() => db.close())
  await addUser(place, 'Grace')
  expect(run(place, 'restore', [id])).toMatchObject({
    status: 1,
    output: expect.stringContaining('Stop the server'),
  })
  expect((await db.kysely.selectFrom('users').selectAll().execute()).length).toBe(2)
})

it('restores over a damaged SQLite database', { tags: ['full'] }, async () => {
  const place = await newEmptyDatabase('sqlite', { tables: true })
  await addUser(place, 'Ada')
  const { output } = run(place, 'backup', [])
  const file = join(place.dataDir, 'cyanotype.db')
  writeFileSync(file, readFileSync(file).fill(1))
  expect(run(place, 'restore', [output.slice(0, output.indexOf(':'))])).toMatchObject({ status: 0 })
  expect(await usersIn(place)).toEqual(['Ada'])
  expect(readdirSync(join(place.dataDir, 'replaced')).length).toBeGreaterThan(0)
  rmSync(join(place.dataDir, 'replaced'), { recursive: true })
})
