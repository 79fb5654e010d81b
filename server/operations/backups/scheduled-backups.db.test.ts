/** Scheduled backups, backups before an upgrade, and what is removed later. */
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { insertUser } from '../../accounts/users/user-store.ts'
import { readConfig } from '../../config/config.ts'
import type { Db } from '../../db/index.ts'
import { openDatabase, openOutbox } from '../../db/index.ts'
import { migrations } from '../../db/migrations/index.ts'
import { openBucket } from '../../media/testing/stores.ts'
import { day } from '../../platform/durations.ts'
import { closeAtEnd, temporaryFolder } from '../../testing/cleanup-registry.ts'
import { callDatabases, databases, emptyDatabase } from '../../testing/databases.ts'
import { openStoredBackup, partPath } from './backup-archive.ts'
import { writeManifest } from './backup-manifest.ts'
import { openBackupStore } from './backup-store.ts'
import { backUpBeforeUpgrade } from './before-upgrade.ts'
import { createBackup, nextBackupId } from './create-backup.ts'
import { openBackups } from './index.ts'
import { openStoredBackups } from './stored-backups.ts'
import { contentOf, fill, mediaInMemory, openBackupSetup } from './testing/backup-setup.ts'
import { verifyBackup } from './verify-backup.ts'

const log = { error() {} }

const addUser = (db: Db) =>
  insertUser(
    db.kysely,
    { email: 'ada@example.org', username: 'Ada', password: '', role: 'owner' },
    new Date(),
  )

/** As an import writes it. */
const addDocument = ({ kysely }: Db) =>
  sql`insert into documents (id, type, created_at, changed_at)
    values ('one', 'updates', '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z')`.execute(kysely)

describe.each(databases)('Scheduled backups on %s', (kind) => {
  async function openScheduled(now: () => Date, storage?: string) {
    const setup = await openBackupSetup(kind)
    const outbox = await openOutbox(setup.db)
    closeAtEnd(() => outbox.close())
    const { dataDir, url: databaseUrl } = setup.database
    const config = { ...readConfig({}), dataDir, databaseUrl, backups: storage ?? setup.storage }
    const { db, media } = setup
    return { ...setup, backups: openBackups({ config, db, outbox, media, secrets: [], log, now }) }
  }

  it('are made once a day, and the expired ones are removed with their media files', async () => {
    let now = Date.now()
    const setup = await openScheduled(() => new Date(now))
    const { backups, db } = setup
    await db.transaction(async (trx) => {
      const value = JSON.stringify({ enabled: true, hour: 3, daily: 2, weekly: 0, monthly: 0 })
      await trx.insertInto('facts').values({ name: 'backups.schedule', value }).execute()
    })
    await fill(setup)
    await backups.runDue()
    await backups.runDue()
    expect((await backups.list()).items).toHaveLength(1)
    await db.kysely.deleteFrom('media').execute()
    for (const _ of [1, 2, 3]) {
      now += day
      await backups.runDue()
    }
    const { items, failure } = await backups.list()
    expect(failure).toBeNull()
    expect(items.map((item) => item.proof?.failure)).toEqual([null, null])
    const files = existsSync(join(setup.storage, 'media'))
      ? readdirSync(join(setup.storage, 'media'), { recursive: true, withFileTypes: true })
      : []
    expect(files.filter((entry) => entry.isFile())).toEqual([])
  })

  it('report that their storage cannot be read when one is due', async () => {
    const { backups } = await openScheduled(() => new Date(), '/dev/null/backups')
    await backups.runDue()
    expect(await backups.state()).toMatchObject({
      proven: null,
      failure: { action: 'create', code: 'backup_storage_unavailable', params: { reason: 'ENOTDIR' } },
    })
  })
})

