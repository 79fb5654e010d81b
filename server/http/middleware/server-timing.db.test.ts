import { expect, it } from 'vitest'
import { callDatabases, databases } from '../../testing/databases.ts'
import { startServer } from '../../testing/start-server.ts'

const html = { accept: 'text/html' }
const timing = 'server-timing'

it.each(databases)('tells signed-in users how long a response took on %s', async (kind) => {
  const server = await startServer(kind)
  const owner = await server.signedInAs('owner')
  const call = await owner.get('/api/documents/updates')
  expect(call.headers[timing]).toMatch(/^total;dur=[\d.]+, db;dur=[\d.]+$/)
  expect((await owner.get('/updates', html)).headers[timing]).toMatch(
    /^total;dur=[\d.]+(, db;dur=[\d.]+)?, render;/,
  )
  expect((await owner.get('/api/documents/nothing')).headers[timing]).toMatch(/^total;/)
})

it.each(callDatabases)('is not sent to visitors, unknown sessions or shared caches, on %s', async (kind) => {
  const { anonymous, signedInAs } = await startServer(kind)
  const cookie = `session=${'a'.repeat(43)}`
  for (const path of ['/updates', '/api/health/live'])
    for (const headers of [html, { ...html, cookie }])
      expect((await anonymous.get(path, headers)).headers).not.toHaveProperty(timing)
  expect((await (await signedInAs('owner')).get('/feed.xml')).headers['cache-control']).toMatch(/no-store/)
  const all = await startServer(kind, { config: { serverTiming: 'all' } })
  expect((await all.anonymous.get('/api/health/live')).headers).toHaveProperty(timing)
  for (let count = 0; count < 2; count++)
    expect((await all.anonymous.get('/updates', html)).headers).not.toHaveProperty(timing)
  const off = await startServer(kind, { config: { serverTiming: 'off' } })
  expect((await (await off.signedInAs('owner')).get('/api/account')).headers).not.toHaveProperty(timing)
})

it.each(databases)('logs slow statements without their values on %s', async (kind) => {
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const server = await startServer(kind, { logTo, config: { slowQueryMs: 1, logLevel: 'warn' } })
  const { sql } = await import('kysely')
  const value = 'canary'
  const slow =
    kind === 'postgres'
      ? sql`select pg_sleep(0.05), ${value}::text as value`
      : sql`select count(*) as n, ${value} as value from (with recursive steps(x) as
          (select 1 union all select x + 1 from steps where x < 300000) select x from steps)`
  await slow.execute(server.db.kysely)
  const line = lines.find((one) => one.includes('slow query') && one.includes('select'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 'warn',
    msg: 'slow query',
    milliseconds: expect.any(Number),
  })
  expect(lines.join('')).not.toContain(value)
})
