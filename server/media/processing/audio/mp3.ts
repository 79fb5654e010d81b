/**
 * Removes from an MP3 what may contain a location: comments, custom texts, and embedded files. Deliberate
 * content stays: titles, names, chapters, lyrics, and the cover without its metadata. No byte moves: a
 * removed frame is replaced by an empty one. ID3v2 as on id3.org, and older tags at the end of the file.
 */
import type { FileHandle } from 'node:fs/promises'
import { stripPhotographLocations } from '../images/strip-jpeg.ts'
import { bytesAt, inPlace, writeNothing } from '../in-place.ts'

const headOfTag = 10
/** No real tag is longer. */
const maxTagBytes = 32_000_000
const maxTags = 8

export function cleanMp3(path: string): Promise<void> {
  return inPlace(path, async (file, size) => {
    let at = 0
    for (let count = 0; count < maxTags; count++) {
      const next = await stripTag(file, at, size)
      if (next === undefined) break
      at = next
    }
    await stripTrailer(file, at, size)
  })
}

/** Of Lyrics3 v1, which does not contain its length. */
const maxLyricsBytes = 5_200

/** Tags at the end of the file: ID3v1 with fixed fields, and three other kinds. Only ID3v1 stays. */
async function stripTrailer(file: FileHandle, from: number, size: number): Promise<void> {
  let end = await stripComment(file, from, size)
  for (let count = 0; count < maxTags; count++) {
    const begin = Math.max(from, end - maxLyricsBytes)
    const length = begin < end ? lengthOfNotes(await bytesAt(file, begin, end - begin)) : 0
    // A tag that claims to be longer than the file is not a tag.
    if (length === 0 || length > end - from) return
    await writeNothing(file, end - length, end)
    end -= length
  }
}

const names = 128
const enhanced = 227
const comment = { from: 97, to: 125 }

/**
 * ID3v1: thirty characters each for title, artist, album and comment. The last two of the comment may be the
 * track number.
 */
async function stripComment(file: FileHandle, from: number, size: number): Promise<number> {
  if (size - from < names) return size
  const tag = await bytesAt(file, size - names, names)
  if (tag.toString('latin1', 0, 3) !== 'TAG') return size
  const isTrack = tag.readUInt8(comment.to) === 0
  tag.fill(0, comment.from, isTrack ? comment.to : comment.to + 2)
  await file.write(tag, 0, names, size - names)
  const before = size - names - enhanced
  if (before < from || (await bytesAt(file, before, 4)).toString('latin1') !== 'TAG+') return size - names
  await writeNothing(file, before, size - names)
  return before
}

/** The length of the tag that ends with these bytes: APE, Lyrics3, or an appended ID3v2. */
function lengthOfNotes(last: Buffer): number {
  const text = last.toString('latin1')
  if (text.slice(-32).startsWith('APETAGEX')) {
    const tail = last.subarray(-32)
    return tail.readUInt32LE(12) + (tail.readUInt8(23) & 0x80 ? 32 : 0)
  }
  const lyrics = /(\d{6})LYRICS200$/.exec(text)?.[1]
  if (lyrics !== undefined) return Number(lyrics) + 15
  if (text.endsWith('LYRICSEND')) return text.length - Math.max(0, text.lastIndexOf('LYRICSBEGIN'))
  const id3 = text.slice(-10)
  if (!id3.startsWith('3DI')) return 0
  const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + (id3.charCodeAt(index) & 127), 0)
  return size + 20
}