it('removes what interrupted backups left behind, after a day', async () => {
  const root = temporaryFolder()
  const { list, removeExpired } = openStoredBackups(async () => ({
    store: openBackupStore(root, temporaryFolder()),
    key: undefined,
  }))
  const now = new Date()
  const unfinished = '.3f0c2a52-5c1e-4b0e-9d53-0a54c1b3a7aa'
  function write(name: string, days: number): void {
    const path = join(root, name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, 'part')
    const at = new Date(now.getTime() - days * day)
    utimesSync(path, at, at)
  }
  const [old, recent, whole] = ['20260101T000000Z-aaaa', '20260102T000000Z-bbbb', '20260103T000000Z-cccc']
  for (const name of [`backups/${old}/database`, `backups/${old}/${unfinished}`]) write(name, 2)
  for (const name of ['media/aa/.snapshot', `media/aa/${unfinished}`]) write(name, 2)
  for (const name of [`backups/${recent}/database`, `backups/${recent}/${unfinished}`]) write(name, 0.5)
  for (const name of ['database', 'manifest']) write(`backups/${whole}/${name}`, 2)
  await removeExpired({ daily: 7, weekly: 4, monthly: 12 }, now)
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
  expect(files.sort()).toEqual([
    ...[`backups/${recent}/${unfinished}`, `backups/${recent}/database`],
    ...[`backups/${whole}/database`, `backups/${whole}/manifest`, 'media/aa/.snapshot'],
  ])
  expect(await list()).toMatchObject([{ id: whole }])
})

describe.each(databases)('An upgrade on %s', (kind) => {
  async function beforeUpgrade(
    addContent: (db: Db) => Promise<unknown>,
    storage: string = temporaryFolder(),
  ) {
    const where = await emptyDatabase(kind)
    const db = await openDatabase(where)
    closeAtEnd(() => db.close())
    await db.migrate(migrations.slice(0, -1))
    await addContent(db)
    const config = { ...readConfig({}), dataDir: where.dataDir, databaseUrl: where.url, backups: storage }
    const lines: string[] = []
    const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line.trim()) })
    await backUpBeforeUpgrade(config, db, mediaInMemory(new Map()), log)
    await db.migrate()
    await backUpBeforeUpgrade(config, db, mediaInMemory(new Map()), log)
    const places = async () => ({ store: openBackupStore(storage, temporaryFolder()), key: undefined })
    return { backups: await openStoredBackups(places).list(), lines: lines.map((line) => JSON.parse(line)) }
  }

  it.each([
    ['users', addUser],
    ['imported content only', addDocument],
  ])('backs up a database with %s before its first migration', async (_what, addContent) => {
    const { backups, lines } = await beforeUpgrade(addContent)
    expect(backups).toMatchObject([{ kind: 'before-upgrade', state: 'complete', media: null }])
    expect(lines).toMatchObject([
      { msg: 'backing up the database before the upgrade' },
      { msg: 'upgrading the database', migrations: 1, backup: backups[0]?.id },
    ])
  })

  it('does not begin without a backup, and names the reason of the storage', async () => {
    await expect(beforeUpgrade(addUser, '/dev/null/backups')).rejects.toThrow(
      'The database could not be backed up before the upgrade (ENOTDIR). Free some space, or check BACKUP_URL.',
    )
  })

  it('keeps one backup of a database that it failed to change, however often it starts', async () => {
    const { database, db, media, storage } = await openBackupSetup(kind)
    const { dataDir, url: databaseUrl } = database
    const config = { ...readConfig({}), dataDir, databaseUrl, backups: storage }
    await addUser(db)
    const places = async () => ({ store: openBackupStore(storage, temporaryFolder()), key: undefined })
    const start = async () => {
      // As if the newest migration had failed.
      await sql`delete from migrations where number = ${migrations.length}`.execute(db.kysely)
      await backUpBeforeUpgrade(config, db, media, { info() {} })
      return (await openStoredBackups(places).list()).length
    }
    expect([await start(), await start(), await start()]).toEqual([1, 1, 1])
    await addDocument(db)
    expect(await start()).toBe(2)
  })

  it('makes no backup of a database without content', async () => {
    expect(await beforeUpgrade(async () => {})).toEqual({ backups: [], lines: [] })
  })
})

