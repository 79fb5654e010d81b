/**
 * Tar files with a few plain entries. A reader compares each header with the one that it would write, so every
 * other name, type or attribute is rejected.
 */
import type { FileHandle } from 'node:fs/promises'
import { damaged } from './backup-manifest.ts'
import type { Bytes } from './sealed-stream.ts'

const block = 512
const nameBytes = 100
/** The largest size that fits the octal field. Larger ones are written in binary. */
const maxOctal = 8 ** 11

export interface TarEntry {
  readonly name: string
  readonly bytes: number
}

export async function* writeTar(entries: AsyncIterable<TarEntry & { readonly content: Bytes }>): Bytes {
  for await (const { name, bytes, content } of entries) {
    yield headerOf({ name, bytes })
    let written = 0
    for await (const chunk of content) {
      written += chunk.length
      yield chunk
    }
    if (written !== bytes) throw damaged(name)
    yield Buffer.alloc(paddingOf(bytes))
  }
  yield Buffer.alloc(2 * block)
}

const paddingOf = (bytes: number) => (block - (bytes % block)) % block

function headerOf({ name, bytes }: TarEntry): Buffer {
  const header = Buffer.alloc(block)
  header.write(name, 0, nameBytes, 'latin1')
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  if (bytes < maxOctal) header.write(`${octal(bytes, 11)}\0`, 124)
  else {
    header[124] = 0x80
    header.writeBigUInt64BE(BigInt(bytes), 128)
  }
  header.write(`${octal(0, 11)}\0`, 136)
  header.write('        0', 148)
  header.write('ustar\0' + '00', 257)
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )}\0 `,
    148,
  )
  return header
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')

function entryFrom(header: Buffer): TarEntry {
  const end = header.indexOf(0)
  const name = header.toString('latin1', 0, Math.min(end, nameBytes))
  const isBinary = header[124] === 0x80
  const bytes = isBinary
    ? Number(header.readBigUInt64BE(128))
    : Number.parseInt(header.toString('latin1', 124, 135), 8)
  const isExact = Number.isSafeInteger(bytes) && bytes >= 0 && header.equals(headerOf({ name, bytes }))
  if (!isExact) throw damaged('archive')
  return { name, bytes }
}

/** The entries by name, with the position of their content. */
export async function readTarIndex(
  file: FileHandle,
): Promise<ReadonlyMap<string, TarEntry & { at: number }>> {
  const { size } = await file.stat()
  const entries = new Map<string, TarEntry & { at: number }>()
  for (let at = 0; ; ) {
    const header = await bytesAt(file, at, block)
    if (header.every((byte) => byte === 0)) {
      const end = await bytesAt(file, at + block, block)
      if (size !== at + 2 * block || end.some((byte) => byte !== 0)) throw damaged('archive')
      return entries
    }
    const entry = entryFrom(header)
    const end = at + block + entry.bytes
    if (entries.has(entry.name) || end > size) throw damaged('archive')
    const padding = await bytesAt(file, end, paddingOf(entry.bytes))
    if (padding.some((byte) => byte !== 0)) throw damaged('archive')
    entries.set(entry.name, { ...entry, at: at + block })
    at = end + padding.length
  }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead !== length) throw damaged('archive')
  return buffer
}