/** Returns where the tag at a position ends, if there is one. */
async function stripTag(file: FileHandle, at: number, size: number): Promise<number | undefined> {
  const head = await bytesAt(file, at, headOfTag)
  if (head.length < headOfTag || head.toString('latin1', 0, 3) !== 'ID3') return undefined
  const [major, flags] = [head.readUInt8(3), head.readUInt8(5)]
  const from = at + headOfTag
  const to = Math.min(size, from + synchsafe(head, 6))
  const isPlain = (flags & ~footer) === 0 || (major === 4 && (flags & ~footer) === unsynchronised)
  if (!isPlain || major < 2 || major > 4 || to - from > maxTagBytes) {
    await file.write(Buffer.from([0]), 0, 1, at + 5)
    await writeNothing(file, from, to)
    return to
  }
  const frames = await bytesAt(file, from, to - from)
  stripFrames(frames, { major, isPlain: (flags & unsynchronised) === 0 })
  await file.write(frames, 0, frames.length, from)
  return (flags & footer) === 0 ? to : Math.min(size, to + headOfTag)
}

const footer = 0x10
const unsynchronised = 0x80

const synchsafe = (bytes: Buffer, at: number) =>
  [0, 1, 2, 3].reduce((sum, index) => sum * 128 + (bytes.readUInt8(at + index) & 127), 0)

interface Form {
  readonly major: number
  /** Without unsynchronisation, which inserts bytes for old players. */
  readonly isPlain: boolean
}

/** Texts and URLs with a defined meaning, images, lyrics, chapters and loudness. */
const allowedFrames =
  /^(?:T(?!XX)[A-Z0-9]{2,3}|W(?!XX)[A-Z0-9]{2,3}|APIC|PIC|USLT|ULT|SYLT|SLT|CHAP|CTOC|RVA2|RVAD|RVA|ETCO|MLLT|SYTC)$/

/** Strips frame after frame. From the first unreadable one on, everything is removed. */
function stripFrames(bytes: Buffer, form: Form): void {
  const head = form.major === 2 ? 6 : 10
  let at = 0
  while (at + head <= bytes.length && bytes.readUInt8(at) !== 0) {
    const name = bytes.toString('latin1', at, at + (form.major === 2 ? 3 : 4))
    const content = at + head
    const end = content + sizeOfFrame(bytes, at, form.major)
    if (!/^[A-Z0-9]{3,4}$/.test(name) || end > bytes.length) break
    if (!allowedFrames.test(name) || !isFit(name, bytes.subarray(at, end), form))
      blankFrame(bytes.subarray(at, end), head)
    at = end
  }
  bytes.fill(0, at)
}

function sizeOfFrame(bytes: Buffer, at: number, major: number): number {
  if (major === 2) return bytes.readUIntBE(at + 3, 3)
  return major === 3 ? bytes.readUInt32BE(at + 4) : synchsafe(bytes, at + 4)
}

/** Strips the content of a kept frame. Returns whether it can stay. */
function isFit(name: string, frame: Buffer, form: Form): boolean {
  const isMixed = form.major !== 2 && frame.readUInt8(9) !== 0
  const isDeep = ['APIC', 'PIC', 'CHAP', 'CTOC'].includes(name)
  // Compressed or unsynchronised content cannot be parsed.
  if (isDeep && (isMixed || !form.isPlain)) return false
  if (name === 'CHAP' || name === 'CTOC') stripFrames(frame.subarray(endOfChapterHead(name, frame)), form)
  if (name !== 'APIC' && name !== 'PIC') return true
  stripPhotographLocations(frame)
  return !frame.includes('eXIf') && !frame.includes('XML:com.adobe.xmp')
}

/**
 * A chapter has a name and four numbers. A table of contents has a name, a count and the names of its
 * chapters.
 */
function endOfChapterHead(name: string, frame: Buffer): number {
  const afterText = (at: number) => {
    const end = frame.indexOf(0, at)
    return end === -1 ? frame.length : end + 1
  }
  const named = afterText(10)
  if (name === 'CHAP') return Math.min(frame.length, named + 16)
  let at = Math.min(frame.length, named + 2)
  for (let left = frame[named + 1] ?? 0; left > 0; left--) at = afterText(at)
  return at
}

/** Makes an empty private frame. ID3v2.2 does not define one, but readers skip unknown frames. */
function blankFrame(frame: Buffer, head: number): void {
  frame.write(head === 6 ? 'XXX' : 'PRIV', 'latin1')
  frame.fill(0, head === 6 ? 6 : 8)
}
