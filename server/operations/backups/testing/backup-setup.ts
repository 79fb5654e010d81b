/** Databases with content, media and a backup storage, for tests of backups. */
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { insertUser } from '../../../accounts/users/user-store.ts'
import type { Db, OpenOptions } from '../../../db/index.ts'
import { newId, openDatabase } from '../../../db/index.ts'
import { closeAtEnd, temporaryFolder } from '../../../testing/cleanup-registry.ts'
import type { DatabaseKind } from '../../../testing/databases.ts'
import { newEmptyDatabase } from '../../../testing/databases.ts'
import { everythingIn } from '../../../testing/whole-database.ts'
import { openBackupStore } from '../backup-store.ts'
import type { BackupPlaces, MediaFileKey, MediaFiles } from '../create-backup.ts'
import { openBackupKey } from '../sealed-stream.ts'

/** Deriving a key takes long on purpose. */
const key = openBackupKey('correct horse battery')

export interface BackupSetup {
  readonly database: OpenOptions
  readonly db: Db
  /** The bytes of media files by their hash. */
  readonly files: Map<string, Buffer>
  readonly media: MediaFiles
  readonly storage: string
  readonly places: BackupPlaces
}

/** A media library in memory. */
export function mediaInMemory(files: Map<string, Buffer>): MediaFiles {
  const folder = temporaryFolder()
  return {
    unfinished: async () => join(folder, `.${randomBytes(8).toString('hex')}`),
    async put({ hash }: MediaFileKey, path: string) {
      files.set(hash, readFileSync(path))
      rmSync(path)
    },
    async read({ hash }) {
      const bytes = files.get(hash)
      return bytes && Readable.from([bytes], { objectMode: false })
    },
  }
}

export async function openBackupSetup(kind: DatabaseKind, { encrypted = false } = {}): Promise<BackupSetup> {
  const database = await newEmptyDatabase(kind, { tables: true })
  const db = await openDatabase(database)
  closeAtEnd(() => db.close())
  await db.migrate()
  const files = new Map<string, Buffer>()
  const storage = temporaryFolder()
  const media = mediaInMemory(files)
  const store = openBackupStore(storage, temporaryFolder())
  const places = { database, media, store, key: encrypted ? await key : undefined, version: '0.1.0' }
  return { database, db, files, media, storage, places }
}

/** Rows of several kinds: texts with any characters, nulls, numbers, references, and a file. */
export async function fill({ db, files }: BackupSetup, name = 'Ada'): Promise<void> {
  const account = { email: `${name}@example.org`, username: name, password: '', role: 'owner' } as const
  const { id: user } = await insertUser(db.kysely, account, new Date())
  const at = new Date().toISOString()
  const bytes = randomBytes(70_000)
  const hash = createHash('sha256').update(bytes).digest('hex')
  files.set(hash, bytes)
  const folder = { id: newId(), parent_id: null, name: 'Über “all” \\ \u{1F60A}\n\t', name_key: newId() }
  await db.kysely.insertInto('media_folders').values(folder).execute()
  // The parent comes after its child in the order of ids.
  const later = { ...folder, id: newId(), name_key: newId() }
  await db.kysely.insertInto('media_folders').values(later).execute()
  await db.kysely
    .updateTable('media_folders')
    .set({ parent_id: later.id })
    .where('id', '=', folder.id)
    .execute()
  await db.kysely
    .insertInto('media')
    .values({
      ...{ id: newId(), version: 1, state: 'kept', kind: 'picture', type: 'image/png', extension: 'png' },
      ...{ file: hash, bytes: bytes.length, width: 1, height: 1, source: hash, source_width: 1 },
      ...{ source_height: 1, upload: hash, color: null, placeholder: null, name, name_key: name },
      ...{ folder_id: folder.id, alts: '{}', captions: '{}', focal: null, crop: null },
      ...{ created_at: at, created_by: user, changed_at: at, changed_by: null, trashed_at: null },
    })
    .execute()
  await db.kysely
    .insertInto('search_entries')
    .values({
      ...{ document_id: newId(), layer: 'en', state: 'public', type: 'updates', path: null },
      tokens: `${name} blue`,
      pieces: '[]',
    })
    .execute()
}

/** All rows that a backup contains. */
export async function contentOf(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const { facts: _, outbox: __, audit: ___, migrations: ____, ...tables } = await everythingIn(db)
  const entries = await db.kysely.selectFrom('search_entries').selectAll().orderBy('entry').execute()
  return { ...tables, search: entries.map((entry) => JSON.stringify(Object.entries(entry).sort())) }
}

/** A server on the same data after a restore. */
export async function reopen({ database }: Pick<BackupSetup, 'database'>): Promise<Db> {
  const db = await openDatabase(database)
  closeAtEnd(() => db.close())
  await db.migrate()
  return db
}
