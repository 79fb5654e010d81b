/** Tests overload: cached pages and files are sent, everything that needs work is refused. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { startServer } from '../testing/start-server.ts'

describe.each(callDatabases)('Overloaded server on %s', (database) => {
  let anonymous: Client
  let isTooMuch = false
  let started = 0
  let ended = 0
  const start = () => {
    started += 1
    return () => {
      ended += 1
    }
  }
  beforeAll(async () => {
    const load = { isTooMuch: () => isTooMuch, start }
    anonymous = (await startServer(database, { load })).anonymous
  })

  it('refuses requests that need work, and sends cached responses', async () => {
    const ready = await anonymous.get('/updates')
    expect(ready.status).toBe(200)
    isTooMuch = true
    expect((await anonymous.get('/updates')).status).toBe(200)
    for (const address of ['/et/updates', '/api/builds/latest', '/api/openapi.json']) {
      const { status, headers } = await anonymous.get(address)
      expect([address, status, headers['retry-after']]).toEqual([address, 503, '1'])
    }
    for (const address of ['/api/health/live', '/api/health/ready']) {
      expect([address, (await anonymous.get(address)).status]).toEqual([address, 200])
    }
    isTooMuch = false
    expect((await anonymous.get('/et/updates')).status).toBe(200)
  })

  it('counts open requests, and no longer those that are done', async () => {
    started = 0
    ended = 0
    await anonymous.get('/api/openapi.json')
    await anonymous.get('/api/documents/updates')
    await anonymous.get('/api/health/live')
    expect([started, ended]).toEqual([2, 2])
  })
})
