/** Stores the files of the media library in a folder or in S3. A file exists completely or not at all. */
import type { Readable } from 'node:stream'

export interface FileStore {
  /** The local path for a new file, which `put` then moves to its place. */
  unfinished(id: string): Promise<string>
  /** Resolves when the file would survive a power failure. The file at the path is then gone. */
  put(key: FileKey, path: string): Promise<void>
  /** The bytes, or those of a range. `undefined` if there is no such file. */
  read(key: FileKey, range?: ByteRange): Promise<Readable | undefined>
  remove(key: FileKey): Promise<void>
  /** All files of the library, including unfinished ones of this machine. Other files are skipped. */
  list(): AsyncIterable<StoredFile>
}

/** The name of a file consists of the id of its item, its hash and its extension. */
export interface FileKey {
  readonly id: string
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string
  readonly extension: string
  /** The content type of the response. */
  readonly type: string
}

/** Both ends are included. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

export interface StoredFile {
  /** `undefined` for an unfinished file. */
  readonly named: Pick<FileKey, 'id' | 'hash'> | undefined
  readonly changed: Date
  remove(): Promise<void>
}

/** `0192…-9f86d0….webp`, in one of 256 folders. */
export function pathOf({ id, hash, extension }: FileKey): string {
  return `${folderOf(id)}/${id}-${hash}.${extension}`
}

export const folderOf = (id: string) => id.slice(-2)

export function namedBy(file: string): StoredFile['named'] {
  const [, id, hash] = /^([0-9a-f-]{36})-([0-9a-f]{64})\.[a-z0-9]+$/.exec(file) ?? []
  return id === undefined || hash === undefined ? undefined : { id, hash }
}
