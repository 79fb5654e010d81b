/** A proxy to PostgreSQL that tests can cut: to the server it looks as if the database was stopped. */
import type { Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { closeAtEnd } from './cleanup-registry.ts'

export interface LineToDatabase {
  /** Returns the URL of the same database through this proxy. */
  lay(databaseUrl: string): Promise<string>
  cut(): Promise<void>
  restore(): Promise<void>
  /** Open connections stay open, but nothing passes any more. */
  silence(): void
}

export function lineToDatabase(): LineToDatabase {
  const open = new Set<Socket>()
  let target: URL
  let port = 0
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const listen = () => new Promise<void>((resolve) => line.listen(port, '127.0.0.1', resolve))

  return {
    async lay(databaseUrl) {
      target = new URL(databaseUrl)
      await listen()
      closeAtEnd(() => {
        line.close()
        for (const socket of open) socket.destroy()
      })
      const address = line.address()
      port = typeof address === 'object' && address !== null ? address.port : 0
      const laid = new URL(databaseUrl)
      laid.port = String(port)
      return laid.href
    },
    async cut() {
      const closed = new Promise((resolve) => line.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
    restore: listen,
    silence() {
      for (const socket of open) socket.pause()
    },
  }
}
