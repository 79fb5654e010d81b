/** Where the bytes of the library are: a folder, or a service that speaks S3. A file is there whole or not at all. */
import type { Readable } from 'node:stream'

export interface FileStore {
  /** The path of a new file on this machine, which `keep` takes to where it stays. */
  unfinished(id: string): Promise<string>
  /** Returns only when the file would survive a power cut. What was at the path is gone then. */
  put(key: FileKey, path: string): Promise<void>
  /** The bytes, or those of a range; `undefined` where there is no such file. */
  read(key: FileKey, range?: ByteRange): Promise<Readable | undefined>
  remove(key: FileKey): Promise<void>
  /** Everything of ours that is there, this machine's unfinished files included; nobody else's. */
  list(): AsyncIterable<StoredFile>
}

/** A file is named after its item, its bytes and what it is. */
export interface FileKey {
  readonly id: string
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string
  readonly extension: string
  /** What it is served as. */
  readonly type: string
}

/** Both ends are part of it. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

export interface StoredFile {
  /** `undefined` for a file that is not finished. */
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
