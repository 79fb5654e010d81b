/** Where backups are: a folder, or S3. A file exists completely or not at all, and is never changed. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Location } from '../../config/config-values.ts'
import { objectsBelow, openS3, removeObject } from '../../outbound-fetch/s3-client.ts'
import { syncToDisk } from '../../platform/disk-reserve.ts'
import { makeFolder } from '../../platform/make-folder.ts'
import { Problem } from '../../problems/problems.ts'
import type { Bytes } from './sealed-stream.ts'

export interface StoredPart {
  readonly name: string
  readonly bytes: number
  readonly changed: Date
}

export interface BackupStore {
  /** Resolves when the file would survive a power failure. */
  write(name: string, source: Bytes): Promise<void>
  /** `undefined` if there is no such file. */
  read(name: string): Promise<Readable | undefined>
  /** All files below a folder. */
  list(folder: string): AsyncIterable<StoredPart>
  remove(name: string): Promise<void>
  /** Removes files below a folder that an interrupted `write` left behind. */
  tidy(folder: string, before: Date): Promise<void>
}

/** `workFolder` is for files that are not uploaded yet. */
export function openBackupStore(place: S3Location | string, workFolder: string): BackupStore {
  const store = typeof place === 'string' ? openFolder(place) : openBucket(place, workFolder)
  return {
    write: (name, source) => store.write(name, source).catch(failed),
    read: (name) => store.read(name).catch(failed),
    remove: (name) => store.remove(name).catch(failed),
    tidy: (folder, before) => store.tidy(folder, before).catch(failed),
    async *list(folder) {
      try {
        yield* store.list(folder)
      } catch (problem) {
        failed(problem)
      }
    },
  }
}

/** Errors of the source of a file are passed on. Those of the storage say what to check. */
function failed(problem: unknown): never {
  if (problem instanceof Problem || !(problem instanceof Error) || !('code' in problem)) throw problem
  const unavailable = new Problem('backup_storage_unavailable', { reason: String(problem.code) })
  unavailable.cause = problem
  throw unavailable
}

function openFolder(root: string): BackupStore {
  return {
    async write(name, source) {
      const place = join(root, name)
      await makeFolder(dirname(place), 0o700)
      const unfinished = join(dirname(place), `.${randomUUID()}`)
      try {
        await pipeline(source, createWriteStream(unfinished, { mode: 0o600 }))
        await syncToDisk(unfinished)
        await rename(unfinished, place)
      } finally {
        await rm(unfinished, { force: true })
      }
      await syncToDisk(dirname(place))
    },
    async read(name) {
      const file = await open(join(root, name)).catch(unlessMissing)
      return file?.createReadStream()
    },
    async *list(folder) {
      const found = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(
        unlessMissing,
      )
      for (const entry of found ?? []) {
        if (!entry.isFile() || entry.name.startsWith('.')) continue
        const path = join(entry.parentPath, entry.name)
        const file = await stat(path).catch(unlessMissing) // removed in the meantime
        if (file === undefined) continue
        const name = path.slice(root.length + 1).replaceAll('\\', '/')
        yield { name, bytes: file.size, changed: file.mtime }
      }
    },
    async remove(name) {
      await rm(join(root, name), { force: true })
    },
    async tidy(folder, before) {
      const found = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(
        unlessMissing,
      )
      for (const entry of found ?? []) {
        if (!entry.isFile() || !unfinishedName.test(entry.name)) continue
        const path = join(entry.parentPath, entry.name)
        const file = await stat(path).catch(unlessMissing)
        if (file !== undefined && file.mtime < before) await rm(path, { force: true })
      }
    },
  }
}

/** A dot and a UUID. Other hidden files may belong to the file system. */
const unfinishedName = /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function unlessMissing(problem: unknown): undefined {
  if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return undefined
  throw problem
}

function openBucket(place: S3Location, workFolder: string): BackupStore {
  const send = openS3(place, (cause) =>
    Object.assign(new Error('S3 failed', { cause }), {
      code: cause instanceof Error ? cause.message : String(cause),
    }),
  )
  return {
    async write(name, source) {
      await mkdir(workFolder, { recursive: true, mode: 0o700 })
      const unfinished = join(workFolder, `.${randomUUID()}`)
      try {
        const hash = createHash('sha256')
        await pipeline(source, hashing(hash), createWriteStream(unfinished, { mode: 0o600 }))
        const { size } = await stat(unfinished)
        const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' }
        const body = createReadStream(unfinished)
        const request = { method: 'PUT', object: place.prefix + name, headers, body, accepts: [200] } as const
        ;(await send({ ...request, hash: hash.digest('hex') })).resume()
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    async read(name) {
      const response = await send({ method: 'GET', object: place.prefix + name, accepts: [200, 404] })
      if (response.statusCode !== 404) return response
      response.resume()
      return undefined
    },
    async *list(folder) {
      for await (const { name, ...object } of objectsBelow(send, `${place.prefix}${folder}/`))
        yield { name: name.slice(place.prefix.length), ...object }
    },
    remove: (name) => removeObject(send, place.prefix + name),
    tidy: async () => {}, // its unfinished files are in the work folder
  }
}

/** Updates a hash with all bytes that pass. */
export function hashing(...hashes: readonly { update(bytes: Buffer): unknown }[]) {
  return async function* (source: Bytes): Bytes {
    for await (const chunk of source) {
      for (const hash of hashes) hash.update(chunk)
      yield chunk
    }
  }
}
