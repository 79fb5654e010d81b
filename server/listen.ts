/** HTTP server: sets timeouts and limits for all connections, and stops without aborting requests. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { Server as NetServer } from 'node:net'
import { createServer as createNetServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { Config } from './config/config.ts'
import { endStalled } from './http/middleware/pipelining.ts'
import { StartProblem } from './platform/start-error.ts'
import { workerVariable } from './workers/messages.ts'

const stalledAfter = 30_000

/**
 * Timeouts and limits, so that no client can hold connections by slow sending or memory by large requests.
 */
export function makeServer(): Server {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 600_000, // for uploads. A JSON body has one minute (read-body.ts)
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    maxHeaderSize: 16_384,
  })
  server.maxConnections = 2_000
  endStalled(server, stalledAfter)
  return server
}

/** Returns the port. Port 0 means any free port. A socket that systemd opened is used instead, if there is one. */
export async function listen(
  server: NetServer,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<number> {
  if (hasPassedSocket()) server.listen({ fd: 3 })
  else server.listen({ port, host, reusePort: isWorker && canReusePort })
  try {
    await once(server, 'listening')
  } catch (problem) {
    throw new StartProblem(explain(problem, port, host))
  }
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Rejects if the server could not listen. For the start, before it changes anything that a running server uses. */
export async function checkAddress(config: Pick<Config, 'port' | 'host'>): Promise<void> {
  if (hasPassedSocket()) return
  const server = createNetServer()
  await listen(server, config)
  server.close()
  await once(server, 'close')
}

/**
 * Whether systemd opened a socket for this process, as `sd_listen_fds(3)` describes. It stays open while the
 * server restarts, and connections wait in it. A worker uses that of its primary process.
 */
function hasPassedSocket(): boolean {
  const owner = isWorker ? process.ppid : process.pid
  return process.env.LISTEN_FDS === '1' && process.env.LISTEN_PID === String(owner)
}

const isWorker = workerVariable in process.env

/**
 * The systems that distribute connections over all sockets of a port. On others, the primary process accepts them
 * for its workers, which costs more.
 */
const canReusePort = process.platform === 'linux' || process.platform === 'freebsd'

function explain(problem: unknown, port: number, host: string): string {
  const code = problem instanceof Error && 'code' in problem ? problem.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or set PORT to another port.`
  }
  if (code === 'EACCES')
    return `This user has no permission to use port ${port}. Set PORT to a port above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST is ${host}, which is not an address of this machine. Set it to 127.0.0.1 or 0.0.0.0.`
  }
  return `The server cannot listen on ${host}:${port}: ${String(problem)}`
}

const timeoutMs = 10_000

/** Accepts no new requests, finishes those in progress, and aborts those that take too long. */
export async function drain(server: Server): Promise<void> {
  await acceptWaiting(server)
  const closed = once(server, 'close')
  server.close()
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}

/**
 * Accepts the connections that wait in the socket, which would be reset when it is closed. A turn of the event
 * loop accepts one.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let turnsWithout = 0
  const begin = () => {
    turnsWithout = 0
  }
  server.on('connection', begin)
  for (let turn = 0; turnsWithout < 2 && turn < server.maxConnections; turn++) {
    turnsWithout++
    await setImmediate()
  }
  server.off('connection', begin)
}

/** A second signal ends the process without waiting for open requests. */
export function closeOnSignal(close: () => Promise<void>): void {
  const end = (code: number) => process.exit(code)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      process.once(signal, () => end(1))
      close().then(
        () => end(0),
        () => end(1),
      )
    })
  }
}
