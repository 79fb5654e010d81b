/** Tests that a cached page is the same for everyone, whatever the headers of a request are. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import { smallSite } from '../testing/small-site.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

describe.each(callDatabases)('Cached page on %s', (database) => {
  const site = smallSite()
  let server: TestServer
  const get = async (path: string, more = {}) => {
    const { status, text, headers } = await server.anonymous.get(path, { accept: 'text/html,*/*', ...more })
    const { date: _date, 'x-request-id': _id, ...same } = headers
    return { status, text, headers: same }
  }

  beforeAll(async () => {
    // Contains everything that a page could be made from.
    const echoingSite = {
      ...site,
      render: async (request: Parameters<typeof site.render>[0]) => {
        const page = await site.render(request)
        const { url, origin } = request
        return { ...page, status: 200, html: `${page.html}${JSON.stringify({ url, origin })}` }
      },
    }
    server = await startServer(database, { site: echoingSite })
  })

  it.each([
    ['forwarded', 'for=192.0.2.9;host=evil.example;proto=https'],
    ['x-original-url', '/updates?evil'],
    ['x-rewrite-url', '/updates?evil'],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-port', '444'],
    ['x-forwarded-prefix', '/evil'],
    ['referer', 'https://evil.example/el/'],
  ])('is not changed by %s, when it is rendered or sent from the cache', async (name, value) => {
    // Both are rendered now: one for a request with the header, the other for one without it.
    const [withHeader, withoutHeader] = [`/with-${name}`, `/without-${name}`]
    const made = await get(withHeader, { [name]: value })
    expect(await get(withHeader)).toEqual(made)
    const plain = await get(withoutHeader)
    expect(await get(withoutHeader, { [name]: value })).toEqual(plain)
    expect(made.text.replaceAll(withHeader, withoutHeader)).toBe(plain.text)
    expect(site.rendered.filter((url) => url === withHeader || url === withoutHeader)).toHaveLength(2)
  })
})
