/** A backup restores all rows and files, into either engine, and a damaged one restores nothing. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFullRun } from '../../../tools/testing/is-full-run.ts'
import { temporaryFolder } from '../../testing/cleanup-registry.ts'
import { callDatabases, databases } from '../../testing/databases.ts'
import { everythingIn } from '../../testing/whole-database.ts'
import type { BackupArchive } from './backup-archive.ts'
import { openStoredBackup, openTarBackup } from './backup-archive.ts'
import { readAll } from './backup-manifest.ts'
import { createBackup, nextBackupId } from './create-backup.ts'
import { proveBackup } from './prove-backup.ts'
import { prepareRestore } from './restore-backup.ts'
import { openBackupKey } from './sealed-stream.ts'
import { openTally } from './table-dump.ts'
import type { BackupSetup } from './testing/backup-setup.ts'
import { contentOf, fill, openBackupSetup, reopen } from './testing/backup-setup.ts'
import { verifyBackup } from './verify-backup.ts'

async function backUp({ places }: BackupSetup): Promise<string> {
  const at = new Date()
  const id = nextBackupId(at)
  expect(await createBackup(places, { id, at, kind: 'manual', withMedia: true })).toMatchObject({
    missing: [],
  })
  return id
}

async function opened({ places }: BackupSetup, id: string): Promise<BackupArchive> {
  const archive = await openStoredBackup(places.store, id, places.key)
  if (archive === undefined) throw new Error('There is no such backup')
  return archive
}

async function restoreInto(target: BackupSetup, archive: BackupArchive): Promise<void> {
  const replace = await prepareRestore(archive, target.places, { at: new Date(), by: null })
  await target.db.close()
  await replace()
}

async function tarOf(setup: BackupSetup, id: string): Promise<string> {
  const path = join(temporaryFolder(), 'backup.tar')
  writeFileSync(path, await readAll((await opened(setup, id)).tar()))
  return path
}

/** As a version writes it that restores shared preview links, and leaves out webhooks. */
async function ofOtherVersion(archive: BackupArchive): Promise<BackupArchive> {
  const lines = gunzipSync(await readAll(archive.database()))
    .toString('utf8')
    .trimEnd()
    .split('\n')
  const others = lines.filter((line) => !line.startsWith('{"table":"webhooks"'))
  const [row, tally] = ['["a link"]', openTally()]
  tally.add(row)
  const text = [...others, '{"table":"previews","columns":["id"]}', row, ''].join('\n')
  const bytes = gzipSync(text)
  const { webhooks: _, ...tables } = archive.manifest.tables
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const manifest = {
    ...archive.manifest,
    tables: { ...tables, previews: tally.result() },
    database: { ...archive.manifest.database, bytes: bytes.length, sha256 },
  }
  async function* database() {
    yield bytes
  }
  return { ...archive, manifest, database }
}

const momentary = [
  'setup_tokens',
  'reset_requests',
  'used_challenges',
  'factor_attempts',
  'previews',
] as const

async function putMomentary({ kysely }: BackupSetup['db']): Promise<void> {
  const { id: user_id } = await kysely.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const at = new Date().toISOString()
  const request = { id: 'a', email: 'ada@example.org', locale: 'en', address: '192.0.2.1', made_at: at }
  await kysely.insertInto('setup_tokens').values({ hash: 'a', expires_at: at }).execute()
  await kysely.insertInto('reset_requests').values(request).execute()
  await kysely.insertInto('used_challenges').values({ hash: 'a', expires_at: at }).execute()
  await kysely.insertInto('factor_attempts').values({ user_id, failures: 5, retry_at: at }).execute()
  const wholeSite = { document_id: null, type: null, locale: null, at: null }
  const preview = { id: 'a', user_id, ...wholeSite, is_shared: 1, created_at: at, expires_at: at }
  await kysely.insertInto('previews').values(preview).execute()
}

/** Everything that a backup without encryption goes through is also in an encrypted one. */
const encryptions = isFullRun ? [false, true] : [true]

const pairs = databases.flatMap((from) => databases.map((to) => ({ from, to })))

describe.each(pairs)('Backup of $from restored into $to', ({ from, to }) => {
  it.each(encryptions)('has the same rows and files, encrypted: %s', async (encrypted) => {
    const [source, target] = [await openBackupSetup(from, { encrypted }), await openBackupSetup(to)]
    await fill(source)
    await fill(target, 'Replaced')
    const before = await contentOf(source.db)
    const id = await backUp(source)
    await fill(source, 'Later')
    await restoreInto(target, await opened(source, id))
    const db = await reopen(target)
    expect(await contentOf(db)).toEqual(before)
    for (const [hash, bytes] of target.files)
      if (source.files.has(hash)) expect(bytes).toEqual(source.files.get(hash))
    await fill({ ...target, db }, 'Next')
  })
})

