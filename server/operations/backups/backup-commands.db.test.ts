/** Tests the steps of `npm run backup` and `npm run restore` where they fail or meet other work. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import type { Db } from '../../db/index.ts'
import type { DatabaseKind } from '../../testing/databases.ts'
import { callDatabases } from '../../testing/databases.ts'
import { openBackupCommand } from './backup-commands.ts'
import type { BackupLease } from './backup-facts.ts'
import { readLease } from './backup-facts.ts'
import { AfterRestore } from './restore-backup.ts'
import { fill, openBackupSetup, reopen } from './testing/backup-setup.ts'

const secret = 'the secret of this site, long enough'
const ignore = () => {}

async function openCommand(kind: DatabaseKind) {
  const setup = await openBackupSetup(kind)
  await fill(setup)
  const { dataDir, url: databaseUrl } = setup.database
  const config = { ...readConfig({}), dataDir, databaseUrl, backups: setup.storage }
  const command = openBackupCommand({ ...config, backupPassphrase: 'correct horse battery' }, setup.media)
  return { ...setup, dataDir, command }
}

const mediaIn = async (setup: Parameters<typeof reopen>[0]) =>
  (await (await reopen(setup)).kysely.selectFrom('media').select('id').execute()).length

describe.each(callDatabases)('A restore with the secret on %s', (kind) => {
  /** A database without the media of its backup. */
  async function changedSinceBackup() {
    const setup = await openCommand(kind)
    const { id } = await setup.command.create(setup.db, [secret], ignore)
    await setup.db.kysely.deleteFrom('media').execute()
    await setup.db.close()
    return { ...setup, id, path: join(setup.dataDir, 'secret') }
  }

  const temporaryIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('.secret-'))

  it('changes nothing if the file of the secret cannot be replaced', async () => {
    const { command, dataDir, database, id, path } = await changedSinceBackup()
    mkdirSync(path)
    const restoring = command.restore(id, true, ignore)
    await expect(restoring).rejects.toThrow(`${path} is not a file. Rename or delete it.`)
    expect(temporaryIn(dataDir)).toEqual([])
    expect(await mediaIn({ database })).toBe(0)
  })

  it('says that the database was restored if only the secret failed', async () => {
    const { command, dataDir, database, id, path } = await changedSinceBackup()
    // After the check of the file, and before the database is replaced.
    const block = () => {
      if (existsSync(path)) return
      mkdirSync(path)
      writeFileSync(join(path, 'in the way'), '')
    }
    const failure = await command.restore(id, true, block).catch((problem) => problem)
    expect(failure).toBeInstanceOf(AfterRestore)
    expect(failure.message).toMatch(/^The database was restored, but the secret was not \(.*\)\. Make .*$/)
    expect(temporaryIn(dataDir)).toEqual([])
    expect(await mediaIn({ database })).toBe(1)
    rmSync(path, { recursive: true })
  })
})

describe.each(callDatabases)('The turn of a command for backups on %s', (kind) => {
  const ofOther = (until: Date): BackupLease => ({
    ...{ node: 'another', action: 'create', id: '20260101T000000Z-0000', phase: 'media', done: 1, total: 2 },
    until: until.toISOString(),
  })
  const inAMinute = () => new Date(Date.now() + 60_000)

  async function writeLease({ kysely }: Db, lease: BackupLease): Promise<void> {
    const row = { name: 'backups.lease', value: JSON.stringify(lease) }
    await kysely.deleteFrom('facts').where('name', '=', row.name).execute()
    await kysely.insertInto('facts').values(row).execute()
  }

  it('is renewed while a backup runs, and ends with it', async () => {
    const { command, db } = await openCommand(kind)
    const seen: Promise<BackupLease | undefined>[] = []
    await command.create(db, undefined, () => seen.push(readLease(db.kysely, new Date())))
    // The last reads may come after its end.
    const leases = (await Promise.all(seen)).filter((lease) => lease !== undefined)
    expect(new Set(leases.map(({ node }) => node)).size).toBe(1)
    expect(leases.some(({ done }) => done > 0)).toBe(true)
    expect(await readLease(db.kysely, new Date())).toBeUndefined()
  })

  it('leaves the turn of another node, which began when this one had expired', async () => {
    const { command, db } = await openCommand(kind)
    const other = ofOther(inAMinute())
    let taken: Promise<void> | undefined
    await command.create(db, undefined, () => {
      taken ??= writeLease(db, other)
    })
    await taken
    expect(await readLease(db.kysely, new Date())).toEqual(other)
  })

  it('is needed for a restore', async () => {
    const setup = await openCommand(kind)
    const { id } = await setup.command.create(setup.db, undefined, ignore)
    await writeLease(setup.db, ofOther(inAMinute()))
    await setup.db.close()
    const restore = () => setup.command.restore(id, false, ignore)
    await expect(restore()).rejects.toMatchObject({ code: 'backup_in_progress' })
    const db = await reopen(setup)
    await writeLease(db, ofOther(new Date(Date.now() - 1)))
    await db.close()
    expect((await restore()).id).toBe(id)
  })
})
