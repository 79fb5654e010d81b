/** Tests rate limits through the API. */
import { expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import { httpClient } from '../../testing/http-client.ts'
import { startServer } from '../../testing/start-server.ts'

/** Multiplies 1,200 a minute for an address and 3,000 for a session: 12 and 30. */
const rateLimits = 0.01

it.each(callDatabases)(
  'counts visitors by address and users by session, and says how long to wait on %s',
  async (database) => {
    const server = await startServer(database, { config: { rateLimits } })
    const one = await server.signedInAs('editor')
    const two = await server.signedInAs('editor')
    const ask = async (client: typeof one, times: number) => {
      const responses = await Promise.all(Array.from({ length: times }, () => client.get('/api/auth/check')))
      return responses.filter(({ status }) => status === 200).length
    }
    expect(await ask(one, 1)).toBe(1) // its session is known from now on
    expect(await ask(two, 1)).toBe(1)
    expect(await ask(one, 40)).toBe(30)
    expect(await ask(two, 40)).toBe(30)
    expect(await ask(server.anonymous, 20)).toBe(10)

    const refused = await server.anonymous.get('/api/auth/check')
    expect(refused.problem()).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers.ratelimit).toMatch(/^"address";r=0;t=\d+$/)
    expect(refused.headers['ratelimit-policy']).toBe('"address";q=12;w=60')
    const madeUp = httpClient(server.port, { cookie: `session=${'A'.repeat(43)}` })
    expect(await ask(madeUp, 3)).toBe(0)
    expect((await server.anonymous.get('/updates', { accept: 'text/html' })).status).toBe(200)
  },
)

it.each(callDatabases)('counts API tokens each by itself on %s', async (database) => {
  const server = await startServer(database, { config: { rateLimits } })
  const owner = await server.signedInAs('owner')
  const newToken = async () => {
    const { secret } = (await owner.post('/api/tokens', { name: 'x', scopes: ['drafts:read'] })).json()
    return httpClient(server.port, { authorization: `Bearer ${secret}` })
  }
  const ask = async (client: typeof owner, times: number) => {
    const responses = await Promise.all(Array.from({ length: times }, () => client.get('/api/documents')))
    return responses.filter(({ status }) => status !== 429).length
  }
  const [one, two] = [await newToken(), await newToken()]
  expect(await ask(one, 1)).toBe(1)
  expect(await ask(two, 1)).toBe(1)
  expect(await ask(one, 40)).toBe(30)
  expect(await ask(two, 40)).toBe(30)
  const more = await Promise.all(Array.from({ length: 40 }, () => one.get('/api/documents')))
  expect(more.find(({ status }) => status === 429)?.headers.ratelimit).toMatch(/^"token";/)
})

it.each(callDatabases)(
  'tells visitors behind a trusted proxy apart, and ignores headers from others on %s',
  async (database) => {
    const statuses = async (trustProxy: readonly string[]) => {
      const { anonymous } = await startServer(database, { config: { rateLimits, trustProxy } })
      const ask = (index: number) =>
        anonymous.get('/api/auth/check', { 'x-forwarded-for': `203.0.113.${index}` })
      const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)))
      return responses.filter(({ status }) => status === 200).length
    }
    expect(await statuses(['127.0.0.1'])).toBe(20)
    expect(await statuses([])).toBe(12)
  },
)

it.each(callDatabases)('allows everything when limits are turned off on %s', async (database) => {
  const { anonymous } = await startServer(database, { config: { rateLimits: 0 } })
  const responses = await Promise.all(Array.from({ length: 50 }, () => anonymous.get('/api/auth/check')))
  expect(responses.every(({ status }) => status === 200)).toBe(true)
})
