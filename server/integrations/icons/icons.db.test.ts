/** Tests the icon call as Iconify clients use it. */
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { openIcons } from './index.ts'

const call = '/api/_nuxt_icon'

describe.each(callDatabases)('Own icons on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })
  const get = (path: string, headers = {}) => server.anonymous.get(`${call}/${path}`, headers)

  it('are returned as IconifyJSON with the names of unknown icons', async () => {
    const response = await get('cyanotype.json?icons=globe,nope')
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toMatch('application/json')
    const set = response.json()
    expect(set).toMatchObject({ prefix: 'cyanotype', width: 24, height: 24, not_found: ['nope'] })
    expect(set.icons.globe?.body).toMatch(/^<g fill="none" stroke="currentColor"[^>]*><path /)
  })

  it('include all icons of the specification', async () => {
    const names = 'globe,mail,map-pin,instagram,facebook,linkedin,burger-menu,close,chevron,arrow,union'
    const set = (await get(`cyanotype.json?icons=${names}`)).json()
    expect(set.not_found).toEqual([])
    expect(Object.keys(set.icons)).toHaveLength(11)
  })

  it('have the same response for any order and encoding, with or without .json', async () => {
    const responses = await Promise.all(
      [
        'cyanotype.json?icons=globe,mail',
        'cyanotype.json?icons=mail%2Cglobe%2Cmail',
        'cyanotype?icons=mail,globe',
      ].map((path) => get(path)),
    )
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1)
  })

  it('are cacheable and have an ETag', async () => {
    const { headers } = await get('cyanotype.json?icons=globe')
    expect(headers['cache-control']).toMatch(/max-age=3600.*s-maxage=604800.*stale-while-revalidate/)
    expect(headers['last-modified']).toBeDefined()
    const again = await get('cyanotype.json?icons=globe', { 'if-none-match': headers.etag })
    expect([again.status, again.text]).toEqual([304, ''])
    const head = await server.anonymous.send('HEAD', `${call}/cyanotype.json?icons=globe`)
    expect([head.status, head.headers.etag, head.text]).toEqual([200, headers.etag, ''])
  })

  it.each(['__proto__', 'constructor', 'mdi', '%2e%2e', 'a/b'])(
    'are not found for the collection %s',
    async (name) => {
      expect((await get(`${name}.json?icons=globe`)).status).toBe(404)
    },
  )

  it.each(['__proto__', 'constructor', 'toString'])('are not found for the icon %s', async (name) => {
    const set = (await get(`cyanotype.json?icons=${name}`)).json()
    expect([set.icons, set.not_found]).toEqual([{}, [name]])
  })

  it.each(['', '?icons=', '?icons=,', `?icons=${Array.from({ length: 201 }, (_, at) => `a${at}`).join()}`])(
    'require a valid number of names: %s',
    async (query) => expect((await get(`cyanotype.json${query}`)).status).toBe(400),
  )

  it('are the only ones unless an icon service is configured', async () => {
    expect((await get('mdi.json?icons=home')).status).toBe(404)
  })
})

