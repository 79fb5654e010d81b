/** Tests responses without a page: for people, programs and crawlers. */
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const site: Site = {
  queryKeys: () => [],
  async render({ url }) {
    const status = url === '/broken' ? 500 : 404
    const isUnfit = url.startsWith('/updates/No')
    return {
      status: url === '/gone' ? 410 : status,
      html: '<!doctype html><h1>A page</h1>',
      payload: () => '',
      scriptHashes: [],
      isUnfit,
    }
  },
}

describe.each(callDatabases)('Answer without a page on %s', (database) => {
  let server: TestServer
  const get = (path: string, headers: object) => server.anonymous.get(path, { ...headers })

  beforeAll(async () => {
    server = await startServer(database, { site })
  })

  it('is an error page for people', async () => {
    const response = await get('/nowhere', {
      accept: 'text/html',
      'user-agent': 'Mozilla/5.0 (X11) Firefox/150',
    })
    expect([response.status, response.text]).toEqual([404, '<!doctype html><h1>A page</h1>'])
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 Chrome-Lighthouse',
    'facebookexternalhit/1.1',
    'Google',
  ])('is only the status for %s', async (userAgent) => {
    for (const [path, status] of [
      ['/nowhere', 404],
      ['/broken', 500],
      ['/gone', 410],
    ] as const) {
      const response = await get(path, { accept: 'text/html', 'user-agent': userAgent })
      expect([response.status, response.headers['content-type']]).toEqual([
        status,
        'text/plain; charset=utf-8',
      ])
      expect(response.text).not.toContain('A page')
    }
  })

  it('is JSON with the exact texts of the specification and the requested URL for programs', async () => {
    const json = { accept: 'application/json' }
    expect((await get('/nowhere?a=1', json)).problem()).toMatchObject({
      statusCode: 404,
      statusMessage: 'Page not found: /nowhere?a=1',
      data: { path: '/nowhere?a=1' },
    })
    expect((await get('/updates/No%20Such', json)).problem()).toMatchObject({
      statusCode: 404,
      code: 'unfit_address',
      statusMessage: 'Page Not Found: /updates/No%20Such',
      data: { path: '/updates/No%20Such' },
    })
    expect((await get('/gone', json)).problem()).toMatchObject({
      statusCode: 410,
      code: 'page_gone',
      statusMessage: 'Page gone: /gone',
    })
    for (const headers of [json, { 'user-agent': 'curl/8.5.0', accept: '*/*' }, { 'sec-fetch-mode': 'cors' }])
      expect((await get('/broken', headers)).problem()).toMatchObject({ statusCode: 500, code: 'internal' })
  })
})