it.each(callDatabases)('Backups of %s are stored in S3', async (kind) => {
  const setup = await openBackupSetup(kind, { encrypted: true })
  await fill(setup)
  const store = openBackupStore((await openBucket()).place, temporaryFolder())
  const places = { ...setup.places, store }
  const at = new Date()
  const id = nextBackupId(at)
  await createBackup(places, { id, at, kind: 'manual', withMedia: true })
  const archive = await openStoredBackup(store, id, places.key)
  if (archive === undefined) throw new Error('There is no such backup')
  await verifyBackup(archive)
  const stored = openStoredBackups(async () => places)
  expect(await stored.list()).toMatchObject([{ id, encrypted: true, media: { files: 1, bytes: 70_000 } }])
})

it.each(callDatabases)('Backups of %s say what to check when the storage cannot be used', async (kind) => {
  const setup = await openBackupSetup(kind)
  const store = openBackupStore('/dev/null/backups', temporaryFolder())
  const at = new Date()
  const request = { id: nextBackupId(at), at, kind: 'manual', withMedia: true } as const
  await expect(createBackup({ ...setup.places, store }, request)).rejects.toMatchObject({
    code: 'backup_storage_unavailable',
  })
})

it.each(callDatabases)('Backups of %s that need a newer version are not called damaged', async (kind) => {
  const { places } = await openBackupSetup(kind)
  const at = new Date()
  const stored = openStoredBackups(async () => places)
  const opened: string[] = []
  for (const name of ['9999-later', 'own-9999-boats']) {
    const id = nextBackupId(at)
    const request = { id, at, kind: 'manual', withMedia: false } as const
    const manifest = await createBackup(places, request)
    if (manifest === undefined) throw new Error('There is no database')
    const migrations = [...manifest.migrations, name]
    const bytes = writeManifest({ ...manifest, migrations, version: '9.0.0' })
    await places.store.write(partPath(id, 'manifest'), Readable.from([bytes]))
    expect(await stored.find(id)).toMatchObject({ id, state: 'incompatible', encrypted: false })
    const problem = await stored.open(id).catch((reason) => reason)
    opened.push(`${problem.code} ${JSON.stringify(problem.values)}`)
  }
  expect(opened).toEqual([
    'backup_too_new {"version":"9.0.0"}',
    'backup_migration_missing {"migration":"own-9999-boats"}',
  ])
})

it('Backups are listed while one of them is being deleted', async () => {
  const store = openBackupStore(temporaryFolder(), temporaryFolder())
  const names = ['backups/a/manifest', 'backups/b/manifest']
  for (const name of names) await store.write(name, Readable.from([Buffer.from(name)]))
  const list = store.list('backups')[Symbol.asyncIterator]()
  const first = await list.next()
  await store.remove(names.find((name) => name !== first.value?.name) ?? '')
  expect(await list.next()).toMatchObject({ done: true })
})

describe.each(databases)('Many backups on %s', { tags: ['full'] }, (kind) => {
  it('are all whole while there are 200 writes a second', async () => {
    const setup = await openBackupSetup(kind)
    await fill(setup)
    let isWriting = true
    let writes = 0
    const started = performance.now()
    const writer = (async () => {
      while (isWriting) {
        writes += 1
        const value = 'x'.repeat(1_000)
        await setup.db.kysely
          .insertInto('facts')
          .values({ name: `write ${writes}`, value })
          .execute()
        const ahead = writes * 5 - (performance.now() - started)
        if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead))
      }
    })()
    for (let count = 0; count < 20; count += 1) {
      const at = new Date()
      const id = nextBackupId(at)
      await createBackup(setup.places, { id, at, kind: 'manual', withMedia: true })
      const archive = await openStoredBackup(setup.places.store, id, undefined)
      if (archive === undefined) throw new Error('There is no such backup')
      await verifyBackup(archive)
      // Each write has the next number, so a snapshot contains exactly the first ones.
      expect(archive.manifest.tables.facts?.rows).toBeLessThanOrEqual(writes + 10)
    }
    isWriting = false
    await writer
    expect(writes).toBeGreaterThan(20)
    expect(Object.keys(await contentOf(setup.db))).toContain('media')
  })
})
