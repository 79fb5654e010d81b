/** What is asked of the service for icons of other collections, and how much and how long it may answer. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openIcons } from './index.ts'

const asked: string[] = []
/** What stands after an icon, so that the answer is as large as a test likes. */
let padding = ''
const service = createServer((request, response) => {
  asked.push(request.url ?? '')
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://service.example')
  const prefix = pathname.replace(/^\/|\.json$/g, '')
  const names = (searchParams.get('icons') ?? '').split(',')
  const icons = Object.fromEntries(names.map((name) => [name, { body: '<path/>' }]))
  response.end(`${JSON.stringify({ prefix, icons })}${padding}`)
})

let find: ReturnType<typeof openIcons>['find']

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  find = openIcons({ fallbackUrl: `http://127.0.0.1:${port}` }).find
})
beforeEach(() => {
  asked.length = 0
  padding = ''
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

describe('a service for other icons', () => {
  it.each(['', 'Mdi', 'mdi_x', 'mdi.x', '..', 'a/b', 'a?b', 'a%2fb', 'a b', 'a\n', 'é', 'a'.repeat(65)])(
    'is asked nothing of a collection called %j',
    async (collection) => {
      await expect(find(collection, ['home'])).rejects.toMatchObject({ code: 'not_found' })
      expect(asked).toEqual([])
    },
  )

  it.each(['', 'Home', '-home', 'home-', 'a--b', 'a_b', 'a/b', '../a', 'a&b=c', 'a b', 'a\n', 'é'])(
    'is asked nothing of an icon called %j',
    async (name) => {
      expect((await find('mdi', [name])).set).toEqual({ prefix: 'mdi', icons: {}, not_found: [name] })
      expect(asked).toEqual([])
      expect((await find('mdi', [name, 'home-2'])).set.icons).toEqual({ 'home-2': { body: '<path/>' } })
      expect(asked).toEqual(['/mdi.json?icons=home-2'])
    },
  )

  it('is asked of a collection whose name is as long as names may be', async () => {
    await find('a'.repeat(64), ['home'])
    expect(asked).toHaveLength(1)
  })

  it('may answer with two million bytes, and with no more', async () => {
    const { length } = '{"prefix":"mdi","icons":{"home":{"body":"<path/>"}}}'
    padding = ' '.repeat(2_000_000 - length)
    expect((await find('mdi', ['home'])).set.prefix).toBe('mdi')
    padding += ' '
    await expect(find('mdi', ['home'])).rejects.toMatchObject({ code: 'icon_service_failed' })
  })

  it('has five seconds, as long as clients wait for us', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    try {
      await find('mdi', ['home'])
      expect(timeout).toHaveBeenCalledWith(5_000)
    } finally {
      timeout.mockRestore()
    }
  })
})
