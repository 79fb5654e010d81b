/**
 * Some calls use data in the memory of one process: the import from another system, and the last lines of the log. Only
 * the main worker answers them. The others forward such requests to it, through a socket in the data folder.
 */
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Agent, request as sendRequest } from 'node:http'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartProblem } from '../platform/start-error.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const ofOneProcess = /^\/api\/(?:import|logs\/server)(?:[/?]|$)/

/** The address of the client, which the main worker cannot see. */
const clientHeader = 'x-forwarding-worker-client'
/** A connection for each request. The main worker leaves it open until its response is read. */
const agent = new Agent({ keepAlive: true, maxFreeSockets: 0 })
const ofConnection = new Set(['connection', 'keep-alive', 'expect', 'transfer-encoding', clientHeader])

/** Windows has named pipes in a place of their own. */
function socketIn(dataDir: string): string {
  const path = join(dataDir, 'worker.sock')
  return process.platform === 'win32' ? join('\\\\?\\pipe', resolve(path)) : path
}

/** Lets `server` of the main worker answer forwarded requests. Only the account of the data folder can reach it. */
export async function receiveForwarded(server: Server, dataDir: string, handler: Handler): Promise<void> {
  const path = socketIn(dataDir)
  if (process.platform !== 'win32') await rm(path, { force: true }) // of a process that was killed
  server.on('request', (request, response) => {
    const value = request.headers[clientHeader]
    Object.defineProperty(request.socket, 'remoteAddress', { value, configurable: true })
    keepOpen(response)
    handler(request, response)
  })
  server.listen({ path, exclusive: true })
  try {
    await once(server, 'listening')
  } catch (problem) {
    const reason = problem instanceof Error && 'code' in problem ? String(problem.code) : String(problem)
    throw new StartProblem(
      `Workers cannot use the socket ${path} (${reason}). Set DATA_DIR to a local folder with a shorter path.`,
    )
  }
}

/** A response before the end of a request would be lost if its connection were closed while the rest arrives. */
function keepOpen(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'connection' ? response : setHeader(name, value)
}

/** Whether only the main worker can answer requests for a path. */
export const isOfMainWorker = (url: string) => ofOneProcess.test(url)

/**
 * Forwards the requests that only the main worker can answer. All others go to `handler`, and so do those that
 * cannot be forwarded while the main worker starts: it refuses them.
 */
export function forwarding(dataDir: string, handler: Handler): Handler {
  const socketPath = socketIn(dataDir)
  return (request, response) => {
    if (isOfMainWorker(request.url ?? '')) void forward(socketPath, request, response, handler)
    else handler(request, response)
  }
}

async function forward(
  socketPath: string,
  request: IncomingMessage,
  response: ServerResponse,
  handler: Handler,
): Promise<void> {
  const { method, url, socket } = request
  const headers = [...passedOn(request), clientHeader, socket.remoteAddress ?? '']
  if (request.headers['transfer-encoding'] !== undefined) headers.push('transfer-encoding', 'chunked')
  const forwarded = sendRequest({ socketPath, method, path: url, headers, agent })
  forwarded.on('error', () => {}) // reported below, until there is a response
  response.once('close', () => forwarded.destroy())
  request.pipe(forwarded)
  try {
    const [incoming]: IncomingMessage[] = await once(forwarded, 'response')
    if (incoming === undefined) return
    const rest = request.complete ? [] : ['connection', 'close']
    response.writeHead(incoming.statusCode ?? 502, [...passedOn(incoming), ...rest])
    await pipeline(incoming, response)
  } catch {
    if (response.headersSent) response.destroy()
    else handler(request, response)
  }
}

/** The headers as a list of names and values, without those of one connection. */
function passedOn({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? ''
    return !ofConnection.has(name.toLowerCase())
  })
}
