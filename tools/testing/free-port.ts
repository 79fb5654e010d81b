import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of the loopback address that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('This machine gave no free port.')
  return address.port
}
