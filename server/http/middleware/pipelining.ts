/**
 * Pipelining: handles the requests of one connection one after another, so that a connection never holds more
 * than one open file or query. A connection whose client reads nothing is closed.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Beyond this many unanswered requests, nothing more is read from the connection. */
export const maxUnanswered = 16

/** How many requests of a connection were received and not answered. A property is read faster than a map. */
const unanswered = Symbol('unanswered')

interface CountedSocket extends Socket {
  [unanswered]?: number
}

export function handleInOrder(handler: Handler): Handler {
  return (request, response) => {
    count(request.socket, response)
    // Node gives a response its socket when all responses before it have left.
    if (response.socket !== null) handler(request, response)
    else response.once('socket', () => process.nextTick(handler, request, response))
  }
}

function count(socket: CountedSocket, response: ServerResponse): void {
  const now = unansweredOn(socket) + 1
  socket[unanswered] = now
  // Node itself resumes the socket when it has read a request, on the next tick: pause it after that.
  if (now >= maxUnanswered) queueMicrotask(() => isFull(socket) && socket.pause())
  response.on('close', countResponse)
}

/** One function for all responses: creating one for each takes as long as the rest. */
function countResponse(this: ServerResponse): void {
  const socket: CountedSocket = this.req.socket
  socket[unanswered] = unansweredOn(socket) - 1
  if (!isFull(socket) && socket.isPaused()) socket.resume()
}

const unansweredOn = (socket: CountedSocket) => socket[unanswered] ?? 0
const isFull = (socket: CountedSocket) => unansweredOn(socket) >= maxUnanswered

/**
 * Closes connections without progress: nothing written is read, or nothing is requested. A request that is
 * still being handled keeps its connection open.
 */
export function endStalled(server: Server, milliseconds: number): void {
  server.timeout = milliseconds
  server.on('timeout', (socket: Socket) => {
    const isWorking = unansweredOn(socket) > 0 && socket.writableLength === 0
    if (!isWorking) socket.destroy()
  })
}
