import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { callDatabases } from '../../testing/databases.ts'
import { smallSite } from '../../testing/small-site.ts'
import { startServer } from '../../testing/start-server.ts'

const html = { accept: 'text/html' }

describe.each(callDatabases)('Health on %s', (database) => {
  it('shows only that the process is alive and ready', async () => {
    const { anonymous } = await startServer(database)
    for (const path of ['/api/health/live', '/api/health/ready']) {
      const response = await anonymous.get(path)
      expect(response.text).toBe('{"status":"ok"}')
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  it('shows that it is not ready in an answer that nothing stores', async () => {
    const { anonymous, db } = await startServer(database)
    const away = vi.spyOn(db.kysely, 'getExecutor').mockImplementation(() => {
      throw new Error('The database is away.')
    })
    const { status, headers } = await anonymous.get('/api/health/ready')
    away.mockRestore()
    expect({ status, caching: headers['cache-control'] }).toEqual({ status: 503, caching: 'no-store' })
  })

  it('shows details to administrators only', async () => {
    const server = await startServer(database)
    const report = (await (await server.signedInAs('admin')).get('/api/health')).json()
    expect(report).toMatchObject({ version: '0.1.0', database: { engine: database } })
    expect(report.database.milliseconds).toBeGreaterThanOrEqual(0)
    expect(report.disk?.free).toBeLessThanOrEqual(report.disk?.size ?? 0)
    expect(report.disk?.size).toBeGreaterThan(0)
    expect(report.untrustedProxy).toBeNull()
    expect((await (await server.signedInAs('editor')).get('/api/health')).status).toBe(403)
    expect((await server.anonymous.get('/api/health')).status).toBe(401)
  })
})

it.each(callDatabases)('reports an untrusted proxy once, and no other client, on %s', async (database) => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' }
  const reportOf = async (trustProxy: readonly string[]) => {
    const lines: string[] = []
    const logTo = { write: (line: string) => void lines.push(line) }
    const server = await startServer(database, { logTo, config: { trustProxy, logLevel: 'warn' } })
    for (const _ of [1, 2, 3]) await server.anonymous.get('/api/health/live', forwarded)
    const { untrustedProxy } = (await (await server.signedInAs('admin')).get('/api/health')).json()
    return { untrustedProxy, warnings: lines.filter((line) => line.includes('TRUST_PROXY')).length }
  }
  expect(await reportOf([])).toEqual({ untrustedProxy: '127.0.0.1', warnings: 1 })
  expect(await reportOf(['127.0.0.1'])).toEqual({ untrustedProxy: null, warnings: 0 })
})

it.each(callDatabases)(
  'finishes open requests on shutdown, and accepts no new ones on %s',
  async (database) => {
    const site = smallSite()
    const server = await startServer(database, { site })
    let finish = () => {}
    const reached = new Promise<void>((resolve) => {
      site.afterRead = () => {
        resolve()
        return new Promise((end) => {
          finish = end
        })
      }
    })
    const inFlight = server.anonymous.get('/updates', html)
    await reached
    let isClosed = false
    const closed = server.close().then(() => {
      isClosed = true
    })
    // A connection that waited in the socket when the shutdown began is still answered.
    await eventually(() => expect(server.anonymous.get('/api/health/ready')).rejects.toThrow('ECONNREFUSED'))
    expect(isClosed).toBe(false)
    finish()
    expect((await inFlight).status).toBe(200)
    await closed
  },
)
