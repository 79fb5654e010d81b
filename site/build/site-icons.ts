/**
 * Icons of the site in all formats that browsers and phones need, drawn from `layout/icon.svg` by each build.
 */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const mark = new URL('../layout/icon.svg', import.meta.url)

/** By file name. */
export async function drawIcons(): Promise<ReadonlyMap<string, Buffer>> {
  const drawing = await readFile(mark)
  const paper = paperOf(drawing.toString('utf8'))
  const plain = (size: number) =>
    sharp(drawing, { density: 3 * size })
      .resize(size)
      .png()
      .toBuffer()
  /** The background colour fills the image to its edges, because phones crop it, by a fifth at most. */
  const stylesheet = (size: number) =>
    sharp(drawing, { density: 3 * size })
      .resize(size)
      .flatten({ background: paper })
      .png()
      .toBuffer()
  return new Map([
    ['icon.svg', drawing],
    ['favicon.ico', collection([await plain(16), await plain(32), await plain(48)])],
    ['apple-touch-icon.png', await stylesheet(180)],
    ['icon-192.png', await plain(192)],
    ['icon-512.png', await plain(512)],
    ['icon-maskable-512.png', await stylesheet(512)],
  ])
}

/** The background colour of the icon. */
function paperOf(drawing: string): string {
  const [, color] = /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(drawing) ?? []
  if (color === undefined) throw new Error('The mark stands on no sheet of one colour.')
  return color
}

const headerBytes = 6
const entryBytes = 16
const sizeAt = 16

/** Combines several PNGs in one ICO: a header, an entry for each, and then the images unchanged. */
function collection(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let place = headerBytes + entryBytes * pictures.length
  const entries = pictures.map((picture) => {
    const entry = Buffer.alloc(entryBytes)
    entry.writeUInt8(picture.readUInt32BE(sizeAt), 0)
    entry.writeUInt8(picture.readUInt32BE(sizeAt + 4), 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(place, 12)
    place += picture.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures])
}

/** Adds the icons to the site assets under constant names, by which phones and browsers request them. */
export function emitIcons(): Plugin {
  return {
    name: 'cyanotype:icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [fileName, source] of await drawIcons()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
