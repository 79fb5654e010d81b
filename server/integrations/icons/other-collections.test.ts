/** Tests which requests an icon service receives, and how large and late its responses may be. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openIcons } from './index.ts'

const requested: string[] = []
/** Appended to the response, to make it as large as a test needs. */
let padding = ''
/** Whether the service never answers. */
let isSilent = false
const service = createServer((request, response) => {
  requested.push(request.url ?? '')
  if (isSilent) return
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://service.example')
  if (pathname.startsWith('/missing/')) response.statusCode = 404
  const prefix = pathname.replace(/^\/|\.json$/g, '')
  const names = (searchParams.get('icons') ?? '').split(',')
  const icons = Object.fromEntries(names.map((name) => [name, { body: '<path/>' }]))
  response.end(`${JSON.stringify({ prefix, icons })}${padding}`)
})

let url: string
let find: ReturnType<typeof openIcons>['find']

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
  find = openIcons({ fallbackUrls: [url] }).find
})
beforeEach(() => {
  requested.length = 0
  padding = ''
  isSilent = false
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

describe('Icon service', () => {
  it.each(['', 'Mdi', 'mdi_x', 'mdi.x', '..', 'a/b', 'a?b', 'a%2fb', 'a b', 'a\n', 'é', 'a'.repeat(65)])(
    'receives no request for a collection called %j',
    async (collection) => {
      await expect(find(collection, ['home'])).rejects.toMatchObject({ code: 'not_found' })
      expect(requested).toEqual([])
    },
  )

  it.each(['', 'Home', '-home', 'home-', 'a--b', 'a_b', 'a/b', '../a', 'a&b=c', 'a b', 'a\n', 'é'])(
    'receives no request for an icon called %j',
    async (name) => {
      expect((await find('mdi', [name])).set).toEqual({ prefix: 'mdi', icons: {}, not_found: [name] })
      expect(requested).toEqual([])
      expect((await find('mdi', [name, 'home-2'])).set.icons).toEqual({ 'home-2': { body: '<path/>' } })
      expect(requested).toEqual(['/mdi.json?icons=home-2'])
    },
  )

  it('receives requests for a collection with the longest valid name', async () => {
    await find('a'.repeat(64), ['home'])
    expect(requested).toHaveLength(1)
  })

  it('may answer with two million bytes, and no more', async () => {
    const { length } = '{"prefix":"mdi","icons":{"home":{"body":"<path/>"}}}'
    padding = ' '.repeat(2_000_000 - length)
    expect((await find('mdi', ['home'])).set.prefix).toBe('mdi')
    padding += ' '
    await expect(find('mdi', ['home'])).rejects.toMatchObject({ code: 'icon_service_failed' })
  })

  it('has five seconds, as long as our clients wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      isSilent = true
      const ended = vi.fn()
      const firstRequest = once(service, 'request')
      const found = find('mdi', ['home']).catch(ended)
      await firstRequest
      await vi.advanceTimersByTimeAsync(4_999)
      expect(ended).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await found
      expect(ended.mock.calls).toEqual([[expect.objectContaining({ code: 'icon_service_failed' })]])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('Several icon services', () => {
  const nobody = 'http://127.0.0.1:1'

  it('are tried in the order of the settings, the next when one fails', async () => {
    const { find } = openIcons({ fallbackUrls: [nobody, url, `${url}/never`] })
    expect((await find('mdi', ['home'])).set.icons).toEqual({ home: { body: '<path/>' } })
    expect(requested).toEqual(['/mdi.json?icons=home'])
  })

  it('are not tried after one that does not know the collection', async () => {
    const { find } = openIcons({ fallbackUrls: [`${url}/missing`, url] })
    await expect(find('mdi', ['home'])).rejects.toMatchObject({ code: 'not_found' })
    expect(requested).toEqual(['/missing/mdi.json?icons=home'])
  })
})
