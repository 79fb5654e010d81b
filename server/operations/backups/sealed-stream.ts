/**
 * Encryption of backups: AES-256-GCM in chunks of 64 KiB, so that a file of any size is encrypted as a stream.
 * Each chunk has its number, and the last one is marked: chunks cannot be changed, moved or left out.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { Problem } from '../../problems/problems.ts'

const magic = Buffer.from('CYANOBK1')
const saltBytes = 16
const headerBytes = magic.length + 2 * saltBytes
const chunkBytes = 64 * 1024
const tagBytes = 16

export type Bytes = AsyncIterable<Buffer>

export interface BackupKey {
  /** Distinguishes files of different passphrases without revealing anything about them. */
  readonly id: string
  seal(source: Bytes): Bytes
  unseal(source: Bytes): Bytes
  /** The size of a file when it is encrypted. */
  sealedSize(bytes: number): number
  /** The size of an encrypted file when it is decrypted. */
  plainSize(bytes: number): number
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }

/** Deriving a key takes a tenth of a second on purpose, so it is done once for each salt. */
export async function openBackupKey(passphrase: string): Promise<BackupKey> {
  const keys = new Map<string, Promise<Buffer>>()
  const keyFor = (salt: Buffer) => {
    const name = salt.toString('hex')
    const key = keys.get(name) ?? derive(passphrase, salt, 32, cost)
    keys.set(name, key)
    return key
  }
  const ownSalt = randomBytes(saltBytes)
  const id = (await derive(passphrase, Buffer.from('cyanotype backup id'), 8, cost)).toString('hex')
  return {
    id,
    sealedSize: (bytes) => headerBytes + bytes + tagBytes * Math.max(1, Math.ceil(bytes / chunkBytes)),
    plainSize: (bytes) => {
      const chunks = Math.max(1, Math.ceil((bytes - headerBytes) / (chunkBytes + tagBytes)))
      return bytes - headerBytes - chunks * tagBytes
    },
    async *seal(source) {
      const header = Buffer.concat([magic, ownSalt, randomBytes(saltBytes)])
      yield header
      yield* sealChunks(await fileKey(keyFor, header), header, source)
    },
    async *unseal(source) {
      const chunks = chunksOf(source, headerBytes, chunkBytes + tagBytes)
      try {
        const header = (await chunks.next()).value?.bytes
        if (header === undefined || !isSealed(header) || header.length < headerBytes) throw locked()
        yield* openChunks(await fileKey(keyFor, header), header, chunks)
      } finally {
        await chunks.return(undefined) // closes the source
      }
    },
  }
}

export const isSealed = (start: Buffer) => start.subarray(0, magic.length).equals(magic)

const locked = () => new Problem('backup_locked')

type KeyFor = (salt: Buffer) => Promise<Buffer>

/** Each file has a key of its own, so numbers of chunks may repeat in another file. */
async function fileKey(keyFor: KeyFor, header: Buffer): Promise<Buffer> {
  const salt = header.subarray(magic.length, magic.length + saltBytes)
  const key = await keyFor(salt)
  return Buffer.from(hkdfSync('sha256', key, header.subarray(-saltBytes), 'cyanotype backup file', 32))
}

async function* sealChunks(key: Buffer, header: Buffer, source: Bytes) {
  for await (const { bytes, number, isLast } of chunksOf(source, chunkBytes, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

async function* openChunks(key: Buffer, header: Buffer, chunks: AsyncIterable<Chunk>) {
  let isComplete = false
  for await (const { bytes, number, isLast } of chunks) {
    if (bytes.length < tagBytes) throw locked()
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number - 1, isLast)).setAAD(header)
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    const opened = decipher.update(bytes.subarray(0, -tagBytes))
    try {
      decipher.final()
    } catch {
      throw locked()
    }
    yield opened
    isComplete = isLast
  }
  if (!isComplete) throw locked()
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

interface Chunk {
  readonly bytes: Buffer
  readonly number: number
  readonly isLast: boolean
}

/** Chunks of equal size. The first may have another size, and the last is shorter or empty. */
async function* chunksOf(source: Bytes, first: number, size: number): AsyncGenerator<Chunk, undefined> {
  let waiting: Buffer[] = []
  let length = 0
  let number = 0
  for await (const chunk of source) {
    waiting.push(chunk)
    length += chunk.length
    // One byte more than the chunk is needed to know that it is not the last.
    if (length <= (number === 0 ? first : size)) continue
    let all = Buffer.concat(waiting)
    for (let chunkSize = number === 0 ? first : size; all.length > chunkSize; chunkSize = size) {
      yield { bytes: all.subarray(0, chunkSize), number: number++, isLast: false }
      all = all.subarray(chunkSize)
    }
    waiting = [all]
    length = all.length
  }
  yield { bytes: Buffer.concat(waiting), number, isLast: true }
  return undefined
}
