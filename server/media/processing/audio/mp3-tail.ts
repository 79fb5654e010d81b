/** What programs write behind a song: names in fixed places, and notes of three other kinds. Only the names stay. */
import type { FileHandle } from 'node:fs/promises'
import { bytesAt, writeNothing } from '../in-place.ts'

const maxTags = 8
/** Of their oldest kind, which does not say how long they are. */
const maxLyricsBytes = 5_200

export async function stripTrailer(file: FileHandle, from: number, size: number): Promise<void> {
  let end = await stripComment(file, from, size)
  for (let count = 0; count < maxTags; count++) {
    const begin = Math.max(from, end - maxLyricsBytes)
    const length = begin < end ? lengthOfNotes(await bytesAt(file, begin, end - begin)) : 0
    // What says that it is longer than the file is not what it looks like.
    if (length === 0 || length > end - from) return
    await writeNothing(file, end - length, end)
    end -= length
  }
}

const names = 128
const enhanced = 227
const comment = { from: 97, to: 125 }

/** ID3v1: thirty letters each for title, name and album, and for a comment, of which the last two may be the track's number. */
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

/** How long the notes are that end with these bytes: an APE tag, Lyrics3, or an ID3v2 that was put at the end. */
function lengthOfNotes(last: Buffer): number {
  const text = last.toString('latin1')
  if (text.slice(-32).startsWith('APETAGEX')) {
    const foot = last.subarray(-32)
    return foot.readUInt32LE(12) + (foot.readUInt8(23) & 0x80 ? 32 : 0)
  }
  const lyrics = /(\d{6})LYRICS200$/.exec(text)?.[1]
  if (lyrics !== undefined) return Number(lyrics) + 15
  if (text.endsWith('LYRICSEND')) return text.length - Math.max(0, text.lastIndexOf('LYRICSBEGIN'))
  const id3 = text.slice(-10)
  if (!id3.startsWith('3DI')) return 0
  const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + (id3.charCodeAt(index) & 127), 0)
  return size + 20
}
