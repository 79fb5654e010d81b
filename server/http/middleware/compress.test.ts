import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Koa from 'koa'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { RequestState } from '../calls/request-context.ts'
import { compressForOwnPages } from './compress.ts'

const text = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, title: 'Ferns in June' })))
const ownPage = { 'sec-fetch-site': 'same-origin', 'accept-encoding': 'gzip, br' }

interface TestBody {
  readonly type?: string
  readonly body?: string | Buffer
  readonly etag?: string
}

/** Sends a request to a server that gives this response at every URL. */
async function ask(path: string, headers: Record<string, string>, sent: TestBody = {}) {
  const app = new Koa<RequestState>()
  app.use(compressForOwnPages())
  app.use((context) => {
    context.body = sent.body ?? Buffer.from(text)
    context.type = sent.type ?? 'application/json'
    if (sent.etag !== undefined) context.set('etag', sent.etag)
  })
  const server = createServer(app.callback()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const context = request({ port, path, headers, host: '127.0.0.1' }).end()
  const [response] = await once(context, 'response')
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return { headers: response.headers, bytes: Buffer.concat(parts) }
}

describe('Response to a page of the admin', () => {
  it('is sent in the smallest encoding that the browser accepts', async () => {
    const { headers, bytes } = await ask('/api/documents/updates', ownPage)
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(brotliDecompressSync(bytes).toString()).toBe(text)
    expect(bytes.length).toBeLessThan(text.length / 5)
  })

  it('uses gzip for a browser that accepts only that', async () => {
    const { headers, bytes } = await ask('/api/documents/updates', { ...ownPage, 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(bytes).toString()).toBe(text)
  })

  it('includes the admin page itself, in every language', async () => {
    const page = { type: 'text/html', body: `<!doctype html>${text}` }
    for (const path of ['/admin', '/el/admin/updates']) {
      const { headers } = await ask(path, { ...ownPage, 'sec-fetch-site': 'none' }, page)
      expect(headers['content-encoding']).toBe('br')
    }
  })
})

describe('Uncompressed response', () => {
  it.each([
    ['where another site provokes it', '/api/documents', { ...ownPage, 'sec-fetch-site': 'cross-site' }, {}],
    ['where a program asks', '/api/documents', { 'accept-encoding': 'br' }, {}],
    ['where nothing else is taken', '/api/documents', { 'sec-fetch-site': 'same-origin' }, {}],
    ['where it is small anyway', '/api/documents', ownPage, { body: '{}' }],
    ['where its tag names these bytes', '/api/documents', ownPage, { etag: '"3"' }],
    ['where it is no text', '/api/files', ownPage, { type: 'application/octet-stream' }],
    ['where it is a page of the site', '/updates', ownPage, { type: 'text/html' }],
  ])('%s', async (_why, path, headers, sent) => {
    const response = await ask(path, headers, sent)
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.bytes.toString()).toBe('body' in sent ? sent.body : text)
  })
})
