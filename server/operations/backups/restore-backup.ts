/**
 * Restores a backup: verifies all of it, adds missing media files, and builds new tables that replace the
 * current ones in one step. Until then nothing has changed, whatever happens.
 */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import type { TableLoader, TableShape } from '../../db/index.ts'
import { migrationsNamed, openTableLoader, openTableSnapshot } from '../../db/index.ts'
import type { BackupArchive } from './backup-archive.ts'
import type { Manifest } from './backup-manifest.ts'
import { damaged } from './backup-manifest.ts'
import { hashing } from './backup-store.ts'
import type { BackupPlaces, MediaFileKey, MediaFiles } from './create-backup.ts'
import { lastEventIn, mediaKeysIn } from './create-backup.ts'
import { countTables, isCopied, readDump } from './table-dump.ts'
import type { OnProgress } from './verify-backup.ts'
import { verifyBackup } from './verify-backup.ts'

export type RestorePlaces = Pick<BackupPlaces, 'database' | 'media'>

export interface RestoreRequest {
  readonly at: Date
  /** For the audit log. Null for a command. */
  readonly by: { readonly id: string; readonly address?: string | undefined } | null
  readonly onProgress?: OnProgress | undefined
}

/** The name of the fact with which other nodes notice that the database was replaced. */
export const restoredFact = 'backups.restored'

/**
 * Builds the new tables. The returned function replaces the current ones, and on SQLite the database must be
 * closed by then.
 */
export async function prepareRestore(
  archive: BackupArchive,
  { database, media }: RestorePlaces,
  { at, by, onProgress = () => {} }: RestoreRequest,
): Promise<() => Promise<void>> {
  await verifyBackup(archive, onProgress)
  const lastEvent = Math.max(archive.manifest.lastEvent, await currentLastEvent(database))
  const loader = await openTableLoader(database, at)
  try {
    const files = await loadTables(archive, loader, onProgress)
    if (archive.manifest.media !== null) await addMedia(archive, media, files, onProgress)
    await noteRestore(loader, { at, by, lastEvent, id: archive.manifest.id })
  } catch (problem) {
    await loader.abandon()
    throw problem
  }
  return async () => {
    try {
      await loader.finish()
    } catch (problem) {
      await loader.abandon()
      throw problem
    }
    // Pages that were rendered from the replaced database.
    const cache = join(database.dataDir, 'cache')
    await rm(cache, { recursive: true, force: true }).catch((cause) => {
      throw new AfterRestore(`${cache} was not deleted`, cause, 'Delete it, and run the command again.')
    })
  }
}

/** The database is the restored one, but a later step has failed. */
export class AfterRestore extends Error {
  constructor(failed: string, cause: unknown, fix: string) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`The database was restored, but ${failed} (${reason}). ${fix}`, { cause })
  }
}

/** 0 if there is no database, or if it is damaged. */
async function currentLastEvent(database: RestorePlaces['database']): Promise<number> {
  try {
    const snapshot = await openTableSnapshot(database)
    if (snapshot === undefined) return 0
    return await lastEventIn(snapshot).finally(snapshot.close)
  } catch {
    return 0
  }
}

/** Creates the tables as the backup has them and inserts all rows. Later migrations run at the next start. */
export async function loadTables(
  { manifest, database }: Pick<BackupArchive, 'manifest' | 'database'>,
  loader: TableLoader,
  onProgress: OnProgress = () => {},
): Promise<ReadonlyMap<string, MediaFileKey>> {
  const shapes = await loader.create(migrationsNamed(manifest.migrations) ?? [])
  const total = Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0)
  const files = new Map<string, MediaFileKey>()
  let done = 0
  for await (const { table, rows } of readDump(database())) {
    // A version that still restored this table made the backup.
    if (!isCopied(table)) continue
    if (!isSameShape(shapes, table)) throw damaged('database')
    await loader.insert(table, rows)
    if (table.name === 'media')
      for (const row of rows)
        for (const key of mediaKeysIn(table, row)) files.set(`${key.id} ${key.hash}`, key)
    done += rows.length
    onProgress({ phase: 'loading', done, total })
  }
  await compareTables(manifest, loader)
  return files
}

const isSameShape = (shapes: readonly TableShape[], table: TableShape) =>
  shapes.some(({ name, columns }) => name === table.name && isDeepStrictEqual(columns, table.columns))

/** Other versions omit other tables: one that this backup lacks stays empty. */
async function compareTables({ tables }: Manifest, loader: TableLoader): Promise<void> {
  const expected = Object.entries(tables).filter(([name]) => isCopied({ name }))
  const found = Object.entries(await countTables(loader.snapshot())).filter(
    ([name, { rows }]) => rows > 0 || Object.hasOwn(tables, name),
  )
  if (!isDeepStrictEqual(Object.fromEntries(found), Object.fromEntries(expected))) throw damaged('database')
}

/** The names of files contain their hashes, so a file that exists is the right one. */
async function addMedia(
  archive: BackupArchive,
  library: MediaFiles,
  files: ReadonlyMap<string, MediaFileKey>,
  onProgress: OnProgress,
): Promise<void> {
  const stored = new Set(archive.manifest.media?.map(([hash]) => hash))
  let done = 0
  for (const key of files.values()) {
    if (stored.has(key.hash) && !(await hasFile(library, key))) {
      const path = await library.unfinished(key.id)
      try {
        const hash = createHash('sha256')
        await pipeline(archive.media(key.hash), hashing(hash), createWriteStream(path, { mode: 0o600 }))
        if (hash.digest('hex') !== key.hash) throw damaged(`media/${key.hash}`)
        await library.put(key, path)
      } finally {
        await rm(path, { force: true })
      }
    }
    done += 1
    onProgress({ phase: 'media', done, total: files.size })
  }
}

async function hasFile(library: MediaFiles, key: MediaFileKey): Promise<boolean> {
  const found = await library.read(key, { from: 0, to: 0 })
  found?.destroy()
  return found !== undefined
}

interface RestoreNote {
  readonly id: string
  readonly at: Date
  readonly by: RestoreRequest['by']
  readonly lastEvent: number
}

/** Facts of the moment that do not hold after a restore. */
const forgottenFacts = ['backups.lease', 'backups.state', restoredFact, 'housekeeping.round']

async function noteRestore(loader: TableLoader, { id, at, by, lastEvent }: RestoreNote): Promise<void> {
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`
  await loader.run(`delete from facts where name in (${forgottenFacts.map(text).join(', ')})`)
  const fact = JSON.stringify({ id, at: at.toISOString(), by, isRecorded: false })
  await loader.run(`insert into facts (name, value) values (${text(restoredFact)}, ${text(fact)})`)
  // The backup was compared completely, which proves it.
  const state = JSON.stringify({ proven: { id, at: at.toISOString() }, failure: null })
  await loader.run(`insert into facts (name, value) values ('backups.state', ${text(state)})`)
  // A number is left out, so that everyone who follows events notices that some are missing.
  const event = JSON.stringify({
    kind: 'done',
    action: 'backup.restored',
    type: 'backup',
    id,
    by: by?.id ?? null,
  })
  await loader.run(
    `insert into outbox (number, at, event) values (${lastEvent + 2}, ${text(at.toISOString())}, ${text(event)})`,
  )
}
