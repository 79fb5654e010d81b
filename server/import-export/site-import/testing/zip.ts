/** Writes ZIP archives for tests, also broken ones, which libraries refuse to write. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly content: string | Buffer
  /** The size that the archive says. Its real one by default. */
  readonly claimedBytes?: number
  readonly isEncrypted?: boolean
}

const local = 0x04034b50
const central = 0x02014b50
const end = 0x06054b50
const deflated = 8
const utf8Names = 0x0800

export function zipOf(files: Readonly<Record<string, string | Buffer>> | readonly ZipEntry[]): Buffer {
  const entries = isList(files) ? files : Object.entries(files).map(([name, content]) => ({ name, content }))
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { fields, name, body } = packed(entry)
    const head = Buffer.concat([numbers([local, 4], [20, 2]), fields, numbers([0, 2]), name])
    const place = numbers([0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])
    directory.push(numbers([central, 4], [20, 2], [20, 2]), fields, place, name)
    parts.push(head, body)
    offset += head.length + body.length
  }
  const list = Buffer.concat(directory)
  const count = entries.length
  const tail = numbers(
    [end, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [offset, 4],
    [0, 2],
  )
  return Buffer.concat([...parts, list, tail])
}

const isList = (files: object): files is readonly ZipEntry[] => Array.isArray(files)

function packed({ name: given, content, claimedBytes, isEncrypted = false }: ZipEntry) {
  const bytes = Buffer.from(content)
  const body = deflateRawSync(bytes)
  const name = Buffer.from(given)
  const fields = numbers(
    [utf8Names | (isEncrypted ? 1 : 0), 2],
    [deflated, 2],
    [0, 4],
    [crc32(bytes), 4],
    [body.length, 4],
    [claimedBytes ?? bytes.length, 4],
    [name.length, 2],
  )
  return { fields, name, body }
}

/** Values with their sizes in bytes, in little-endian order. */
function numbers(...values: readonly (readonly [number, 2 | 4])[]): Buffer {
  return Buffer.concat(
    values.map(([value, size]) => {
      const bytes = Buffer.alloc(size)
      bytes.writeUIntLE(value, 0, size)
      return bytes
    }),
  )
}
