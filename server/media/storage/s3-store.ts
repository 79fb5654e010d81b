/** Stores files in S3. The hash of each file is sent, so that the service rejects a damaged one. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsV4Signer } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import type { S3Location } from '../../config/config-values.ts'
import { Problem } from '../../problems/problems.ts'
import type { FileKey, FileStore, StoredFile } from './file-store.ts'
import { namedBy, pathOf } from './file-store.ts'

export function openS3Store(place: S3Location, workFolder: string): FileStore {
  const send = openS3(place)
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
      const answer = await send({ method: 'GET', object: objectOf(key), headers, accepts: [200, 206, 404] })
      if (answer.statusCode !== 404) return answer
      answer.resume()
      return undefined
    },
    remove: (key) => removeObject(send, objectOf(key)),
    async *list() {
      yield* objectsBelow(send, place.prefix)
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

async function removeObject(send: SendToS3, object: string): Promise<void> {
  ;(await send({ method: 'DELETE', object, accepts: [200, 204, 404] })).resume()
}

async function* objectsBelow(send: SendToS3, prefix: string): AsyncGenerator<StoredFile> {
  for (let from: string | undefined = ''; from !== undefined; ) {
    const query = { 'list-type': '2', prefix, ...(from !== '' && { 'continuation-token': from }) }
    const { files, next } = await readListing(await send({ method: 'GET', query, accepts: [200] }))
    for (const { name, changed } of files) {
      const named = namedBy(name.split('/').at(-1) ?? '')
      if (named !== undefined) yield { named, changed, remove: () => removeObject(send, name) }
    }
    from = next
  }
}

/** The content of a bucket, from the XML of the answer. */
interface S3Listing {
  readonly files: readonly { readonly name: string; readonly changed: Date }[]
  /** The cursor of the next page. */
  readonly next: string | undefined
}

async function readListing(chunks: AsyncIterable<Buffer>): Promise<S3Listing> {
  const files: { name: string; changed: Date }[] = []
  let [text, name, changed, next]: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', (tag) => {
    if (tag.name === 'Key') name = text
    if (tag.name === 'LastModified') changed = text
    if (tag.name === 'NextContinuationToken') next = text
    if (tag.name === 'Contents') files.push({ name: name ?? '', changed: new Date(changed ?? 0) })
  })
  const decoder = new TextDecoder()
  for await (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }))
  parser.close()
  return { files, next }
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

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly object?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Readable
  /** SHA-256 of the body. By default that of an empty one. */
  readonly hash?: string
  /** Any other status is an error. */
  readonly accepts: readonly number[]
}

type SendToS3 = (request: S3Request) => Promise<IncomingMessage>

const hashOfNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
/** The timeout without any data. */
const timeoutMs = 10_000

/** One request to S3, signed with AWS Signature Version 4. */
function openS3({ base, region, accessKeyId, secretAccessKey }: S3Location): SendToS3 {
  return async ({ method, object = '', query = {}, headers = {}, body, hash = hashOfNothing, accepts }) => {
    const address = new URL(base + object.split('/').map(encodeURIComponent).join('/'))
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const signer = new AwsV4Signer({
      method,
      url: address.href,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    })
    const signed = await signer.sign()
    const answer = await sendRequest(
      signed.url,
      method,
      { ...headers, ...Object.fromEntries(signed.headers) },
      body,
    )
    if (accepts.includes(answer.statusCode ?? 0)) return answer
    answer.resume()
    throw unavailable(
      new Error(`S3 responded with status ${answer.statusCode} to ${method} ${address.pathname}`),
    )
  }
}

async function sendRequest(
  url: URL,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: Readable | undefined,
): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest
  const sent = open(url, { method, headers, timeout: timeoutMs })
  sent.on('timeout', () => sent.destroy(new Error('S3 did not respond in time')))
  try {
    const answered: Promise<IncomingMessage[]> = once(sent, 'response')
    if (body === undefined) sent.end()
    else await Promise.all([pipeline(body, sent), answered])
    const [answer] = await answered
    if (answer === undefined) throw new Error('S3 closed the connection without a response')
    return answer
  } catch (problem) {
    sent.destroy()
    throw unavailable(problem)
  }
}

function unavailable(cause: unknown): Problem {
  const problem = new Problem('media_unavailable', {}, { headers: { 'retry-after': '5' } })
  problem.cause = cause
  return problem
}
