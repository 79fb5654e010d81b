/** A cache in front of the server that records its requests. */
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openPurge } from './purge-proxies.ts'

interface PurgeRequest {
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly tags: readonly string[]
}

const statuses: number[] = []
const received: PurgeRequest[] = []
const errors: unknown[] = []
const log = { info: () => {}, error: (problem: unknown) => void errors.push(problem) }

const front = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const { tags } = JSON.parse(Buffer.concat(parts).toString())
  received.push({ url: request.url, headers: request.headers, tags })
  response.writeHead(statuses.shift() ?? 200).end()
})

let url: URL
beforeAll(async () => {
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const address = front.address()
  url = new URL(
    `http://secret-token@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/purge?zone=1`,
  )
})
afterAll(() => void front.close())
beforeEach(() => {
  for (const list of [statuses, received, errors]) list.length = 0
})

const open = () => openPurge({ url, log, firstPause: 1 })

it('sends the tags in the formats that caches know, with credentials', async () => {
  const purge = open()
  purge.add(['updates:1', 'updates:slug:el:φως, δύο'])
  await expect.poll(() => received).toHaveLength(1)
  const tags = ['updates:1', 'updates:slug:el:%CF%86%CF%89%CF%82%2C%20%CE%B4%CF%8D%CE%BF']
  expect(received[0]).toMatchObject({ url: '/purge?zone=1', tags })
  expect(received[0]?.headers).toMatchObject({
    'cache-tag': tags.join(','),
    'surrogate-key': tags.join(' '),
    authorization: 'Bearer secret-token',
    'content-type': 'application/json',
  })
})

it('combines tags that arrive meanwhile, each once, thirty per request', async () => {
  const purge = open()
  purge.add(['first'])
  for (let number = 0; number < 40; number++) purge.add([`updates:${number % 35}`])
  await expect.poll(() => received).toHaveLength(3)
  expect(received.map(({ tags }) => tags.length)).toEqual([1, 30, 5])
})

it('tries again when a request fails', async () => {
  statuses.push(500, 503)
  open().add(['updates:1'])
  await expect.poll(() => received).toHaveLength(3)
  expect(errors).toEqual([])
})

it('gives up after some attempts, logs it, and continues with later tags', async () => {
  statuses.push(...Array(5).fill(500))
  const purge = open()
  purge.add(['updates:1'])
  await expect.poll(() => errors).toHaveLength(1)
  expect(received).toHaveLength(5)
  purge.add(['updates:2'])
  await expect.poll(() => received.at(-1)?.tags).toEqual(['updates:2'])
})

it('sends queued tags before it closes, without waiting for a failing cache', async () => {
  statuses.push(...Array(5).fill(500))
  const purge = openPurge({ url, log, firstPause: 100_000 })
  purge.add(['updates:1'])
  await expect.poll(() => received).toHaveLength(1)
  purge.add(['updates:2'])
  await purge.close()
  expect(received.map(({ tags }) => tags)).toContainEqual(['updates:2'])
})
