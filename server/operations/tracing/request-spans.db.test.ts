import { expect, it } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { callDatabases, databases } from '../../testing/databases.ts'
import { callsForTests } from '../../testing/own-calls.ts'
import { publishUpdate } from '../../testing/publishing.ts'
import { openReceiver } from '../../testing/receiver.ts'
import { startServer } from '../../testing/start-server.ts'
import { say } from '../../testing/update-single.ts'
import type { Collector, ReceivedSpan } from './testing/collector.ts'
import { configAt, openCollector } from './testing/collector.ts'

const html = { accept: 'text/html' }
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'
const traceparent = `00-${traceId}-${parentId}-01`

async function spanNamed(collector: Collector, name: string): Promise<ReceivedSpan> {
  return eventually(() => {
    const found = collector.spans().find((span) => span.name === name)
    if (found === undefined) throw new Error(`there is no span ${name}`)
    return found
  })
}

const namesIn = (collector: Collector) => collector.spans().map(({ name }) => name)

it.each(databases)('of a request continue the trace of the client on %s', async (kind) => {
  const collector = await openCollector()
  const lines: string[] = []
  const server = await startServer(kind, {
    logTo: { write: (line) => void lines.push(line) },
    config: { tracing: collector.config(), logLevel: 'info', publicUrl: 'http://localhost:3000' },
  })
  const editor = await server.signedInAs('owner', ['en'])
  const id = await publishUpdate(editor, 'en', 'Fern', 'fern')
  await editor.get(`/api/documents/updates/${id}?locale=en`, { traceparent, 'user-agent': 'Loom/2' })
  const name = 'GET /api/documents/{type}/{id}'
  const span = await spanNamed(collector, name)
  expect(span).toMatchObject({ traceId, parentSpanId: parentId, kind: 2 })
  expect(span.attributes).toMatchObject({
    'service.name': 'cyanotype',
    'service.instance.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'http.request.method': 'GET',
    'http.route': '/api/documents/{type}/{id}',
    'http.response.status_code': 200,
    'url.path': `/api/documents/updates/${id}`,
    'url.scheme': 'http',
    'server.address': 'localhost',
    'user_agent.original': 'Loom/2',
  })
  const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === span.spanId)
  expect(statements.length).toBeGreaterThan(0)
  for (const one of statements) {
    expect(one).toMatchObject({ traceId, kind: 3 })
    expect(one.attributes['db.system.name']).toBe(kind === 'postgres' ? 'postgresql' : 'sqlite')
    expect(one.start).toBeGreaterThanOrEqual(span.start - 1)
    expect(one.end).toBeLessThanOrEqual(span.end + 1)
  }
  const [read] = statements.filter(({ name }) => name === 'select documents')
  expect(read?.attributes['db.query.text']).toMatch(/^select .*(?:\?|\$1)/s)
  const logged = lines.map((line) => JSON.parse(line)).find((line) => line.traceId === traceId)
  expect(logged).toMatchObject({ msg: 'request', path: `/api/documents/updates/${id}` })
})

it.each(databases)('of a page contain its rendering, and statements within it, on %s', async (kind) => {
  const collector = await openCollector()
  const { anonymous, signedInAs } = await startServer(kind, { config: { tracing: collector.config() } })
  await publishUpdate(await signedInAs('owner', ['el']), 'el', 'Fern', 'fern')
  for (let count = 0; count < 2; count++) await anonymous.get('/el/updates/fern', html)
  const render = await spanNamed(collector, 'render /{locale}/updates/{slug}')
  const pages = await eventually(() => {
    const found = collector.spans().filter(({ name }) => name === 'GET /{locale}/updates/{slug}')
    expect(found).toHaveLength(2)
    return found
  })
  expect(render.parentSpanId).toBe(pages[0]?.spanId)
  expect(pages[0]?.traceId).not.toBe(pages[1]?.traceId)
  const within = collector.spans().filter(({ parentSpanId }) => parentSpanId === render.spanId)
  expect(within.map(({ kind }) => kind)).toContain(3)
  expect(collector.spans().some(({ parentSpanId }) => parentSpanId === pages[1]?.spanId)).toBe(false)
})