describe.each(callDatabases)('Backup on %s', (kind) => {
  it('restores from one file', async () => {
    const setup = await openBackupSetup(kind)
    await fill(setup)
    const [before, id] = [await contentOf(setup.db), await backUp(setup)]
    const path = await tarOf(setup, id)
    setup.files.clear()
    await fill(setup, 'Later')
    const archive = await openTarBackup(path, undefined)
    await restoreInto(setup, archive)
    await archive.close()
    expect(await contentOf(await reopen(setup))).toEqual(before)
    expect(setup.files.size).toBe(2)
  })

  it('restores although another version made it, which omits other tables', async () => {
    const setup = await openBackupSetup(kind)
    await fill(setup)
    const [before, id] = [await contentOf(setup.db), await backUp(setup)]
    const archive = await ofOtherVersion(await opened(setup, id))
    await fill(setup, 'Later')
    await restoreInto(setup, archive)
    const db = await reopen(setup)
    expect(await contentOf(db)).toEqual(before)
    expect(await db.kysely.selectFrom('previews').selectAll().execute()).toEqual([])
  })

  it('leaves the database as it is until the last step', async () => {
    const setup = await openBackupSetup(kind)
    await fill(setup)
    const archive = await opened(setup, await backUp(setup))
    await fill(setup, 'Later')
    const before = await everythingIn(setup.db)
    for (const stopAt of ['verifying', 'loading', 'media'] as const) {
      const onProgress = ({ phase }: { phase: string }) => {
        if (phase === stopAt) throw new Error('killed')
      }
      const restored = prepareRestore(archive, setup.places, { at: new Date(), by: null, onProgress })
      await expect(restored).rejects.toThrow('killed')
      expect(await everythingIn(setup.db)).toEqual(before)
    }
  })

  it('is whole while others write', async () => {
    const setup = await openBackupSetup(kind)
    await fill(setup)
    let isWriting = true
    const writers = [0, 1, 2].map(async (writer) => {
      for (let at = 0; isWriting; at += 1) await fill(setup, `Writer ${writer} ${at}`)
    })
    const ids = [await backUp(setup), await backUp(setup)]
    isWriting = false
    await Promise.all(writers)
    for (const id of ids) await proveBackup(await opened(setup, id), temporaryFolder())
  })

  it('ends sessions, requests and waiting times, and keeps the replaced database', async () => {
    const setup = await openBackupSetup(kind)
    await fill(setup)
    await putMomentary(setup.db)
    const archive = await opened(setup, await backUp(setup))
    await restoreInto(setup, archive)
    const db = await reopen(setup)
    for (const table of momentary) expect(await db.kysely.selectFrom(table).selectAll().execute()).toEqual([])
    const [event] = await db.kysely.selectFrom('outbox').selectAll().execute()
    expect(event?.number).toBeGreaterThan(archive.manifest.lastEvent + 1)
  })
})

describe.each(callDatabases)('A damaged backup of %s', (kind) => {
  it.each(encryptions)('is refused for a changed byte anywhere, encrypted: %s', async (encrypted) => {
    const setup = await openBackupSetup(kind, { encrypted })
    await fill(setup)
    const path = await tarOf(setup, await backUp(setup))
    const intact = readFileSync(path)
    const copy = join(temporaryFolder(), 'damaged.tar')
    const verified = async () => {
      const archive = await openTarBackup(copy, setup.places.key)
      try {
        await verifyBackup(archive)
      } finally {
        await archive.close()
      }
    }
    writeFileSync(copy, intact)
    await verified()
    const position = fc.integer({ min: 0, max: statSync(path).size - 1 })
    await fc.assert(
      fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const damaged = Buffer.from(intact)
        damaged[at] = (damaged[at] ?? 0) ^ change
        writeFileSync(copy, damaged)
        await expect(verified()).rejects.toMatchObject({ code: expect.stringMatching(/^backup_/) })
        writeFileSync(copy, intact.subarray(0, at))
        await expect(verified()).rejects.toMatchObject({ code: expect.stringMatching(/^backup_/) })
      }),
      { numRuns: 60 },
    )
  })

  it('is refused for a changed byte of a media file, without encryption too', async () => {
    const setup = await openBackupSetup(kind)
    await fill(setup)
    const path = await tarOf(setup, await backUp(setup))
    const bytes = readFileSync(path)
    const [content = Buffer.alloc(0)] = setup.files.values()
    const at = bytes.indexOf(content)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    writeFileSync(path, bytes)
    const archive = await openTarBackup(path, undefined)
    await expect(verifyBackup(archive)).rejects.toMatchObject({ code: 'backup_damaged' })
    await archive.close()
  })

  it('is refused with another passphrase, and without one', async () => {
    const setup = await openBackupSetup(kind, { encrypted: true })
    await fill(setup)
    const id = await backUp(setup)
    const other = await openBackupKey('another passphrase')
    for (const key of [other, undefined])
      await expect(openStoredBackup(setup.places.store, id, key)).rejects.toMatchObject({
        code: 'backup_locked',
      })
  })

  it('is refused with an entry outside of the target', async () => {
    const setup = await openBackupSetup(kind)
    await fill(setup)
    const path = await tarOf(setup, await backUp(setup))
    const bytes = readFileSync(path)
    bytes.write('../database', 0, 'latin1')
    writeFileSync(path, bytes)
    await expect(openTarBackup(path, undefined)).rejects.toMatchObject({ code: 'backup_damaged' })
  })

  it('notes a media file that is missing', async () => {
    const setup = await openBackupSetup(kind)
    await fill(setup)
    const [hash] = setup.files.keys()
    setup.files.clear()
    const at = new Date()
    const manifest = await createBackup(setup.places, {
      id: nextBackupId(at),
      at,
      kind: 'manual',
      withMedia: true,
    })
    expect(manifest?.missing).toEqual([hash])
  })

  it('stores a media file once', async () => {
    const setup = await openBackupSetup(kind)
    await fill(setup)
    await backUp(setup)
    const stored: string[] = []
    const counted = {
      ...setup.places.store,
      write: async (name: string, source: AsyncIterable<Buffer>) => {
        stored.push(name)
        await setup.places.store.write(name, source)
      },
    }
    await backUp({ ...setup, places: { ...setup.places, store: counted } })
    expect(stored.filter((name) => name.startsWith('media'))).toEqual([])
    await rm(setup.storage, { recursive: true })
  })
})
