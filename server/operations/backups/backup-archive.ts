/** The parts of one backup: from the backup storage, or from a tar file that was downloaded. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Problem } from '../../problems/problems.ts'
import type { Manifest } from './backup-manifest.ts'
import { damaged, readAll, readManifest } from './backup-manifest.ts'
import type { BackupStore } from './backup-store.ts'
import type { BackupKey, Bytes } from './sealed-stream.ts'
import { isSealed } from './sealed-stream.ts'
import type { TarEntry } from './tar-format.ts'
import { readTarIndex, writeTar } from './tar-format.ts'

export interface BackupArchive {
  readonly manifest: Manifest
  readonly isEncrypted: boolean
  /** A decrypted part. Throws a problem if it is missing or damaged. */
  database(): Bytes
  media(hash: string): Bytes
  /** All parts as they are stored, as one tar file. */
  tar(): Bytes
  close(): Promise<void>
}

/** Media files are stored once for all backups with the same key. */
export const mediaFolder = (keyId: string | undefined) => (keyId === undefined ? 'media' : `media-${keyId}`)

export const mediaPath = (folder: string, hash: string) => `${folder}/${hash.slice(0, 2)}/${hash}`

export const partPath = (id: string, part: 'manifest' | 'database' | 'proof') => `backups/${id}/${part}`

type PartName = 'manifest' | 'database' | `media/${string}`

/** Reads a part as it is stored. `undefined` if it is missing. */
type ReadPart = (name: PartName) => Promise<Bytes | undefined>

/** `undefined` if there is no backup with this id. */
export async function openStoredBackup(
  store: BackupStore,
  id: string,
  key: BackupKey | undefined,
): Promise<BackupArchive | undefined> {
  const read: ReadPart = (name) => {
    if (name === 'manifest' || name === 'database') return store.read(partPath(id, name))
    return store.read(mediaPath(mediaFolder(sealedKey?.id), name.slice('media/'.length)))
  }
  const stored = await read('manifest')
  if (stored === undefined) return undefined
  const bytes = await readAll(stored)
  const sealedKey = isSealed(bytes) ? key : undefined
  return archiveOf({ read, bytes, key, close: async () => {} })
}

/** Opens a tar file that `tar()` wrote. Names are only looked up, so no entry can lead outside of the target. */
export async function openTarBackup(path: string, key: BackupKey | undefined): Promise<BackupArchive> {
  const file = await open(path)
  try {
    const entries = await readTarIndex(file)
    const read: ReadPart = async (name) => {
      const entry = entries.get(name)
      if (entry === undefined || entry.bytes === 0) return undefined
      return createReadStream(path, { start: entry.at, end: entry.at + entry.bytes - 1 })
    }
    const stored = await read('manifest')
    if (stored === undefined) throw damaged('manifest')
    const archive = await archiveOf({ read, bytes: await readAll(stored), key, close: () => file.close() })
    const allowed = new Set(['manifest', 'database', ...mediaParts(archive.manifest).map(({ name }) => name)])
    if ([...entries.keys()].some((name) => !allowed.has(name))) throw damaged('archive')
    return archive
  } catch (problem) {
    await file.close()
    throw problem
  }
}

interface ArchiveParts {
  readonly read: ReadPart
  /** The manifest as it is stored. */
  readonly bytes: Buffer
  readonly key: BackupKey | undefined
  readonly close: () => Promise<void>
}

async function archiveOf({ read, bytes, key, close }: ArchiveParts): Promise<BackupArchive> {
  const isEncrypted = isSealed(bytes)
  if (isEncrypted && key === undefined) throw new Problem('backup_locked')
  const unsealed = (source: Bytes) => (isEncrypted && key !== undefined ? key.unseal(source) : source)
  const manifest = readManifest(await readAll(unsealed(only(bytes))))

  async function* part(name: PartName): Bytes {
    const stored = await read(name)
    if (stored === undefined) throw damaged(name)
    try {
      yield* unsealed(stored)
    } catch (problem) {
      // The passphrase was right for the manifest.
      throw problem instanceof Problem && problem.code === 'backup_locked' ? damaged(name) : problem
    }
  }

  async function* entries() {
    yield { name: 'manifest', bytes: bytes.length, content: only(bytes) }
    const parts = [{ name: 'database' as const, bytes: manifest.database.bytes }, ...mediaParts(manifest)]
    for (const { name, bytes: size } of parts) {
      const content = await read(name)
      if (content === undefined) throw damaged(name)
      yield { name, bytes: isEncrypted && key !== undefined ? key.sealedSize(size) : size, content }
    }
  }

  return {
    manifest,
    isEncrypted,
    database: () => part('database'),
    media: (hash) => part(`media/${hash}`),
    tar: () => writeTar(entries()),
    close,
  }
}

async function* only(bytes: Buffer): Bytes {
  yield bytes
}

function mediaParts({ media }: Manifest): readonly (TarEntry & { readonly name: PartName })[] {
  return (media ?? []).map(([hash, bytes]) => ({ name: `media/${hash}` as const, bytes }))
}