it.each(databases)('contain nothing personal on %s', async (kind) => {
  const collector = await openCollector()
  const { anonymous, signedInAs } = await startServer(kind, {
    config: { tracing: collector.config(), publicUrl: 'http://localhost:3000' },
  })
  const editor = await signedInAs('owner', ['en'])
  const data = { title: 'canary-title', slug: 'moss', body: 'canary-body' }
  await editor.post('/api/documents/updates', { locale: 'en', data })
  await anonymous.post('/api/auth/login', { email: 'canary@example.org', password: 'canary-password' })
  await anonymous.get('/updates?preview=canary-token', html)
  await anonymous.get('/from/canary@example.org/x', { ...html, 'user-agent': 'Bot (+canary@example.org)' })
  await spanNamed(collector, 'GET /{slug}')
  await spanNamed(collector, 'POST /api/auth/login')
  const sent = collector.batches.map(({ body }) => body).join('')
  expect(sent).not.toMatch(/canary|127\.0\.0\.1|session=/)
  expect(sent).toContain('/from/•••/x')
  expect(sent).toContain('insert ')
})

it.each(callDatabases)('are errors when the server fails, and have no message, on %s', async (kind) => {
  const collector = await openCollector()
  const { anonymous } = await startServer(kind, {
    config: { tracing: collector.config() },
    calls: callsForTests,
  })
  await anonymous.get('/api/test/broken')
  await anonymous.get('/api/documents/nothing')
  await anonymous.get('/broken', html)
  const failed = {
    status: { code: 2 },
    attributes: { 'http.response.status_code': 500, 'error.type': '500' },
  }
  expect(await spanNamed(collector, 'GET /api/test/broken')).toMatchObject(failed)
  const render = await spanNamed(collector, 'render /{slug}')
  expect(render).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'Error' } })
  const refused = await spanNamed(collector, 'GET /api/documents/{type}')
  expect(refused.status.code ?? 0).toBe(0)
  expect(collector.batches.map(({ body }) => body).join('')).not.toMatch(/canary-5917|secret/)
})

it.each(callDatabases)('are not made for health checks, metrics and static files, on %s', async (kind) => {
  const collector = await openCollector()
  const metricsToken = 'a-token-for-the-metrics'
  const config = { tracing: collector.config(), metricsToken }
  const { anonymous } = await startServer(kind, { config })
  await anonymous.get('/api/health/ready')
  await anonymous.get('/metrics', { authorization: `Bearer ${metricsToken}` })
  for (const path of ['/assets/entry.js', '/favicon.ico', '/media/aa/fern.webp', '/docs/images/a.webp'])
    await anonymous.get(path)
  await anonymous.get('/feed.xml')
  await spanNamed(collector, 'GET /{path}.xml')
  expect(new Set(namesIn(collector).filter((name) => name.startsWith('GET ')))).toEqual(
    new Set(['GET /{path}.xml']),
  )
})

it.each(callDatabases)('of webhooks have no URL, and their receivers no trace, on %s', async (kind) => {
  const collector = await openCollector()
  const receiver = await openReceiver()
  const server = await startServer(kind, {
    config: { tracing: collector.config(), loopbackPorts: [receiver.port] },
  })
  const owner = await server.signedInAs('owner', ['en'])
  const url = `${receiver.url}/canary-secret`
  const webhook = { name: 'Build', url, events: ['document.published'] }
  await say(owner, 'settings', { siteName: 'Prints' }, { plainWebhooks: true })
  expect((await owner.post('/api/webhooks', webhook)).text).toContain('secret')
  await publishUpdate(owner, 'en', 'Fern', 'fern')
  const sent = await spanNamed(collector, 'POST')
  expect(sent).toMatchObject({
    kind: 3,
    attributes: {
      'server.address': '127.0.0.1',
      'server.port': receiver.port,
      'http.response.status_code': 200,
    },
  })
  expect(collector.batches.map(({ body }) => body).join('')).not.toContain('canary-secret')
  expect(receiver.requests[0]?.headers).not.toHaveProperty('traceparent')
})