/** Returns its URL. It runs until the end of all tests. */
async function addressOf(listener: Server): Promise<string> {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  closeAtEnd(() => {
    listener.closeAllConnections()
    listener.close()
  })
  const { port } = listener.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** The response of an icon service that knows all names. */
function iconsNamed(names: string) {
  const icons = Object.fromEntries(names.split(',').map((name) => [name, { body: `<path id="${name}"/>` }]))
  return { status: 200, body: JSON.stringify({ prefix: 'mdi', icons, not_found: ['nope'] }) }
}

describe.each(callDatabases)('Icons of other collections on %s', (database) => {
  interface ServiceResponse {
    readonly status: number
    readonly body: string
    readonly location?: string
  }
  let responses: Record<string, ServiceResponse | ((url: URL) => ServiceResponse)>
  let service: string
  let requests: string[]
  let server: TestServer
  beforeAll(async () => {
    const listener = createServer((request, response) => {
      requests.push(request.url ?? '')
      const url = new URL(request.url ?? '', 'http://service.example')
      const found = responses[url.pathname] ?? { status: 404, body: '404' }
      const { status, body, location } = typeof found === 'function' ? found(url) : found
      const headers = { 'content-type': 'application/json', ...(location && { location }) }
      response.writeHead(status, headers).end(body)
    })
    service = await addressOf(listener)
    server = await startServer(database, { config: { iconFallbackUrls: [service] } })
  })
  const get = (path: string) => {
    requests = []
    return server.anonymous.get(`${call}/${path}`)
  }

  it('come from the configured service', async () => {
    const box = { left: -2, top: -1, width: 20, height: 18 }
    const set = { prefix: 'mdi', ...box, icons: { home: { body: '<path/>' } } }
    responses = { '/mdi.json': { status: 200, body: JSON.stringify(set) } }
    const response = await get('mdi.json?icons=home,account')
    expect(response.json()).toEqual(set)
    expect(requests).toEqual(['/mdi.json?icons=account%2Chome'])
  })

  it('are not found when a name is invalid, without affecting the others', async () => {
    responses = { '/mdi.json': ({ searchParams }) => iconsNamed(searchParams.get('icons') ?? '') }
    const some = (await get('mdi.json?icons=home,__proto__,Home')).json()
    expect([Object.keys(some.icons), some.not_found]).toEqual([['home'], ['nope', 'Home', '__proto__']])
    expect((await get('mdi.json?icons=Home')).json()).toEqual({
      prefix: 'mdi',
      icons: {},
      not_found: ['Home'],
    })
    expect(requests).toEqual([])
  })

  it('are requested with URLs of at most 500 characters, and merged into one response', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `long-name-of-an-icon-${index}`)
    responses = { '/mdi.json': ({ searchParams }) => iconsNamed(searchParams.get('icons') ?? '') }
    const response = await get(`mdi.json?icons=${names.join()}`)
    expect(Object.keys(response.json().icons).sort()).toEqual([...names].sort())
    expect(response.json().not_found).toHaveLength(requests.length)
    expect(requests.length).toBeGreaterThan(5)
    expect(Math.max(...requests.map((path) => `${service}${path}`.length))).toBeLessThanOrEqual(500)
  })

  it('are given up when the service does not answer in time', async () => {
    // A separate server, because requests may reach it after they were given up.
    const silent = await addressOf(createServer(() => {}))
    const { find } = openIcons({ fallbackUrls: [silent], timeouts: { nextServiceMs: 50, totalMs: 50 } })
    await expect(find('mdi', ['home'])).rejects.toMatchObject({ code: 'icon_service_failed' })
  })

  it('are not requested from a redirect target of the service', async () => {
    responses = { '/mdi.json': { status: 302, body: '', location: '/other.json' } }
    expect((await get('mdi.json?icons=home')).status).toBe(502)
    expect(requests).toEqual(['/mdi.json?icons=home'])
  })

  it('are not requested when there is an own icon', async () => {
    await get('cyanotype.json?icons=globe')
    expect(requests).toEqual([])
  })

  it.each([
    ['is not there', { status: 404, body: '' }, 404],
    ['is the number 404', { status: 200, body: '404' }, 404],
    ['is another collection', { status: 200, body: '{"prefix":"other","icons":{}}' }, 502],
    ['is no JSON', { status: 200, body: '<html>' }, 502],
    ['is a failure', { status: 500, body: '{}' }, 502],
  ])('return an error when the answer %s, and do not cache it', async (_what, response, status) => {
    responses = { '/mdi.json': response }
    expect((await get('mdi.json?icons=home')).status).toBe(status)
    responses = { '/mdi.json': { status: 200, body: '{"prefix":"mdi","icons":{}}' } }
    expect((await get('mdi.json?icons=home')).status).toBe(200)
  })
})
