/**
 * A picture without what was noted about it: where and when it was taken, with which camera, by whom, and the small copy
 * of how it looked before it was cropped. Not a pixel changes, and the colour profile stays. What follows the picture's
 * end is no part of it and goes too.
 */
import { stripGif } from './strip-gif.ts'
import { stripJpeg } from './strip-jpeg.ts'

/** By extension; for kinds that are not named here, the picture has to be written anew. */
export const stripped: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
}

const pngChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'pHYs', 'sBIT', 'sPLT', 'hIST'],
  ...['cHRM', 'gAMA', 'iCCP', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
  ...['acTL', 'fcTL', 'fdAT'],
])

/** Chunks of length, name, data and check sum: PNG 5.3. */
function stripPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8, name = ''; at < bytes.length && name !== 'IEND'; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    name = bytes.toString('latin1', at + 4, at + 8)
    if (pngChunks.has(name)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** The bits of `VP8X` that announce Exif and XMP. */
const announced = 0x08 | 0x04

/** Chunks of name, length and data, filled up to even lengths: RFC 9649 2.3. */
function stripWebp(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  const kept: Buffer[] = []
  for (let at = 12; at + 8 <= end; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const next = at + 8 + length + (length % 2)
    if (webpChunks.has(name)) kept.push(name === 'VP8X' ? silent(bytes, at, next) : bytes.subarray(at, next))
    at = next
  }
  const body = Buffer.concat(kept)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([head, body])
}

function silent(bytes: Buffer, from: number, to: number): Buffer {
  const chunk = Buffer.from(bytes.subarray(from, to))
  chunk.writeUInt8(chunk.readUInt8(8) & ~announced, 8)
  return chunk
}