it.each(callDatabases)('are sent as protobuf with the headers of the collector, on %s', async (kind) => {
  const collector = await openCollector()
  const tracing = collector.config({ protocol: 'http/protobuf', headers: { 'x-key': 'of the collector' } })
  collector.respond = (response) => void response.end()
  const { anonymous } = await startServer(kind, { config: { tracing } })
  await anonymous.get('/updates', html)
  const sent = () => collector.batches.map(({ body }) => body).join('')
  await eventually(() => expect(sent()).toContain('GET /updates'))
  const [batch] = collector.batches
  expect(batch?.path).toBe('/v1/traces')
  expect(batch?.headers).toMatchObject({
    'content-type': 'application/x-protobuf',
    'x-key': 'of the collector',
  })
})

it.each(callDatabases)('follow the sampler, and have an id in the log anyway, on %s', async (kind) => {
  const collector = await openCollector()
  const lines: string[] = []
  const server = await startServer(kind, {
    logTo: { write: (line) => void lines.push(line) },
    config: { tracing: collector.config({ sampler: 'always_off' }), logLevel: 'info' },
  })
  await server.anonymous.get('/updates', { ...html, traceparent })
  await server.close()
  expect(collector.batches).toEqual([])
  expect(lines.join('')).toContain(`"traceId":"${traceId}"`)
})

it.each(callDatabases)('are sent before the server stops, on %s', async (kind) => {
  const collector = await openCollector()
  const batch = { ...collector.config().batch, scheduledDelayMillis: 60_000 }
  const server = await startServer(kind, { config: { tracing: collector.config({ batch }) } })
  await server.anonymous.get('/updates', html)
  expect(collector.batches).toEqual([])
  await server.close()
  expect(namesIn(collector)).toContain('GET /updates')
})

it.each(callDatabases)(
  'hold up neither a request nor the stop if the collector does not answer, on %s',
  async (kind) => {
    const collector = await openCollector()
    collector.respond = () => {}
    const batch = {
      ...collector.config().batch,
      scheduledDelayMillis: 1,
      maxQueueSize: 50,
      maxExportBatchSize: 10,
    }
    const server = await startServer(kind, { config: { tracing: collector.config({ batch }) } })
    await server.anonymous.get('/updates', html)
    await eventually(() => expect(collector.batches).not.toEqual([]))
    const began = performance.now()
    for (let count = 0; count < 200; count++)
      expect((await server.anonymous.get('/updates', html)).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(collector.batches).toHaveLength(1)
    const stopped = performance.now()
    await server.close()
    expect(performance.now() - stopped).toBeLessThan(5_000)
  },
)

it.each(callDatabases)(
  'that cannot be sent are logged once, and when they are sent again, on %s',
  async (kind) => {
    const collector = await openCollector()
    collector.respond = (response) => void response.writeHead(400).end()
    const lines: string[] = []
    const { anonymous } = await startServer(kind, {
      logTo: { write: (line) => void lines.push(line) },
      config: { tracing: configAt(collector.url), logLevel: 'info' },
    })
    const logged = (message: string) => lines.filter((line) => line.includes(message)).length
    for (let count = 1; count <= 3; count++) {
      await anonymous.get('/updates', html)
      await eventually(() => expect(collector.batches.length).toBeGreaterThanOrEqual(count))
    }
    await eventually(() => expect(logged('traces could not be sent')).toBe(1))
    collector.respond = (response) => void response.end('{}')
    await anonymous.get('/updates', html)
    await eventually(() => expect(logged('traces are sent again')).toBe(1))
    expect(logged('traces could not be sent')).toBe(1)
  },
)
