/** Client for S3: signed requests, and lists of objects. The hash of each body is sent, so that a damaged one is rejected. */
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsV4Signer } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import type { S3Location } from '../config/config-values.ts'
import { tracedRequest } from '../platform/spans.ts'

/** Makes the error for a request that failed. */
type FailureOf = (cause: unknown) => Error

export interface S3Object {
  readonly name: string
  readonly changed: Date
  readonly bytes: number
}

/** All objects whose names start with a prefix. */
export async function* objectsBelow(send: SendToS3, prefix: string): AsyncGenerator<S3Object> {
  for (let from: string | undefined = ''; from !== undefined; ) {
    const query = { 'list-type': '2', prefix, ...(from !== '' && { 'continuation-token': from }) }
    const { files, next } = await readListing(await send({ method: 'GET', query, accepts: [200] }))
    yield* files
    from = next
  }
}

export async function removeObject(send: SendToS3, object: string): Promise<void> {
  ;(await send({ method: 'DELETE', object, accepts: [200, 204, 404] })).resume()
}

/** The content of a bucket, from the XML of the response. */
interface S3Listing {
  readonly files: readonly S3Object[]
  /** The cursor of the next page. */
  readonly next: string | undefined
}

async function readListing(chunks: AsyncIterable<Buffer>): Promise<S3Listing> {
  const files: S3Object[] = []
  let [text, name, changed, size, next]: string[] = []
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
    if (tag.name === 'Size') size = text
    if (tag.name === 'Contents')
      files.push({ name: name ?? '', changed: new Date(changed ?? 0), bytes: Number(size) })
  })
  const decoder = new TextDecoder()
  for await (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }))
  parser.close()
  return { files, next }
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

export type SendToS3 = (request: S3Request) => Promise<IncomingMessage>

const hashOfNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
/** How long S3 may send and receive nothing. */
const defaultTimeoutMs = 10_000

/** One request to S3, signed with AWS Signature Version 4. */
export function openS3(
  { base, region, accessKeyId, secretAccessKey }: S3Location,
  failureOf: FailureOf,
  timeoutMs = defaultTimeoutMs,
): SendToS3 {
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
    const sent = { url: signed.url, method, headers: { ...headers, ...Object.fromEntries(signed.headers) } }
    const response = await tracedRequest(address, method, () => sendRequest(sent, body, timeoutMs)).catch(
      (problem: unknown) => {
        throw failureOf(problem)
      },
    )
    if (accepts.includes(response.statusCode ?? 0)) return response
    response.resume()
    throw failureOf(
      new Error(`S3 responded with status ${response.statusCode} to ${method} ${address.pathname}`),
    )
  }
}

interface SignedRequest {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
}

async function sendRequest(
  { url, method, headers }: SignedRequest,
  body: Readable | undefined,
  timeoutMs: number,
): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest
  const sent = open(url, { method, headers, timeout: timeoutMs })
  let received: IncomingMessage | undefined
  sent.once('response', (response) => {
    received = response
  })
  sent.on('timeout', () => {
    const problem = new Error('S3 did not respond in time')
    if (received === undefined) sent.destroy(problem)
    // S3 waits for a slow reader, such as a video that is paused.
    else if (received.readableLength > 0) sent.setTimeout(timeoutMs)
    else received.destroy(problem)
  })
  // An error after the response goes to its reader. Without a listener here, it would end the process.
  sent.on('error', () => {})
  try {
    const responded: Promise<IncomingMessage[]> = once(sent, 'response')
    if (body === undefined) sent.end()
    else await Promise.all([pipeline(body, sent), responded])
    const [response] = await responded
    if (response === undefined) throw new Error('S3 closed the connection without a response')
    return response
  } catch (problem) {
    sent.destroy()
    throw problem
  }
}
