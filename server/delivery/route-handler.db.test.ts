/** Tests responses of route handlers, such as feeds: cached, sent and dropped like pages. */
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { changeTitle, publishUpdate } from '../testing/publishing.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'
import type { RouteHandler } from './index.ts'

let rendered: string[]

const titles: RouteHandler = {
  matches: (path) => /^\/titles(?:-none)?\.txt$/.test(path),
  queryKeys: () => ['limit'],
  async render({ path, query, origin, reader }) {
    rendered.push(path)
    if (path === '/titles-none.txt') return undefined
    const { items } = await reader.list('updates', 'en', { limit: Number(query.get('limit') ?? 10) })
    const body = [origin, ...items.map(({ data }) => data.title)].join('\n')
    return { type: 'text/plain; charset=utf-8', body, headers: { 'x-robots-tag': 'noindex' } }
  },
}

describe.each(callDatabases)('Route handler response on %s', (database) => {
  let server: TestServer
  let editor: Client
  let updateId: string
  const get = (path: string, headers = {}) => server.anonymous.get(path, headers)

  beforeAll(async () => {
    server = await startServer(database, { routeHandlers: [titles] })
    editor = await server.signedInAs('editor')
    updateId = await publishUpdate(editor, 'en', 'Tide', 'tide')
  })

  beforeEach(async () => {
    await changeTitle(editor, updateId, 'en', 'Tide')
    rendered = []
  })

  it('is cached until its content is published', async () => {
    for (let times = 0; times < 3; times++) {
      expect((await get('/titles.txt?utm_source=x')).text).toBe(`${server.url}\nTide`)
    }
    expect(rendered).toEqual(['/titles.txt'])
    await changeTitle(editor, updateId, 'en', 'Ebb')
    expect((await get('/titles.txt')).text).toContain('Ebb')
  })

  it('has its own type, headers and ETag, and is compressed', async () => {
    const { headers, text } = await get('/titles.txt')
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    const small = await get('/titles.txt', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(small.bytes).toString()).toBe(text)
    expect((await get('/titles.txt', { 'if-none-match': headers.etag })).status).toBe(304)
    expect((await server.anonymous.send('HEAD', '/titles.txt')).text).toBe('')
  })

  it('differs by the declared query parameters', async () => {
    const plenty = await publishUpdate(editor, 'en', 'Plenty', `plenty-${Date.now()}`)
    expect((await get('/titles.txt?limit=1')).text.split('\n')).toHaveLength(2)
    expect((await get('/titles.txt')).text.split('\n').length).toBeGreaterThan(2)
    await changeTitle(editor, plenty, 'en', 'Neap')
  })

  it('is not found and not cached when the handler returns nothing', async () => {
    for (let times = 0; times < 2; times++) expect((await get('/titles-none.txt')).status).toBe(404)
    expect(rendered).toHaveLength(2)
  })

  it('is not cached for a signed-in user', async () => {
    const { headers } = await editor.get('/titles.txt')
    expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined])
  })
})
