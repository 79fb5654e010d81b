/** Stores files in S3. The hash of each file is sent, so that the service rejects a damaged one. */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { S3Location } from '../../config/config-values.ts'
import type { SendToS3 } from '../../outbound-fetch/s3-client.ts'
import { objectsBelow, openS3, removeObject } from '../../outbound-fetch/s3-client.ts'
import { Problem } from '../../problems/problems.ts'
import type { FileKey, FileStore, StoredFile } from './file-store.ts'
import { namedBy, pathOf } from './file-store.ts'

export function openS3Store(place: S3Location, workFolder: string): FileStore {
  const send = openS3(place, unavailable)
  const objectOf = (key: FileKey) => place.prefix + pathOf(key)
  return {
    async unfinished() {
      await mkdir(workFolder, { recursive: true })
      return join(workFolder, `.${randomUUID()}`)
    },
    async put(key, path) {
      await putObject(send, objectOf(key), key, path)
      await rm(path, { force: true })
    },
    async read(key, range) {
      const headers = range === undefined ? {} : { range: `bytes=${range.from}-${range.to}` }
      const response = await send({ method: 'GET', object: objectOf(key), headers, accepts: [200, 206, 404] })
      if (response.statusCode !== 404) return response
      response.resume()
      return undefined
    },
    remove: (key) => removeObject(send, objectOf(key)),
    async *list() {
      yield* filesBelow(send, place.prefix)
      yield* unfinishedIn(workFolder)
    },
  }
}

async function putObject(
  send: SendToS3,
  object: string,
  { type, hash }: FileKey,
  path: string,
): Promise<void> {
  const { size } = await stat(path)
  const headers = {
    'content-length': String(size),
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
  }
  const body = createReadStream(path)
  ;(await send({ method: 'PUT', object, headers, body, hash, accepts: [200] })).resume()
}

async function* filesBelow(send: SendToS3, prefix: string): AsyncGenerator<StoredFile> {
  for await (const { name, changed } of objectsBelow(send, prefix)) {
    const named = namedBy(name.split('/').at(-1) ?? '')
    if (named !== undefined) yield { named, changed, remove: () => removeObject(send, name) }
  }
}

async function* unfinishedIn(folder: string): AsyncGenerator<StoredFile> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (name.startsWith('.') && found?.isFile()) {
      yield { named: undefined, changed: found.mtime, remove: () => rm(path, { force: true }) }
    }
  }
}

function unavailable(cause: unknown): Problem {
  const problem = new Problem('media_unavailable', {}, { headers: { 'retry-after': '5' } })
  problem.cause = cause
  return problem
}
