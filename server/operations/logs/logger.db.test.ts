import { expect, it } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Query } from '../../testing/http-client.ts'
import { callsForTests } from '../../testing/own-calls.ts'
import { startServer } from '../../testing/start-server.ts'

it.each(callDatabases)(
  'writes one line of JSON for each request, without secrets, on %s',
  async (database) => {
    const lines: string[] = []
    const logTo = { write: (line: string) => void lines.push(line) }
    const server = await startServer(database, { logTo, config: { logLevel: 'trace' } })
    const { anonymous } = server
    const canary = 'canary-5917'
    const headers = { cookie: `session=${canary}`, authorization: `Bearer ${canary}`, accept: 'text/html' }
    await anonymous.post(
      '/api/auth/login',
      { email: 'ada@example.org', password: canary },
      { cookie: `session=${canary}` },
    )
    await anonymous.get(`/updates?preview=${canary}`, headers)
    await anonymous.get(`/broken?token=${canary}`, headers)
    await anonymous.get('/api/health/live')
    await anonymous.get(`/${'a'.repeat(3_000)}%0Aforged`, { accept: 'text/html' })

    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    expect(requests.map(({ level, path, status }) => [level, path.slice(0, 20), status])).toEqual([
      ['info', '/api/auth/login', 401],
      ['info', '/updates', 200],
      ['info', '/broken', 500],
      ['debug', '/api/health/live', 200],
      ['info', `/${'a'.repeat(19)}`, 404],
    ])
    expect(lines.join('')).not.toContain(canary)
    const admin = await server.signedInAs('admin')
    const shown = await admin.get('/api/logs/server?limit=500&level=debug')
    expect(shown.json().items.map(({ msg }) => msg)).toContain('request')
    expect(shown.text).not.toContain(canary)
    expect(lines.every((line) => line.trimEnd().split('\n').length === 1 && line.length < 3_000)).toBe(true)
  },
)

it.each(callDatabases)(
  'logs the status of a long response that is compressed first, on %s',
  async (database) => {
    const lines: string[] = []
    const logTo = { write: (line: string) => void lines.push(line) }
    const server = await startServer(database, { logTo, config: { logLevel: 'info' } })
    const path = '/api/openapi.json'
    for (const encoding of ['br', 'gzip']) {
      lines.length = 0
      expect((await server.anonymous.get(path, { 'accept-encoding': encoding })).status).toBe(200)
      await eventually(() =>
        // A busy machine can log a slow query of background work too.
        expect(lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request')).toMatchObject([
          { path, status: 200 },
        ]),
      )
    }
  },
)

it.each(callDatabases)(
  'shows the last lines to owners and administrators, filtered by level and text, on %s',
  async (database) => {
    const logTo = { write: () => {} }
    const server = await startServer(database, { logTo, calls: callsForTests, config: { logLevel: 'debug' } })
    const admin = await server.signedInAs('admin')
    const ask = async (query: Query) => (await admin.get(`/api/logs/server${query}`)).json().items
    await server.anonymous.get('/api/test/broken')
    const [failure] = await ask('?level=error')
    expect(failure).toMatchObject({ level: 'error', msg: 'request failed', err: { type: 'Error' } })
    const requests = await ask('?q=test/broken')
    expect(requests).toMatchObject([{ msg: 'request', path: '/api/test/broken', status: 500 }])
    expect(await ask(`?before=${failure?.number}&level=error`)).toEqual([])
    expect(await ask('?limit=1')).toHaveLength(1)
    const editor = await server.signedInAs('editor')
    expect((await editor.get('/api/logs/server')).status).toBe(403)
  },
)
