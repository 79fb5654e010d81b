/** Tests a stopped PostgreSQL: rendered pages are still sent, and no response has status 500. */
import { beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../tools/testing/eventually.ts'
import type { LineToDatabase } from '../testing/database-proxy.ts'
import { lineToDatabase } from '../testing/database-proxy.ts'
import { databases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { changeTitle, publishUpdate } from '../testing/publishing.ts'
import { smallSite } from '../testing/small-site.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const html = { accept: 'text/html,*/*' }

describe('Server while PostgreSQL is stopped', () => {
  let line: LineToDatabase
  let server: TestServer
  let editor: Client
  let logged: string
  let updateId: string
  const get = (path: string, headers = {}) => server.anonymous.get(path, { ...html, ...headers })

  beforeEach(async () => {
    line = lineToDatabase()
    logged = ''
    const write = (text: string) => {
      logged += text
    }
    server = await startServer('postgres', {
      databaseUrlVia: line.lay,
      logTo: { write },
      config: { logLevel: 'info' },
    })
    editor = await server.signedInAs('editor')
    updateId = await publishUpdate(editor, 'en', 'Tide', 'tide')
  })

  /** Resolves when the server has noticed. */
  const stop = async () => {
    await line.cut()
    await eventually(async () => expect((await get('/api/health/ready')).status).toBe(503))
  }

  it('sends rendered pages marked as stale, and 503 for others', async () => {
    const fresh = await get('/updates')
    const home = await get('/?lang=en')
    await stop()
    const stale = await eventually(async () => {
      const response = await get('/updates')
      expect(response.headers.warning).toBe('111 - "Revalidation Failed"')
      return response
    })
    expect([stale.status, stale.text, stale.headers.etag]).toEqual([200, fresh.text, fresh.headers.etag])
    expect(stale.headers['cache-control']).toBe('no-cache')
    expect(Number(stale.headers.age)).toBeGreaterThanOrEqual(0)
    expect((await get('/updates', { 'if-none-match': fresh.headers.etag })).status).toBe(304)
    expect((await get('/updates', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
    expect((await get('/?lang=en')).status).toBe(home.status)

    const signedIn = await editor.get('/updates', html)
    expect([signedIn.status, signedIn.text]).toEqual([200, fresh.text])
    expect(signedIn.headers['cache-control']).toBe('private, no-store')

    for (const path of [
      '/et/updates',
      '/updates/tide',
      '/updates/no-such',
      '/updates/_payload.json',
      '/feed.xml',
    ])
      await expectAway(path)
  })

  async function expectAway(path: string, client = server.anonymous): Promise<void> {
    const { status, headers, text } = await client.get(path, html)
    expect([path, status, headers['retry-after']], logged).toEqual([path, 503, '5'])
    expect(text).not.toMatch(/ECONNREFUSED|Connection terminated/)
  }

  it('reports it in calls, files and the health endpoint', async () => {
    await stop()
    const id = '01a1f8d1-5cd0-7000-a55d-07d72b6617bd'
    for (const path of [`/media/${id}/${'a'.repeat(64)}.png`, `/_ipx/w_320/${id}`]) await expectAway(path)
    for (const path of ['/api/documents/updates', '/api/health']) await expectAway(path, editor)
    const ready = await server.anonymous.get('/api/health/ready')
    expect(ready.problem()).toMatchObject({ status: 503, code: 'database_unavailable' })
    expect((await get('/api/health/live')).status).toBe(200)
  })

  it('sends nothing older than the last publication, and recovers when PostgreSQL is back', async () => {
    await get('/updates')
    await changeTitle(editor, updateId, 'en', 'Ebb')
    await stop()
    await expectAway('/updates')
    await line.restore()
    const response = await eventually(async () => {
      const again = await get('/updates')
      expect(again.status).toBe(200)
      return again
    })
    expect([response.text.includes('Ebb'), response.headers.warning]).toEqual([true, undefined])
  })

  it('logs the reason with the request id', async () => {
    await stop()
    const { headers } = await get('/et/updates')
    const lines = logged.split('\n').filter((one) => one.includes(String(headers['x-request-id'])))
    expect(lines.join()).toMatch(/ECONNREFUSED|Connection terminated/)
  })
})

it.each(databases)('logs why a page could not be rendered, with the request id on %s', async (database) => {
  const site = smallSite()
  let logged = ''
  const broken = { status: 500, html: '<h1>500</h1>', payload: () => '{}', scriptHashes: [] }
  const { anonymous } = await startServer(database, {
    site: { ...site, render: async () => ({ ...broken, error: new Error('canary-7410') }) },
    logTo: {
      write: (text) => {
        logged += text
      },
    },
    config: { logLevel: 'info' },
  })
  for (const path of ['/updates', '/updates/_payload.json', '/updates?preview=', '/search?q=x']) {
    const { status, text, headers } = await anonymous.get(path, html)
    expect([path, status, text.includes('canary')]).toEqual([path, 500, false])
    const line = logged
      .split('\n')
      .find((one) => one.includes('canary-7410') && one.includes(String(headers['x-request-id'])))
    expect([path, line !== undefined]).toEqual([path, true])
  }
})
