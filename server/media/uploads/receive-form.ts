/** Streams uploaded files to the disk. If a form is too large or too slow, nothing is kept. */
import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Problem } from '../../problems/problems.ts'
import type { FileType } from '../core/file-type.ts'
import { agreedType, cleanName, signatureBytes } from '../core/file-type.ts'
import { mediaValueProblem } from '../core/operation-context.ts'
import type { Part } from './multipart.ts'
import { boundaryOf, readParts } from './multipart.ts'

/** A file on disk under a temporary name. */
export interface Received {
  /** The id of its future item. */
  readonly id: string
  readonly path: string
  readonly name: string
  readonly type: FileType
  /** SHA-256 of its bytes. */
  readonly hash: string
  readonly bytes: number
}

export interface UploadLimits {
  /** The size limits in bytes: of an image or SVG, of any other file, and of the whole request. */
  readonly picture: number
  readonly drawing: number
  readonly other: number
  readonly request: number
  readonly speedLimits: SpeedLimits
}

const speedLimits: SpeedLimits = { maxSeconds: 600, bytesPerSecond: 10_240, graceSeconds: 10 }
/** The size of a form besides its files. */
const ofForm = 100_000

/** `left` is the remaining space for the whole request, in bytes. */
export function limitsFor(
  { picture, other }: Pick<UploadLimits, 'picture' | 'other'>,
  left: number,
): UploadLimits {
  const request = Math.min(Math.max(picture, other) + ofForm, left)
  return { picture, drawing: Math.min(picture, 2_000_000), other, request, speedLimits }
}

export interface Intake {
  readonly limits: UploadLimits
  /** Returns the id of the item for the next file. */
  readonly nextId: () => string
  /** Returns the path for a new file, from which it can be moved to its place. */
  readonly unfinished: (id: string) => Promise<string>
}

/** Receives all files of a form, or none. */
export async function receiveFiles(request: FormRequest, intake: Intake): Promise<readonly Received[]> {
  const boundary = boundaryOf(request.headers['content-type'])
  const { limits } = intake
  if (Number(request.headers['content-length'] ?? 0) > limits.request) throw tooLarge(limits.request)
  const received: Received[] = []
  const coming = steady(request, limits.speedLimits, limits.request)
  try {
    for await (const part of readParts(coming, boundary)) {
      received.push(await receivePart(part, intake))
    }
    await readOn(coming)
    if (received.length === 0) throw mediaValueProblem('file', 'noFile')
    return received
  } catch (problem) {
    // A client that is still sending reads the response only when everything is sent, and then reuses the
    // connection.
    readOn(coming).catch(() => {})
    await discard(received)
    throw problem
  }
}

/** Reads and discards the rest of a request, within the same limits. */
async function readOn(coming: AsyncGenerator<Buffer>): Promise<void> {
  while (!(await coming.next()).done);
}

/** The only file of a form. */
export async function onlyOne(files: readonly Received[]): Promise<Received> {
  const [first, ...more] = files
  if (first !== undefined && more.length === 0) return first
  await discard(files)
  throw mediaValueProblem('file', 'manyFiles')
}

export async function discard(files: readonly Pick<Received, 'path'>[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}

async function receivePart({ name, fileName, type, body }: Part, intake: Intake): Promise<Received> {
  if (fileName === undefined || name !== 'file') throw mediaValueProblem(name, 'noField')
  const id = intake.nextId()
  const path = await intake.unfinished(id)
  const file = await open(path, 'wx')
  try {
    return { id, path, ...(await write(file, body, { name: cleanName(fileName), declared: type, intake })) }
  } catch (problem) {
    await rm(path, { force: true })
    throw problem
  } finally {
    await file.close()
  }
}

interface Claims {
  readonly name: string
  readonly declared: string
  readonly intake: Intake
}

async function write(file: FileHandle, body: AsyncIterable<Buffer>, { name, declared, intake }: Claims) {
  const hash = createHash('sha256')
  let start = Buffer.alloc(0)
  let type: FileType | undefined
  let bytes = 0
  const maxCount = () => (type === undefined ? signatureBytes : limitOf(type, intake.limits))
  for await (const chunk of body) {
    bytes += chunk.length
    if (type === undefined) start = Buffer.concat([start, chunk])
    if (start.length >= signatureBytes) type ??= agreedType(start.subarray(0, signatureBytes), name, declared)
    if (type !== undefined && bytes > maxCount()) throw tooLarge(maxCount(), maxCount())
    hash.update(chunk)
    await file.write(chunk)
  }
  type ??= agreedType(start, name, declared)
  return { name, type, hash: hash.digest('hex'), bytes }
}

// The bytes of a request as long as they arrive fast enough. A request that is too slow, too long or too
// large is ended.

export interface SpeedLimits {
  readonly maxSeconds: number
  readonly bytesPerSecond: number
  /** The minimum speed applies after this time. */
  readonly graceSeconds: number
}

/** The parts of a request that are needed to read a form. */
export type FormRequest = Readable & Pick<IncomingMessage, 'headers'>

export async function* steady(
  request: FormRequest,
  limits: SpeedLimits,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  const started = performance.now()
  let bytes = 0
  const watch = setInterval(
    () => {
      const seconds = (performance.now() - started) / 1_000
      const isSlow = seconds > limits.graceSeconds && bytes < seconds * limits.bytesPerSecond
      if (isSlow || seconds > limits.maxSeconds) request.destroy(new Problem('too_slow'))
    },
    Math.min(limits.graceSeconds * 500, 5_000),
  )
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      if (bytes > maxBytes) throw tooLarge(maxBytes)
      yield chunk
    }
  } catch (problem) {
    throw problem instanceof Problem ? problem : new Problem('malformed_upload') // the client disconnected
  } finally {
    clearInterval(watch)
  }
}

/**
 * The rest of the request is not read: the connection closes after the response. `file` is the largest file that fits.
 */
function tooLarge(limit: number, file = limit - ofForm): Problem {
  const data = { maxBytes: Math.max(0, file) }
  return new Problem('body_too_large', { limit }, { headers: { connection: 'close' }, data })
}

function limitOf({ kind }: FileType, limits: UploadLimits): number {
  if (kind === 'picture') return limits.picture
  return kind === 'drawing' ? limits.drawing : limits.other
}
