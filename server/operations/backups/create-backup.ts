/**
 * Creates a backup: a dump of all tables at one moment, then the media files that the storage does not have
 * yet, and the manifest last. Without its manifest, a backup does not exist.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { OpenOptions, TableRow, TableShape, TableSnapshot } from '../../db/index.ts'
import { openTableSnapshot } from '../../db/index.ts'
import { mediaFolder, mediaPath, partPath } from './backup-archive.ts'
import type { BackupKind, Manifest } from './backup-manifest.ts'
import { newBackupId, writeManifest } from './backup-manifest.ts'
import type { BackupStore } from './backup-store.ts'
import { hashing } from './backup-store.ts'
import type { BackupKey, Bytes } from './sealed-stream.ts'
import { dumpTables } from './table-dump.ts'
import type { OnProgress } from './verify-backup.ts'

/** A file of the media library. */
export interface MediaFileKey {
  readonly id: string
  readonly hash: string
  readonly extension: string
  readonly type: string
}

/** The part of the media storage that backups use. */
export interface MediaFiles {
  unfinished(id: string): Promise<string>
  put(key: MediaFileKey, path: string): Promise<void>
  read(key: MediaFileKey, range?: { from: number; to: number }): Promise<Readable | undefined>
}

export interface BackupPlaces {
  readonly database: Pick<OpenOptions, 'url' | 'dataDir'>
  readonly media: MediaFiles
  readonly store: BackupStore
  readonly key: BackupKey | undefined
  /** The version of the product. */
  readonly version: string
}

export interface BackupRequest {
  readonly id: string
  readonly at: Date
  readonly kind: BackupKind
  /** Whether to include media files. A migration never changes them. */
  readonly withMedia: boolean
  /** The secret of the site, followed by the previous one. */
  readonly secrets?: readonly string[] | undefined
  readonly onProgress?: OnProgress | undefined
}

export const nextBackupId = (at: Date) => newBackupId(at, randomBytes(2).toString('hex'))

const maxAttempts = 3

/** Returns `undefined` if there is no database yet. */
export async function createBackup(
  places: BackupPlaces,
  request: BackupRequest,
): Promise<Manifest | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const manifest = await tryBackup(places, request)
    // A file may be deleted between the snapshot and its copy. Then a new snapshot does not contain it.
    if (manifest === undefined || manifest.missing.length === 0 || attempt === maxAttempts) {
      if (manifest !== undefined) await writePart(places, request.id, 'manifest', [writeManifest(manifest)])
      return manifest
    }
  }
}

async function tryBackup(places: BackupPlaces, request: BackupRequest): Promise<Manifest | undefined> {
  const snapshot = await openTableSnapshot(places.database)
  if (snapshot === undefined) return undefined
  const { id, at, kind, withMedia, secrets, onProgress = () => {} } = request
  const files = new Map<string, MediaFileKey>()
  let dumped: Pick<Manifest, 'migrations' | 'lastEvent' | 'database' | 'tables'>
  try {
    dumped = await writeDump(places, request, snapshot, (key) => files.set(key.hash, key))
  } finally {
    await snapshot.close()
  }
  const copied = withMedia ? await copyMedia(places, files, onProgress) : { media: null, missing: [] }
  return {
    ...dumped,
    ...copied,
    ...{ format: 1, id, at: at.toISOString(), kind, version: places.version, ...secretsIn(secrets) },
    engine: places.database.url === undefined ? 'sqlite' : 'postgres',
  }
}

function secretsIn([secret, previousSecret]: readonly string[] = []) {
  return { secret: secret ?? null, ...(previousSecret !== undefined && { previousSecret }) }
}

