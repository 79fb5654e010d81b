/** Prepares any uploaded file for the library. A few at a time, because it is heavy work. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { createSemaphore } from '../../platform/semaphore.ts'
import { Problem } from '../../problems/problems.ts'
import type { Received } from '../uploads/receive-form.ts'
import { cleanMp3 } from './audio/mp3.ts'
import { preparePicture } from './images/prepare-image.ts'
import { cleanPdf } from './pdf.ts'
import { cleanDrawing } from './svg/sanitize-svg.ts'
import type { MovieSize } from './video/mp4.ts'
import { cleanMovie } from './video/mp4.ts'
import { cleanWebm } from './video/webm.ts'

/** A file as it will be served, still at its temporary path. */
export interface Prepared {
  /** SHA-256 of its bytes. */
  readonly hash: string
  readonly bytes: number
  readonly width: number | null
  readonly height: number | null
  readonly color: string | null
  readonly placeholder: string | null
}

const imageSlots = createSemaphore(2, 32)
const plain = { width: null, height: null, color: null, placeholder: null }

export function prepare(received: Received): Promise<Prepared> {
  return imageSlots(() => prepareNow(received))
}

async function prepareNow({ path, name, type, hash, bytes }: Received): Promise<Prepared> {
  if (type.kind === 'picture') {
    const { bytes: written, ...look } = await preparePicture(path, { name, extension: type.extension })
    return { ...(await overwrite(path, written)), ...look }
  }
  if (type.kind === 'drawing') {
    const { text, ...size } = await cleanDrawing(name, await readFile(path))
    return { ...plain, ...(await overwrite(path, Buffer.from(text))), ...size }
  }
  const clean = cleaners[type.extension]
  if (clean === undefined) return { ...plain, hash, bytes }
  const { width, height } = await clean(path).catch((problem: unknown) => {
    throw problem instanceof RangeError ? new Problem('unreadable_file', { name }) : problem
  })
  return { ...plain, width, height, ...(await digest(path)) }
}

/** By extension: functions that strip a file in place, and return the size of its picture. */
const cleaners: Readonly<Record<string, (path: string) => Promise<MovieSize>>> = {
  mp4: cleanMovie,
  webm: cleanWebm,
  mp3: (path) => cleanMp3(path).then(() => plain),
  pdf: (path) => cleanPdf(path).then(() => plain),
}

/** Waits for a slot, like uploaded files. */
export function withImageSlot<T>(work: () => Promise<T>): Promise<T> {
  return imageSlots(work)
}

export async function overwrite(path: string, bytes: Buffer): Promise<Pick<Prepared, 'hash' | 'bytes'>> {
  await writeFile(path, bytes)
  return digest(path) // in chunks, because hashing the whole file at once would block other requests
}

async function digest(path: string): Promise<Pick<Prepared, 'hash' | 'bytes'>> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return { hash: hash.digest('hex'), bytes: (await stat(path)).size }
}
