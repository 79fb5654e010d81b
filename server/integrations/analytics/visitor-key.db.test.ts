/** Tests that the key of a visitor cannot be used across sites. */
import { describe, expect, it } from 'vitest'
import { callDatabases, openTestDatabase } from '../../testing/databases.ts'
import { readEvent } from './event-body.ts'
import { openAnalytics } from './index.ts'

describe.each(callDatabases)('Visitor key on %s', (kind) => {
  it('differs between sites for the same day, address and browser', async () => {
    const db = await openTestDatabase(kind)
    const analytics = openAnalytics({ db, domains: async () => ['site.org', 'other.org'] })
    const event = readEvent(
      JSON.stringify({ n: 'pageview', u: 'https://site.org/', d: 'site.org,other.org' }),
    )
    if ('errors' in event) throw new Error('not an event')
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    for (let times = 0; times < 2; times++)
      await analytics.collect(event, { address: '192.0.2.1', userAgent })
    await analytics.close()
    const rows = await db.kysely.selectFrom('visits').select('visitor').where('page', '=', '/').execute()
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2)
  })
})
