/** Tests what a form leaves behind: files, and a connection that is ready for the next request. */
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Problem } from '../../problems/problems.ts'
import { formHeaders, formOf } from '../testing/form.ts'
import { receiveFiles } from './receive-form.ts'

const speedLimits = { maxSeconds: 600, bytesPerSecond: 10_240, graceSeconds: 10 }

async function opened() {
  const folder = await mkdtemp(join(tmpdir(), 'cyanotype-test-'))
  const sockets = new Set<Socket>()
  const requests: IncomingMessage[] = []
  const unfinished = async (id: string) => join(folder, id)
  const limits = { picture: 20_000_000, drawing: 1_000, other: 1_000, request: 20_000_000, speedLimits }
  const server = createServer(async (incoming, response) => {
    sockets.add(incoming.socket)
    requests.push(incoming)
    response.end(await outcomeOf(incoming))
  }).listen(0, '127.0.0.1')
  async function outcomeOf(incoming: IncomingMessage): Promise<string> {
    if (incoming.method === 'GET') return 'here'
    let made = 0
    const files = receiveFiles(incoming, { limits, unfinished, nextId: () => `file-${++made}` })
    return files.then(
      (all) => all.map(({ bytes }) => bytes).join(),
      (problem) => (problem instanceof Problem ? problem.code : String(problem)),
    )
  }
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(async () => {
    agent.destroy()
    server.close()
    await rm(folder, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  const send = async (method: string, body?: Buffer) => {
    const sent = request({ host: '127.0.0.1', port, agent, method, headers: body ? formHeaders : {} })
    sent.end(body)
    const [response]: IncomingMessage[] = await once(sent, 'response')
    return (await response?.toArray())?.join('')
  }
  return { send, sockets, requests, storedFiles: () => readdir(folder) }
}

const file = (size: number, type = 'image/png') => ({
  ...{ name: 'fern.png', type },
  bytes: Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(size)]),
})

it.each([
  ['was received', formOf(file(100)), '108'],
  ['has more behind its end', Buffer.concat([formOf(file(100)), Buffer.alloc(100_000)]), '108'],
  [
    'is refused at its first bytes, while megabytes still come',
    formOf(file(8_000_000, 'text/plain')),
    'file_type_differs',
  ],
])('leaves the connection usable when a form %s', async (_what, form, expected) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { send, sockets, requests, storedFiles } = await opened()
  const response = await send('POST', form)
  expect(response).toBe(expected)
  expect(await storedFiles()).toHaveLength(expected === '108' ? 1 : 0)
  await expect.poll(() => requests[0]?.readableEnded).toBe(true)
  // The minimum speed does not apply any more.
  vi.advanceTimersByTime(1_000_000)
  expect(await send('GET')).toBe('here')
  expect(sockets.size).toBe(1)
})
