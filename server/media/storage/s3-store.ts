/** Files in a service that speaks S3. It is sent the hash of each file and keeps nothing that does not match. */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { S3Place } from '../../media-address.ts'
import type { FileKey, FileStore, StoredFile } from './file-store.ts'
import { namedBy, placeOf } from './file-store.ts'
import { readListing } from './s3-listing.ts'
import { openS3 } from './s3-request.ts'

export function openS3Store(place: S3Place, workFolder: string): FileStore {
  const send = openS3(place)
  const objectOf = (key: FileKey) => place.prefix + placeOf(key)
  const removeObject = async (name: string) => {
    ;(await send({ method: 'DELETE', object: name, accepts: [204, 200, 404] })).resume()
  }

  async function* objects(): AsyncGenerator<StoredFile> {
    for (let from: string | undefined = ''; from !== undefined; ) {
      const query = {
        'list-type': '2',
        prefix: place.prefix,
        ...(from !== '' && { 'continuation-token': from }),
      }
      const { files, next } = await readListing(await send({ method: 'GET', query, accepts: [200] }))
      for (const { name, changed } of files) {
        const named = namedBy(name.split('/').at(-1) ?? '')
        if (named !== undefined) yield { named, changed, remove: () => removeObject(name) }
      }
      from = next
    }
  }

  return {
    async unfinished() {
      await mkdir(workFolder, { recursive: true })
      return join(workFolder, `.${randomUUID()}`)
    },
    async keep(key, path) {
      const { size } = await stat(path)
      const headers = {
        'content-length': String(size),
        'content-type': key.type,
        'cache-control': 'public, max-age=31536000, immutable',
      }
      const body = createReadStream(path)
      const answer = await send({
        method: 'PUT',
        object: objectOf(key),
        headers,
        body,
        hash: key.hash,
        accepts: [200],
      })
      answer.resume()
      await rm(path, { force: true })
    },
    async read(key, range) {
      const headers = range === undefined ? {} : { range: `bytes=${range.from}-${range.to}` }
      const answer = await send({ method: 'GET', object: objectOf(key), headers, accepts: [200, 206, 404] })
      if (answer.statusCode !== 404) return answer
      answer.resume()
      return undefined
    },
    remove: (key) => removeObject(objectOf(key)),
    async *list() {
      yield* objects()
      yield* unfinishedIn(workFolder)
    },
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
