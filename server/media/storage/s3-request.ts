/** One request to S3, signed with AWS Signature Version 4. */
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Location } from '../../config/s3-url.ts'
import { Problem } from '../../problems/problems.ts'

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
/** The timeout without any data. */
const timeoutMs = 10_000

export function openS3({ base, region, accessKeyId, secretAccessKey }: S3Location): SendToS3 {
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
    throw unavailable(new Error(`S3 answered ${answer.statusCode} to ${method} ${address.pathname}`))
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
  sent.on('timeout', () => sent.destroy(new Error('S3 is silent')))
  try {
    const answered: Promise<IncomingMessage[]> = once(sent, 'response')
    if (body === undefined) sent.end()
    else await Promise.all([pipeline(body, sent), answered])
    const [answer] = await answered
    if (answer === undefined) throw new Error('S3 gave no answer')
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
