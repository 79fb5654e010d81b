/**
 * Removes readable locations from a PDF: in its XMP metadata and in embedded photographs. They are
 * overwritten with blanks in place, so that the cross-reference table stays valid. A signed document is left
 * unchanged, because its signature covers every byte. Compressed and encrypted data is not searched.
 */
import type { FileHandle } from 'node:fs/promises'
import { stripPhotographLocations } from './images/strip-jpeg.ts'
import { bytesAt, inPlace } from './in-place.ts'

/**
 * How much is searched at once, with how much overlap for what continues in the next part. Longer metadata is
 * searched in part only.
 */
const chunkBytes = 4_000_000
const overlapBytes = 1_000_000

const signed = Buffer.from('/ByteRange')
const metadataStart = Buffer.from('<?xpacket begin')
const end = Buffer.from('<?xpacket end')

/** Names of locations in Exif, Photoshop and IPTC. */
const locationPattern =
  /(?:exif:GPS[A-Za-z]{1,40}|photoshop:(?:City|State|Country)|Iptc4xmpCore:(?:Location|CountryCode)|Iptc4xmpExt:Location(?:Created|Shown))(?![\w-])/g

export function cleanPdf(path: string): Promise<void> {
  return inPlace(path, async (file, size) => {
    for await (const { bytes } of windows(file, size)) if (bytes.includes(signed)) return
    for await (const { at, bytes } of windows(file, size)) {
      const photographs = stripPhotographLocations(bytes, chunkBytes)
      if (stripLocations(bytes) || photographs) await file.write(bytes, 0, bytes.length, at)
    }
  })
}

async function* windows(file: FileHandle, size: number): AsyncGenerator<{ at: number; bytes: Buffer }> {
  for (let at = 0; at < size; at += chunkBytes)
    yield { at, bytes: await bytesAt(file, at, chunkBytes + overlapBytes) }
}

function stripLocations(bytes: Buffer): boolean {
  let found = false
  for (
    let from = bytes.indexOf(metadataStart);
    from !== -1 && from < chunkBytes;
    from = bytes.indexOf(metadataStart, from + 1)
  ) {
    const to = bytes.indexOf(end, from)
    const notes = bytes.subarray(from, to === -1 ? bytes.length : to)
    const text = notes.toString('latin1')
    for (const { 0: name, index } of text.matchAll(locationPattern)) {
      const [first, last] = lengthOfValue(text, name, index)
      notes.fill(' ', first, last)
      found ||= last > first
    }
  }
  return found
}

/** The range of the value of a name: a quoted attribute, or the content of an element. */
function lengthOfValue(text: string, name: string, at: number): readonly [number, number] {
  const after = at + name.length
  const quote = /^\s{0,9}=\s{0,9}["']/.exec(text.slice(after, after + 20))?.[0]
  if (quote !== undefined) {
    const from = after + quote.length
    return [from, Math.max(from, text.indexOf(quote.at(-1) ?? '"', from))]
  }
  const from = text.indexOf('>', after) + 1
  const isElement = text[at - 1] === '<' && from > 0 && text[from - 2] !== '/'
  return isElement ? [from, Math.max(from, text.indexOf(`</${name}`, from))] : [after, after]
}
