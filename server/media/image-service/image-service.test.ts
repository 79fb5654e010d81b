/** Tests the concurrency of the image service, remote images, and robustness against any input. */
import { mkdtemp, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSafeFetch } from '../../outbound-fetch/index.ts'
import type { StoredItem } from '../index.ts'
import { photograph, png, svg } from '../testing/samples.ts'
import { ImageProblem, imageProblems } from './image-problem.ts'
import { openImages } from './index.ts'
import { maxRequestedSide, readModifiers } from './parse-modifiers.ts'
import { readSource } from './serve-images.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})
afterAll(() => rm(folder, { recursive: true }))

const item = (hash: string): StoredItem => ({
  id: 'id',
  key: { id: 'id', hash, extension: 'png', type: 'image/png' },
  kind: 'picture',
  name: 'fern.png',
  bytes: 1,
  address: '',
  isCurrent: true,
  changedAt: new Date(),
})

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'made',
    (problem: unknown) => (problem instanceof ImageProblem ? problem.code : problem),
  )

describe('Images of the library', () => {
  let reading = 0
  let maxReading = 0
  let reads = 0
  let open: () => void = () => {}
  let opened: Promise<void>
  const media = {
    async bytes() {
      reads++
      maxReading = Math.max(maxReading, ++reading)
      await opened
      reading--
      return Readable.from([(await png({ width: 400, height: 300 })).bytes])
    },
  }
  const images = () =>
    openImages({ media, folder, maxCacheBytes: 1e6, hosts: async () => [], fetch: openSafeFetch() })
  const close = () => {
    ;[reads, maxReading] = [0, 0]
    opened = new Promise((resolve) => {
      open = resolve
    })
  }

  it('are rendered two at a time, then queued, then refused with a retry', async () => {
    close()
    const { ofItem } = images()
    const request = Array.from({ length: 50 }, (_, at) =>
      codeOf(ofItem(item('burst'), { width: 51 + at }, {})),
    )
    const refused = await Promise.all(request.slice(34))
    expect(new Set(refused)).toEqual(new Set(['IPX_BUSY']))
    open()
    expect(new Set(await Promise.all(request.slice(0, 34)))).toEqual(new Set(['made']))
    expect([reads, maxReading]).toEqual([34, 2])
  })

  it('are rendered once for parallel requests, and not again while cached', async () => {
    close()
    const { ofItem } = images()
    const request = Array.from({ length: 50 }, () => ofItem(item('same'), { width: 320, format: 'webp' }, {}))
    open()
    const made = await Promise.all(request)
    expect(new Set(made.map(({ hash }) => hash)).size).toBe(1)
    await images().ofItem(item('same'), { format: 'webp', width: 320 }, {})
    expect(reads).toBe(1)
  })
})

it('cannot be enlarged beyond the maximum size', async () => {
  const { bytes } = await png({ width: 4, height: 2_000 })
  const media = { bytes: async () => Readable.from([bytes]) }
  const { ofItem } = openImages({
    media,
    folder,
    maxCacheBytes: 1e6,
    hosts: async () => [],
    fetch: openSafeFetch(),
  })
  const grown = (modifiers: string) => codeOf(ofItem(item('thin'), readModifiers(modifiers), {}))
  expect(await grown('w_8,enlarge')).toBe('made')
  expect(await grown('w_3072')).toBe('made')
  expect(await grown('w_3072,enlarge')).toBe('IPX_INVALID_MODIFIER')
  expect(await grown('s_3072x10,fit_outside,enlarge')).toBe('IPX_INVALID_MODIFIER')
})

