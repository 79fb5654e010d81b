/** Streams the only file of a form to a path, for files that are not part of the media library. */
import { open, rm } from 'node:fs/promises'
import { Problem } from '../../problems/problems.ts'
import { cleanName } from '../core/file-type.ts'
import { mediaValueProblem } from '../core/operation-context.ts'
import type { Part } from './multipart.ts'
import { boundaryOf, readParts } from './multipart.ts'
import type { FormRequest, SpeedLimits } from './receive-form.ts'
import { steady } from './receive-form.ts'

export interface FileIntake {
  readonly path: string
  readonly maxBytes: number
  readonly signal: AbortSignal
}

const minSpeed: SpeedLimits = { maxSeconds: 600, bytesPerSecond: 10_240, graceSeconds: 10 }
/** The size of a form besides its file. */
const ofForm = 100_000

/** Returns the name of the file. After a failure, there is none at the path. */
export async function receiveFile(request: FormRequest, intake: FileIntake): Promise<string> {
  const boundary = boundaryOf(request.headers['content-type'])
  const maxBytes = intake.maxBytes + ofForm
  const isTooLarge = Number(request.headers['content-length'] ?? 0) > maxBytes
  if (isTooLarge) throw new Problem('body_too_large', { limit: intake.maxBytes }, closing)
  const coming = steady(request, minSpeed, maxBytes)
  let name: string | undefined
  try {
    for await (const part of readParts(coming, boundary)) {
      if (name !== undefined) throw mediaValueProblem('file', 'manyFiles')
      name = await receivePart(part, intake)
    }
    while (!(await coming.next()).done);
    if (name === undefined) throw mediaValueProblem('file', 'noFile')
    return name
  } catch (problem) {
    await rm(intake.path, { force: true })
    throw problem
  }
}

/** The rest of the request is not read. */
const closing = { headers: { connection: 'close' } }

async function receivePart(part: Part, { path, signal }: FileIntake): Promise<string> {
  if (part.fileName === undefined || part.name !== 'file') throw mediaValueProblem(part.name, 'noField')
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of part.body) {
      if (signal.aborted) throw new Problem('malformed_upload', {}, closing)
      await file.write(chunk)
    }
  } finally {
    await file.close()
  }
  return cleanName(part.fileName)
}
