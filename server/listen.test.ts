import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'

/** Answers with its process id, and stops on SIGTERM as the product does. */
const server = `
  import { drain, listen, makeServer } from './server/listen.ts'
  const server = makeServer().on('request', (_, response) => response.end(String(process.pid)))
  await listen(server, { port: 1, host: '127.0.0.1' })
  process.once('SIGTERM', () => drain(server).then(() => process.exit(0)))
`

/** Does what systemd does: opens the socket, never accepts, and starts the server twice with the socket as fd 3. */
const manager = `
  import { spawnSync } from 'node:child_process'
  import { createServer } from 'node:net'
  const socket = createServer().listen(0, '127.0.0.1', () => {
    console.log(socket.address().port)
    const script = 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" --input-type=module --eval "$1"'
    for (const _ of [1, 2]) {
      spawnSync('sh', ['-c', script, process.execPath, process.env.SERVER], {
        stdio: ['ignore', 'ignore', 'inherit', socket._handle.fd],
      })
    }
    process.exit()
  })
`

let started: ChildProcess | undefined
afterEach(() => started?.kill('SIGKILL'))

async function responseFrom(port: number): Promise<string> {
  const [response] = await once(request({ port, host: '127.0.0.1', agent: false }).end(), 'response')
  let text = ''
  for await (const part of response) text += part
  return text
}

describe('Socket of systemd', () => {
  it('keeps the connections of a restart for the next process', async () => {
    started = spawn(process.execPath, ['--input-type=module', '--eval', manager], {
      env: { ...process.env, SERVER: server },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: started.stdout ?? process.stdin })
    const [port] = await once(lines, 'line')
    const first = await responseFrom(Number(port))
    process.kill(Number(first), 'SIGTERM')
    const responses = new Set<string>()
    while (responses.size === 0 || responses.has(first)) {
      responses.clear()
      for (const response of await Promise.all([1, 2, 3].map(() => responseFrom(Number(port)))))
        responses.add(response)
    }
    const [second = ''] = responses
    expect([...responses]).toEqual([second])
    process.kill(Number(second), 'SIGTERM')
    await once(started, 'exit')
  })
})
