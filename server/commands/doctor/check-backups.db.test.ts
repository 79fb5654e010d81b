import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { openDatabase } from '../../db/index.ts'
import { openStore } from '../../media/index.ts'
import { createBackup, nextBackupId } from '../../operations/backups/create-backup.ts'
import { placesOf } from '../../operations/backups/open-places.ts'
import { openStoredBackups } from '../../operations/backups/stored-backups.ts'
import { hour } from '../../platform/durations.ts'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import { callDatabases, newEmptyDatabase } from '../../testing/databases.ts'
import { checkBackups } from './check-backups.ts'

it.each(callDatabases)('does not count a backup from the future, and reports it, on %s', async (kind) => {
  const where = await newEmptyDatabase(kind, { tables: true })
  const db = await openDatabase(where)
  closeAtEnd(() => db.close())
  await db.migrate()
  const { dataDir } = where
  const config = { ...readConfig({}), dataDir, databaseUrl: where.url, backups: join(dataDir, 'backups') }
  const places = placesOf(config, openStore(dataDir, undefined))
  const stored = openStoredBackups(places)
  async function checkedBackup(at: Date): Promise<string> {
    const id = nextBackupId(at)
    await createBackup(await places(), { id, at, kind: 'scheduled', withMedia: true })
    await stored.writeProof(id, { at: at.toISOString(), failure: null })
    return id
  }
  const findings = async () =>
    (await checkBackups(db, config))
      .filter(({ check }) => check === 'Backups')
      .map(({ state, found }) => [state, found])

  const ahead = await checkedBackup(new Date(Date.now() + 10_000 * hour))
  const future = ['warning', `These backups are from the future: ${ahead}.`]
  expect(await findings()).toEqual([['warning', 'There is no checked backup.'], future])
  const old = await checkedBackup(new Date(Date.now() - 100 * hour))
  const overdue = `The newest checked backup is ${old}. The schedule should have made a newer one.`
  expect(await findings()).toEqual([['problem', overdue], future])
  const recent = await checkedBackup(new Date(Date.now() - 1))
  expect(await findings()).toEqual([['ok', `The newest checked backup is ${recent}.`], future])
})
