/** Tests which addresses outgoing requests can reach. */
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../tools/testing/eventually.ts'
import type { SafeFetch } from './safe-fetch.ts'
import { isPublicAddress, openSafeFetch, publicLookup } from './safe-fetch.ts'

let handler: RequestListener
let requested: string[]
const server = createServer((request, response) => {
  requested.push(request.url ?? '')
  handler(request, response)
})
let here: string
let port: number
let fetchHere: SafeFetch

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  here = `http://127.0.0.1:${port}`
  fetchHere = openSafeFetch({ loopbackPorts: [port] })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (problem: { readonly reason?: string }) => problem.reason,
  )
const at = (address: string) => async () => [{ address, family: address.includes(':') ? 6 : 4 }]

describe('Address check', () => {
  it.each(['93.184.216.34', '8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '64:ff9c::1'])(
    'accepts the public address %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ...[
      '0.0.0.0',
      '0.255.255.255',
      '10.0.0.1',
      '100.64.0.1',
      '100.127.255.255',
      '127.0.0.1',
      '127.255.255.255',
    ],
    ...[
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
      '192.0.0.1',
      '192.168.1.1',
      '198.18.0.1',
      '198.19.255.255',
    ],
    ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::127.0.0.1', 'fc00::1', 'fdff::1', 'fe80::1', 'febf::1', 'fe80::1%eth0', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::FFFF:7f00:1', '0:0:0:0:0:ffff:7f00:1', '64:ff9b::7f00:1'],
    ...['64:ff9b:1::1', '2002:7f00:1::', 'localhost', ''],
  ])('rejects %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('Outgoing request', () => {
  it.each([
    ...['127.0.0.1', '127.1', '0x7f.1', '0x7f000001', '2130706433', '0177.0.0.1', '017700000001', '0'],
    ...[
      '１２７.0.0.1',
      '127.0.0.1.',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::7f00:1]',
    ],
    ...['10.0.0.1', '169.254.169.254', '192.168.0.1', '100.64.0.1', '[fe80::1]', '[fd00::1]'],
  ])('is never sent to %s', async (host) => {
    expect(await errorOf(openSafeFetch()(new URL(`http://${host}/`)))).toBe('forbidden')
  })

  it.each(['localhost', 'localhost.', 'a.localhost'])(
    'is never sent to this machine by its name %s',
    async (host) => {
      const call = openSafeFetch({ resolve: at('127.0.0.1') })(new URL(`http://${host}/`))
      expect(await errorOf(call)).toBe('forbidden')
    },
  )

  it.each([
    ...['ftp://example.org/', 'file:///etc/passwd', 'data:text/plain,x', 'https://example.org:8443/'],
    ...['http://example.org:22/', 'https://user:secret@example.org/', 'https://user@example.org/'],
  ])('is not sent to %s', async (address) => {
    expect(await errorOf(openSafeFetch({ resolve: at('93.184.216.34') })(new URL(address)))).toBe('forbidden')
  })

  it.each(['127.0.0.1', '10.1.2.3', '::1', '::ffff:10.0.0.1'])(
    'checks the resolved address when it connects, and does not connect to %s',
    async (address) => {
      requested = []
      const call = openSafeFetch({ resolve: at(address) })(new URL('http://rebound.example/'))
      expect(await errorOf(call)).toBe('forbidden')
      expect(requested).toEqual([])
    },
  )

  it('connects only to the public addresses of a name', () => {
    const [own, world] = [
      { address: '127.0.0.1', family: 4 },
      { address: '93.184.216.34', family: 4 },
    ]
    const callback = vi.fn()
    return eventually(() => {
      publicLookup(async () => [own, world])('mixed.example', { all: true }, callback)
      publicLookup(async () => [own, world])('mixed.example', {}, callback)
      expect(callback).toHaveBeenCalledWith(null, [world])
      expect(callback).toHaveBeenCalledWith(null, world.address, 4)
    })
  })

  it('returns the response, and sends no unnecessary headers', async () => {
    handler = ({ headers }, response) => response.end(JSON.stringify(headers))
    const { status, bytes } = await fetchHere(new URL(`${here}/a`))
    expect(status).toBe(200)
    expect(JSON.parse(bytes.toString())).toEqual({
      host: `127.0.0.1:${port}`,
      connection: 'close',
      'accept-encoding': 'identity',
      'user-agent': 'Cyanotype',
    })
  })

  it('follows only the allowed number of redirects, and checks each address', async () => {
    handler = ({ url = '' }, response) => {
      const left = Number(url.slice(1))
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end()
      else response.end('there')
    }
    const redirected = (times: number, redirects: number) =>
      fetchHere(new URL(`${here}/${times}`), { redirects })
    expect((await redirected(1, 0)).status).toBe(302)
    expect((await redirected(3, 3)).bytes.toString()).toBe('there')
    expect(await errorOf(redirected(4, 3))).toBe('too_many_redirects')

    handler = (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    expect(await errorOf(redirected(1, 3))).toBe('forbidden')
    handler = (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    expect(await errorOf(redirected(1, 3))).toBe('forbidden')
  })

  it('is not sent to a URL that the caller does not allow', async () => {
    requested = []
    expect(await errorOf(fetchHere(new URL(`${here}/a`), { allows: () => false }))).toBe('forbidden')
    expect(requested).toEqual([])
  })

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('counts a %s body by its unpacked size', async (encoding, pack) => {
    handler = (_request, response) =>
      response.setHeader('content-encoding', encoding).end(pack(Buffer.alloc(100_000)))
    expect((await fetchHere(new URL(here))).bytes).toHaveLength(100_000)
    expect(await errorOf(fetchHere(new URL(here), { maxBytes: 99_999 }))).toBe('too_large')
  })

  it('stops at its size limit when a response never ends', async () => {
    handler = (request, response) => {
      const pour = () => {
        while (!request.destroyed && response.write(Buffer.alloc(65_536)));
      }
      response.on('drain', pour)
      pour()
    }
    expect(await errorOf(fetchHere(new URL(here), { maxBytes: 1_000_000 }))).toBe('too_large')
  })

  it('accepts up to 25 MB by default', async () => {
    const given = (bytes: number) => {
      const packed = gzipSync(Buffer.alloc(bytes))
      handler = (_request, response) => response.setHeader('content-encoding', 'gzip').end(packed)
      return fetchHere(new URL(here))
    }
    expect((await given(25_000_000)).bytes).toHaveLength(25_000_000)
    expect(await errorOf(given(25_000_001))).toBe('too_large')
  })

  it('has ten seconds by default for the whole request', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    handler = (_request, response) => response.end('there')
    try {
      await fetchHere(new URL(here))
      expect(timeout.mock.calls).toEqual([[10_000]])
    } finally {
      timeout.mockRestore()
    }
  })

  it('ends after its timeout, also in the middle of a response', async () => {
    handler = () => {}
    expect(await errorOf(fetchHere(new URL(here), { milliseconds: 50 }))).toBe('unreachable')
    handler = (_request, response) => response.write('half')
    expect(await errorOf(fetchHere(new URL(here), { milliseconds: 50 }))).toBe('unreachable')
  })

  it('rejects a truncated response and one that cannot be unpacked', async () => {
    handler = (_request, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half')
      setImmediate(() => response.destroy())
    }
    expect(await errorOf(fetchHere(new URL(here)))).toBe('unreachable')
    handler = (_request, response) => response.setHeader('content-encoding', 'gzip').end('no gzip')
    expect(await errorOf(fetchHere(new URL(here)))).toBe('unreachable')
    handler = (_request, response) => response.setHeader('content-encoding', 'secret').end('?')
    expect(await errorOf(fetchHere(new URL(here)))).toBe('unreachable')
  })
})