async function writeDump(
  places: BackupPlaces,
  { id, withMedia, onProgress = () => {} }: BackupRequest,
  snapshot: TableSnapshot,
  onFile: (key: MediaFileKey) => void,
) {
  const [migrations, lastEvent] = [[...(await snapshot.migrations())], await lastEventIn(snapshot)]
  let rows = 0
  const { bytes, tables } = dumpTables(snapshot, {
    onRow(table, row) {
      rows += 1
      if (rows % 1_000 === 0) onProgress({ phase: 'database', done: rows, total: 0 })
      if (withMedia && table.name === 'media') for (const key of mediaKeysIn(table, row)) onFile(key)
    },
  })
  const hash = createHash('sha256')
  const size = sizeCounter()
  await writePart(places, id, 'database', hashing(hash, size)(bytes))
  return { migrations, lastEvent, database: { sha256: hash.digest('hex'), bytes: size.total() }, tables }
}

function sizeCounter() {
  let total = 0
  return {
    update(chunk: Buffer) {
      total += chunk.length
    },
    total: () => total,
  }
}

export async function lastEventIn(snapshot: TableSnapshot): Promise<number> {
  const outbox = (await snapshot.tables()).find(({ name }) => name === 'outbox')
  if (outbox === undefined) return 0
  const at = outbox.columns.indexOf('number')
  let last = 0
  for await (const batch of snapshot.rows(outbox)) {
    for (const row of batch) last = Math.max(last, Number(row[at]))
  }
  return last
}

/** The served file and, where it is cropped, the file that the crop is made from. */
export function mediaKeysIn({ columns }: TableShape, row: TableRow): readonly MediaFileKey[] {
  const cell = (name: string) => String(row[columns.indexOf(name)])
  const key = { id: cell('id'), extension: cell('extension'), type: cell('type') }
  return [...new Set([cell('file'), cell('source')])].map((hash) => ({ ...key, hash }))
}

async function writePart(
  { store, key }: BackupPlaces,
  id: string,
  part: 'manifest' | 'database',
  source: Bytes | readonly Buffer[],
): Promise<void> {
  const bytes = bytesOf(source)
  await store.write(partPath(id, part), key === undefined ? bytes : key.seal(bytes))
}

async function* bytesOf(source: Bytes | readonly Buffer[]): Bytes {
  yield* source
}

type CopiedMedia = Pick<Manifest, 'missing'> & { readonly media: [string, number][] }

/** Copies the files that the storage does not have yet. Their names are their hashes. */
async function copyMedia(
  { store, key, media: library }: BackupPlaces,
  files: ReadonlyMap<string, MediaFileKey>,
  onProgress: OnProgress,
): Promise<CopiedMedia> {
  const folder = mediaFolder(key?.id)
  const sizes = new Map<string, number>()
  for await (const { name, bytes } of store.list(folder)) sizes.set(name, bytes)
  const media: [string, number][] = []
  const missing: string[] = []
  for (const [hash, file] of files) {
    const name = mediaPath(folder, hash)
    const stored = sizes.get(name)
    const bytes =
      stored === undefined ? await copyFile(library, file, name, { store, key }) : plainSize(key, stored)
    if (bytes === undefined) missing.push(hash)
    else media.push([hash, bytes])
    onProgress({ phase: 'media', done: media.length, total: files.size })
  }
  return { media, missing }
}

const plainSize = (key: BackupKey | undefined, stored: number) => key?.plainSize(stored) ?? stored

class WrongContent extends Error {}

/** Returns its size, or `undefined` if the file is missing or damaged. */
async function copyFile(
  library: MediaFiles,
  file: MediaFileKey,
  name: string,
  { store, key }: Pick<BackupPlaces, 'store' | 'key'>,
): Promise<number | undefined> {
  const source = await library.read(file)
  if (source === undefined) return undefined
  let size = 0
  async function* checked(bytes: Bytes): Bytes {
    const hash = createHash('sha256')
    for await (const chunk of bytes) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
    if (hash.digest('hex') !== file.hash) throw new WrongContent()
  }
  try {
    const bytes = checked(source)
    await store.write(name, key === undefined ? bytes : key.seal(bytes))
    return size
  } catch (problem) {
    if (problem instanceof WrongContent) return undefined
    throw problem
  }
}