describe('Remote images', () => {
  let handler: RequestListener
  let imageRequest = 0
  let here: string
  const otherServer = createServer((request, response) => {
    imageRequest++
    handler(request, response)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve))
    const { port } = otherServer.address() as AddressInfo
    here = `http://127.0.0.1:${port}`
  })
  afterAll(() => {
    otherServer.closeAllConnections()
    otherServer.close()
  })

  let paths = 0
  const fetched = (modifiers = 'w_20', hosts = ['127.0.0.1']) => {
    const { port } = otherServer.address() as AddressInfo
    const fetch = openSafeFetch({ loopbackPorts: [port] })
    const media = { bytes: async () => undefined }
    const images = openImages({ media, folder, maxCacheBytes: 1e6, hosts: async () => hosts, fetch })
    return images.ofRemote(new URL(`${here}/${++paths}`), readModifiers(modifiers), {})
  }
  const sends = (bytes: Buffer | string, headers = {}, status = 200) => {
    handler = (_request, response) => response.writeHead(status, headers).end(bytes)
  }

  it('are cached for as long as the host says, up to a day, or five minutes by default', async () => {
    const { bytes } = await png()
    const secondsLeft = async (headers: object) => {
      sends(bytes, headers)
      const { goodUntil = 0 } = await fetched()
      return Math.round((goodUntil - Date.now()) / 10_000) * 10
    }
    expect(await secondsLeft({})).toBe(300)
    expect(await secondsLeft({ 'cache-control': 'public, max-age=60' })).toBe(60)
    expect(await secondsLeft({ 'cache-control': 'max-age=99999999' })).toBe(86_400)
    expect(await secondsLeft({ 'cache-control': 's-maxage=60' })).toBe(300)
  })

  it('are fetched only from hosts that the settings name exactly', async () => {
    imageRequest = 0
    for (const hosts of [[], ['127.0.0.10'], ['27.0.0.1'], ['localhost'], ['*']]) {
      expect(await codeOf(fetched('w_20', hosts))).toBe('IPX_FORBIDDEN_HOST')
    }
    expect(imageRequest).toBe(0)
  })

  it.each([
    ['is not there', 404, 'IPX_RESOURCE_NOT_FOUND'],
    ['is gone', 410, 'IPX_RESOURCE_NOT_FOUND'],
    ['may not be seen', 403, 'IPX_RESOURCE_FAILED'],
    ['has moved', 302, 'IPX_RESOURCE_FAILED'],
    ['is broken', 500, 'IPX_RESOURCE_FAILED'],
  ])('that %s are reported', async (_what, status, code) => {
    sends('', { location: `${here}/other` }, status)
    expect(await codeOf(fetched())).toBe(code)
  })

  it.each([
    ['a page', '<!doctype html><p>no picture', { 'content-type': 'image/png' }],
    ['nothing', '', { 'content-type': 'image/png' }],
    ['a manual', '%PDF-1.7\n', { 'content-type': 'application/pdf' }],
    ['half a picture', Buffer.from('\x89PNG\r\n\x1a\n half', 'latin1'), {}],
    [
      'a drawing with a document type',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>',
      {},
    ],
  ])('that are %s are rejected, whatever type they declare', async (_what, bytes, headers) => {
    sends(bytes, headers)
    expect(await codeOf(fetched())).toBe('IPX_INVALID_IMAGE')
  })

  it('lose their metadata, and unsafe SVG content', async () => {
    sends(await photograph('jpeg', 6))
    expect((await fetched('f_webp')).bytes.toString('latin1')).not.toMatch(/canary|Exif|GPS/)
    sends(
      svg('<path d="M0 0h9v9z"/><script>alert(1)</script><image href="https://evil.example/x.png"/>').bytes,
    )
    const { bytes, type } = await fetched('_')
    expect(type).toBe('image/svg+xml')
    expect(bytes.toString()).not.toMatch(/script|evil/)
  })
})

describe('Any request', () => {
  const name = fc.constantFrom(
    'w',
    'h',
    's',
    'f',
    'q',
    'fit',
    'pos',
    'b',
    'blur',
    'rotate',
    'extract',
    'enlarge',
    'a',
  )
  const value = fc.oneof(
    fc.string(),
    fc.nat().map(String),
    fc.constantFrom('1x1', 'webp', '-1', '1e3', '0x10', 'NaN'),
  )
  const modifier = fc.oneof(
    fc.string(),
    fc.tuple(name, fc.constantFrom('_', ':', '='), value).map((parts) => parts.join('')),
  )

  it('is parsed within limits, or rejected with a reason', () => {
    fc.assert(
      fc.property(fc.array(modifier, { maxLength: 12 }), (parts) => {
        try {
          const {
            width = 1,
            height = 1,
            quality = 1,
            effects = [],
          } = readModifiers(encodeURIComponent(parts.join(',')))
          for (const side of [width, height])
            expect(side).toSatisfy((one: number) => one >= 1 && one <= maxRequestedSide)
          expect(quality).toSatisfy((one: number) => one >= 1 && one <= 100)
          expect(effects.length).toBeLessThanOrEqual(8)
        } catch (problem) {
          expect(problem).toBeInstanceOf(ImageProblem)
        }
      }),
    )
  })

  it('has a source in the library or on another host, and never a local file', () => {
    const segment = fc.constantFrom(
      '..',
      '.',
      '',
      '/',
      '\\',
      '%2e%2e',
      '%252e',
      '%2f',
      'media',
      'etc/passwd',
      'file:',
      'https:',
    )
    const path = fc.oneof(
      fc.string(),
      fc.array(segment, { maxLength: 8 }).map((segments) => segments.join('/')),
    )
    fc.assert(
      fc.property(path, (text) => {
        try {
          const source = readSource(encodeURIComponent(text))
          if (source.kind === 'media') expect(source.id).toMatch(/^[0-9a-f-]{36}$/)
          else expect(source.url.hostname).not.toBe('')
        } catch (problem) {
          expect(problem).toBeInstanceOf(ImageProblem)
        }
      }),
    )
  })

  it('never causes a server error', async () => {
    const { bytes } = await png({ width: 60, height: 40 })
    const media = { bytes: async () => Readable.from([bytes]) }
    const { ofItem } = openImages({
      media,
      folder,
      maxCacheBytes: 1e6,
      hosts: async () => [],
      fetch: openSafeFetch(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(modifier, { maxLength: 4 }), async (parts) => {
        const text = encodeURIComponent(parts.join('&'))
        const made = await codeOf(Promise.resolve().then(() => ofItem(item('fuzz'), readModifiers(text), {})))
        expect(made === 'made' || String(made) in imageProblems, `${text}: ${made}`).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})
