/** Tests that visits are counted without identifying visitors. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../db/index.ts'
import { callDatabases, openTestDatabase } from '../../testing/databases.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { readEvent } from './event-body.ts'
import type { Analytics } from './index.ts'
import { openAnalytics } from './index.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ada = { address: '192.0.2.1', userAgent: browser }
const bo = { address: '192.0.2.2', userAgent: browser }

function pageview(path: string, more: object = {}) {
  const event = readEvent(
    JSON.stringify({ n: 'pageview', u: `https://site.org${path}`, d: 'site.org', ...more }),
  )
  if ('errors' in event) throw new Error('not an event')
  return event
}

describe.each(callDatabases)('Visits on %s', (kind) => {
  let db: Db
  let now: Date
  let analytics: Analytics
  beforeEach(async () => {
    db = await openTestDatabase(kind)
    now = new Date('2026-11-20T12:00:00Z')
    analytics = openAnalytics({ db, domains: async () => ['site.org'], clock: () => now })
  })
  const november = { from: '2026-11-01', to: '2026-11-30' }

  it('are counted by day and page, and visitors once a day', async () => {
    await analytics.collect(pageview('/'), ada)
    await analytics.collect(pageview('/updates?page=2#x'), ada)
    await analytics.collect(pageview('/updates'), ada)
    await analytics.collect(pageview('/updates'), bo)
    const { days, pages } = await analytics.totals(november)
    expect(days).toEqual([{ name: '2026-11-20', times: 4, visitors: 2 }])
    expect(pages).toEqual([
      { name: '/updates', times: 3, visitors: 2 },
      { name: '/', times: 1, visitors: 1 },
    ])
  })

  it('have external referrers as sources, but not the site itself', async () => {
    await analytics.collect(pageview('/', { r: 'https://www.news.net/story' }), ada)
    await analytics.collect(pageview('/?utm_source=letter', { r: 'https://news.net/' }), bo)
    await analytics.collect(pageview('/', { r: 'https://site.org/updates' }), bo)
    await analytics.collect(pageview('/', { r: 'http://localhost:3000/' }), bo)
    const { sources } = await analytics.totals(november)
    expect(sources).toEqual([
      { name: 'letter', times: 1 },
      { name: 'news.net', times: 1 },
    ])
  })

  it('with null characters are counted without them, and lose no other visit', async () => {
    await analytics.collect(pageview('/a'), ada)
    await analytics.collect(pageview('/b', { n: 'page\0view' }), ada)
    await analytics.collect(pageview('/?utm_source=let%00ter'), bo)
    const { days, sources } = await analytics.totals(november)
    expect(days).toEqual([{ name: '2026-11-20', times: 3, visitors: 2 }])
    expect(sources).toEqual([{ name: 'letter', times: 1 }])
  })

  it('of other sites and of bots are dropped', async () => {
    expect(await analytics.collect(pageview('/', { d: 'other.org' }), ada)).toBe(0)
    expect(await analytics.collect(pageview('/', { d: 'other.org,site.org' }), ada)).toBe(1)
    for (const userAgent of ['', 'Googlebot/2.1', 'curl/8.5.0', 'HeadlessChrome/140', 'Lighthouse']) {
      expect(await analytics.collect(pageview('/'), { ...ada, userAgent })).toBe(0)
    }
    expect((await analytics.totals(november)).days).toMatchObject([{ times: 1 }])
  })

  it('leave neither an address nor a user agent behind', async () => {
    await analytics.collect(pageview('/'), ada)
    await analytics.tidy()
    const storedText = JSON.stringify([
      await db.kysely.selectFrom('visits').selectAll().execute(),
      await db.kysely.selectFrom('visit_sources').selectAll().execute(),
    ])
    expect(storedText).not.toContain(ada.address)
    expect(storedText).not.toContain('Firefox')
    expect(storedText).toContain('2026-11-20')
  })

  it('of the same visitor on two days cannot be connected', async () => {
    await analytics.collect(pageview('/'), ada)
    await analytics.tidy()
    now = new Date('2026-11-21T12:00:00Z')
    await analytics.collect(pageview('/'), ada)
    await analytics.tidy()
    const keys = await db.kysely.selectFrom('visits').select('visitor').where('page', '=', '/').execute()
    expect(new Set(keys.map(({ visitor }) => visitor)).size).toBe(2)
  })

  it('are totalled within two days, when the salt is deleted, without changing the counts', async () => {
    for (const path of ['/', '/updates'])
      for (const who of [ada, bo]) await analytics.collect(pageview(path), who)
    const before = await analytics.totals(november)
    now = new Date('2026-11-21T17:59:00Z')
    await analytics.tidy()
    expect(await db.kysely.selectFrom('visit_salts').selectAll().execute()).toHaveLength(1)
    // The jobs run every hour, and five runs are possible before the 22nd ends.
    now = new Date('2026-11-21T18:00:00Z')
    await Promise.all([analytics.tidy(), analytics.tidy()])
    expect(await db.kysely.selectFrom('visit_salts').selectAll().execute()).toEqual([])
    expect(await db.kysely.selectFrom('visits').selectAll().execute()).toEqual([])
    expect(await analytics.totals(november)).toEqual(before)
  })

  it('by the same visitor have the same key on every node', async () => {
    const other = openAnalytics({ db, domains: async () => ['site.org'], clock: () => now })
    await analytics.collect(pageview('/'), ada)
    await other.collect(pageview('/'), ada)
    await other.tidy()
    expect((await analytics.totals(november)).days).toEqual([{ name: '2026-11-20', times: 2, visitors: 1 }])
  })
})

describe.each(callDatabases)('POST /api/event on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  const post = (body: string, headers = {}, { anonymous } = server) =>
    anonymous.send(
      'POST',
      '/api/event',
      { 'content-type': 'text/plain', 'user-agent': browser, origin: 'https://elsewhere.org', ...headers },
      body,
    )
  const visit = JSON.stringify({ n: 'pageview', u: 'http://localhost/x' })

  it('answers pages of any origin at once, without a cookie', async () => {
    const response = await post(visit)
    expect([response.status, response.text]).toEqual([202, 'ok'])
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.headers['x-plausible-dropped']).toBeUndefined()
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it('returns how many events it dropped', async () => {
    const response = await post(JSON.stringify({ n: 'pageview', u: 'https://other.org/' }))
    expect([response.status, response.headers['x-plausible-dropped']]).toEqual([202, '1'])
  })

  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'ignores visitors with the opt-out header %o',
    async (headers) => {
      expect((await post(visit, headers)).headers['x-plausible-dropped']).toBe('1')
    },
  )

  it('rejects invalid events in the format that trackers expect', async () => {
    const response = await post('nonsense')
    expect([response.status, JSON.parse(response.text)]).toEqual([
      400,
      { errors: { request: ['Unable to parse request body as json'] } },
    ])
  })

  it('accepts at most 16 KB', async () => {
    expect((await post('x'.repeat(16_385))).status).toBe(413)
  })

  it('silently drops events above the rate limit of an address', async () => {
    const strict = await startServer(kind, { config: { rateLimits: 1 / 120 } }) // one a minute
    expect((await post(visit, {}, strict)).headers['x-plausible-dropped']).toBeUndefined()
    const response = await post(visit, {}, strict)
    expect([response.status, response.headers['x-plausible-dropped']]).toEqual([202, '1'])
  })

  it('accepts only POST', async () => {
    const response = await server.anonymous.get('/api/event')
    expect([response.status, response.headers.allow]).toEqual([405, 'POST'])
  })

  it('shows totals to signed-in users only', async () => {
    await post(JSON.stringify({ n: 'pageview', u: 'http://localhost/totals' }))
    const path = '/api/analytics?from=2020-01-01&to=2099-12-31'
    expect((await server.anonymous.get(path)).status).toBe(401)
    const viewer = await server.signedInAs('viewer')
    expect((await viewer.get(path)).json().pages).toContainEqual({ name: '/totals', times: 1, visitors: 1 })
  })
})
