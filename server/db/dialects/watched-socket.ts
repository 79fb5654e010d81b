/** Sockets to PostgreSQL that end when the server falls silent. */
import { Socket } from 'node:net'

/** Longer than any statement may take: migrations have a minute. */
const silentMs = 70_000

/**
 * PostgreSQL ends a statement that takes too long, but not one that never reached it. If a machine disappears without a
 * word, the system would repeat what it sent for 15 minutes, while every connection of the pool waits.
 */
export function openWatchedSocket(): Socket {
  const socket = new Socket()
  socket.setTimeout(silentMs, () => socket.destroy(new Silence()))
  return socket
}

class Silence extends Error {
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('PostgreSQL has not answered for too long')
  }
}
