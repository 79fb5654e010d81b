/** Tests the image service through HTTP. See the wire formats, section 6. */
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, TestResponse } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { uploaded } from '../testing/form.ts'
import { animation, pdf, png, svg } from '../testing/samples.ts'

let server: TestServer
let editor: Client
let visitor: Client

/** Uploads a file that a public update uses. Returns its path without the leading slash. */
async function shown(file: Awaited<ReturnType<typeof png>>): Promise<{ id: string; source: string }> {
  const { id, src } = await uploaded(editor, file)
  const slug = `shows-${id}`
  const data = { title: slug, slug, body: 'Text.' }
  const document = (
    await editor.post('/api/documents/updates', { locale: 'en', data, shared: { cover: id } })
  ).json()
  await editor.post(`/api/documents/updates/${document.id}/publish`, { layers: { en: 1, '*': 1 } })
  return { id, source: src.slice(1) }
}

const sizeOf = async ({ bytes }: TestResponse) => {
  const { format, mediaType, width, height, pages } = await sharp(bytes).metadata()
  return { type: mediaType ?? format, width, height, pages }
}
const problemOf = ({ status, reason, text }: TestResponse) => ({ status, reason, text })

describe.each(callDatabases)('Image service on %s', (database) => {
  let photo: { id: string; source: string }
  beforeAll(async () => {
    server = await startServer(database)
    editor = await server.signedInAs('editor')
    visitor = server.anonymous
    photo = await shown(await png({ width: 1_000, height: 500 }))
  })
  const get = (path: string, headers = {}) => visitor.get(`/_ipx/${path}`, headers)
  const photoAs = (modifiers: string, headers = {}) => get(`${modifiers}/${photo.source}`, headers)

  it('renders an image in the requested width and format', async () => {
    const response = await photoAs('f_webp,w_320')
    expect(response.status).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(await sizeOf(response)).toMatchObject({ type: 'image/webp', width: 320, height: 160 })
  })

  it.each([
    ['w_100', 'image/png', 100, 50],
    ['width_100', 'image/png', 100, 50],
    ['h_50', 'image/png', 100, 50],
    ['w:100', 'image/png', 100, 50],
    ['w=100&h=100', 'image/png', 100, 100],
    ['w_100%26f_jpg', 'image/jpeg', 100, 50],
    ['s_100x80&f_jpeg', 'image/jpeg', 100, 80],
    ['resize_100', 'image/png', 100, 100],
    ['s_2000x1000', 'image/png', 1_000, 500],
    ['s_1000x1000', 'image/png', 500, 500],
    ['w_3072', 'image/png', 1_000, 500],
    ['w_1500,enlarge', 'image/png', 1_500, 750],
    ['s_100x100,fit_inside', 'image/png', 100, 50],
    ['s_100x100,fit_outside', 'image/png', 200, 100],
    ['s_100x100,fit_contain,b_ff0000', 'image/png', 100, 100],
    ['s_100x100,fit_cover,pos_left%20top', 'image/png', 100, 100],
    ['w_333,f_gif', 'image/gif', 333, 167],
    ['w_64,f_avif,q_30', 'image/avif', 64, 32],
    ['rotate_90,w_50', 'image/png', 50, 100],
    ['extract_10_10_200_100', 'image/png', 200, 100],
    ['blur_2,flip,flop,grayscale,sharpen_1,w_40', 'image/png', 40, 20],
    ['w_100,f_bmp', 'image/png', 100, 50],
    ['w_100,magic_7,__proto___1,constructor', 'image/png', 100, 50],
    ['_', 'image/png', 1_000, 500],
  ])('parses %s as clients write it', async (modifiers, type, width, height) => {
    const response = await photoAs(modifiers)
    expect(response.headers['content-type']).toBe(type)
    expect(await sizeOf(response)).toMatchObject({ type, width, height })
  })

  it('chooses the best format that the browser accepts, and sends Vary', async () => {
    const typeFor = async (accept: string | undefined) => {
      const { headers } = await photoAs('f_auto,w_320', accept === undefined ? {} : { accept })
      expect(headers.vary).toMatch(/accept/i)
      return headers['content-type']
    }
    expect(await typeFor('image/avif,image/webp,image/*,*/*;q=0.8')).toBe('image/avif')
    expect(await typeFor('image/webp,*/*')).toBe('image/webp')
    expect(await typeFor('image/avif;q=0, image/webp')).toBe('image/webp')
    expect(await typeFor('image/png,*/*')).toBe('image/png')
    expect(await typeFor('image/png, image/jpeg')).toBe('image/jpeg')
    expect(await typeFor('image/gif')).toBe('image/gif')
    expect(await typeFor(undefined)).toBe('image/png')
    expect((await photoAs('f_webp,w_320')).headers.vary).toBeUndefined()
  })

  it('answers HEAD and conditional requests', async () => {
    const { headers, bytes } = await photoAs('f_webp,w_640')
    expect(headers.etag).toMatch(/^"[0-9a-f]{64}"$/)
    const path = `/_ipx/f_webp,w_640/${photo.source}`
    const head = await visitor.send('HEAD', path)
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', headers.etag])
    expect(head.headers['content-length']).toBe(String(bytes.length))
    for (const condition of [
      { 'if-none-match': headers.etag },
      { 'if-modified-since': headers['last-modified'] },
    ]) {
      const again = await photoAs('f_webp,w_640', condition)
      expect([again.status, again.text]).toEqual([304, ''])
    }
    const other = { 'if-none-match': '"other"', 'if-modified-since': headers['last-modified'] }
    expect((await photoAs('f_webp,w_640', other)).status).toBe(200)
  })

  it('accepts the id of an item for a minute, and redirects from a replaced file to the current one', async () => {
    const byId = await get(`w_320/${photo.id}`)
    expect(byId.status).toBe(200)
    expect(byId.headers['cache-control']).toBe('max-age=60, public, s-maxage=60')
    const old = await get(`w_320/media/${photo.id}/${'0'.repeat(64)}.png?x`)
    expect([old.status, old.headers.location]).toEqual([302, `/_ipx/w_320/${photo.source}`])
    expect(old.headers['cache-control']).toBe('no-cache')
  })

  it('shows public images to visitors, and drafts to users who may read them', async () => {
    const { src, id } = await uploaded(editor, await png({ width: 30, color: '#990000' }))
    for (const path of [`/_ipx/w_10${src}`, `/_ipx/f_webp${src}`, `/_ipx/_/${id}`, `/_ipx/_${src}`]) {
      expect(problemOf(await visitor.get(path))).toMatchObject({ status: 404, reason: 'IPX_FILE_NOT_FOUND' })
      const seen = await editor.get(path)
      expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect((await visitor.get(path)).status).toBe(404)
    }
  })

  it('never shows the uncropped image to visitors', async () => {
    const uncropped = await shown(await png({ width: 80, height: 40, color: '#009900' }))
    const body = JSON.stringify({ version: 1, crop: { left: 0, top: 0, width: 10, height: 10 } })
    await editor.send('PATCH', `/api/media/${uncropped.id}`, { 'content-type': 'application/json' }, body)
    const redirect = await get(`f_webp/${uncropped.source}`)
    expect(redirect.status).toBe(302)
    expect(await sizeOf(await visitor.get(redirect.headers.location ?? ''))).toMatchObject({
      width: 10,
      height: 10,
    })
    expect(await sizeOf(await editor.get(`/_ipx/f_webp/${uncropped.source}`))).toMatchObject({ width: 80 })
  })

  it('keeps animations', async () => {
    const file = { name: 'tide.gif', type: 'image/gif', bytes: await animation('gif', 5, 40) }
    const { source } = await shown(file)
    const moving = await get(`f_webp,w_20/${source}`)
    expect(await sizeOf(moving)).toMatchObject({ type: 'image/webp', width: 20, pages: 5 })
    expect((await sizeOf(await get(`w_20/${source}`))).pages).toBe(5)
    expect(await sizeOf(await get(`f_avif,w_20/${source}`))).toMatchObject({ type: 'image/webp', pages: 5 })
    expect((await sizeOf(await get(`f_webp,w_20,a_false/${source}`))).pages).toBeUndefined()
    expect((await sizeOf(await get(`f_jpeg/${source}`))).type).toBe('image/jpeg')
    const chosen = await get(`f_auto,w_20/${source}`, { accept: 'image/png,image/*;q=0.8' })
    expect(await sizeOf(chosen)).toMatchObject({ type: 'image/gif', pages: 5 })
  })

  it('sends an SVG unchanged, and rasterises it when a format is requested', async () => {
    const { source } = await shown(svg('<path fill="#00f" d="M0 0h9v9z"/><script>alert(1)</script>'))
    const drawing = await get(`w_320/${source}`)
    expect(drawing.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    expect(drawing.text).toMatch(/<path/)
    expect(drawing.text).not.toMatch(/script/)
    const drawn = await get(`f_png,w_320/${source}`)
    expect(await sizeOf(drawn)).toMatchObject({ type: 'image/png', width: 320, height: 320 })
  })

  it.each([
    ['', 400, 'IPX_MISSING_MODIFIERS'],
    ['w_100', 400, 'IPX_MISSING_ID'],
    ['w_100/', 400, 'IPX_MISSING_ID'],
    ['w_100/nowhere.png', 404, 'IPX_FILE_NOT_FOUND'],
    ['w_100/01a1f8d1-5cd0-7000-a55d-07d72b6617bd', 404, 'IPX_FILE_NOT_FOUND'],
    ['w_100/../package.json', 403, 'IPX_FORBIDDEN_PATH'],
    ['w_100/media/%2e%2e/%2e%2e/package.json', 403, 'IPX_FORBIDDEN_PATH'],
    ['w_100/media/%252e%252e%252fpackage.json', 403, 'IPX_FORBIDDEN_PATH'],
    ['w_100/..%5c..%5cpackage.json', 403, 'IPX_FORBIDDEN_PATH'],
    ['w_100//etc/passwd', 404, 'IPX_FILE_NOT_FOUND'],
    ['w_100/%2fetc%2fpasswd', 404, 'IPX_FILE_NOT_FOUND'],
    ['w_100/https://evil.example/x.png', 403, 'IPX_FORBIDDEN_HOST'],
    ['w_100/https:/evil.example/x.png', 403, 'IPX_FORBIDDEN_HOST'],
    ['w_100/https:%2F%2Fevil.example%2Fx.png', 403, 'IPX_FORBIDDEN_HOST'],
    ['w_100/http://127.0.0.1/x.png', 403, 'IPX_FORBIDDEN_HOST'],
    ['w_100/http://2130706433/x.png', 403, 'IPX_FORBIDDEN_HOST'],
    ['w_100/file:///etc/passwd', 403, 'IPX_MISSING_HOSTNAME'],
    ['w_100/data:image/png;base64,AA', 403, 'IPX_MISSING_HOSTNAME'],
    ['w_abc/nowhere.png', 400, 'IPX_INVALID_MODIFIER'],
    ['w_0/nowhere.png', 400, 'IPX_INVALID_MODIFIER'],
    ['w_3073/nowhere.png', 400, 'IPX_INVALID_MODIFIER'],
    ['s_1x9999/nowhere.png', 400, 'IPX_INVALID_MODIFIER'],
    ['q_101/nowhere.png', 400, 'IPX_INVALID_MODIFIER'],
    ['blur_1e9/nowhere.png', 400, 'IPX_INVALID_MODIFIER'],
    ['rotate_45/nowhere.png', 400, 'IPX_INVALID_MODIFIER'],
  ])('rejects %s as clients of the service expect', async (path, status, code) => {
    const response = await get(path)
    expect(problemOf(response)).toMatchObject({ status, reason: code })
    expect(response.headers['content-type']).toMatch('application/json')
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(JSON.parse(response.text)).toEqual({
      error: { message: expect.stringContaining(`[${status}] [${code}] `) },
    })
  })

  it('names the expected value in an error', async () => {
    expect(JSON.parse((await get('w_abc/x')).text)).toEqual({
      error: { message: expect.stringContaining('Expected positive integer for width') },
    })
    expect(JSON.parse((await get('w_1/https://evil.example/x')).text)).toEqual({
      error: { message: '[403] [IPX_FORBIDDEN_HOST] Forbidden host: evil.example' },
    })
  })

  it('allows only GET and HEAD', async () => {
    const { status, headers } = await visitor.post(`/_ipx/w_320/${photo.source}`)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('rejects files that are not images', async () => {
    const { src } = await uploaded(editor, pdf())
    expect((await editor.get(`/_ipx/w_10${src}`)).status).toBe(404)
  })

  it('fetches images of hosts in the settings', async () => {
    const otherServer = createServer(async (_request, response) => response.end((await png()).bytes))
    await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve))
    closeAtEnd(() => otherServer.close())
    const { port } = otherServer.address() as AddressInfo
    const reaching = await startServer(database, { config: { loopbackPorts: [port] } })
    const picture = `/_ipx/w_20,f_webp/http://127.0.0.1:${port}/fern.png`
    expect((await reaching.anonymous.get(picture)).reason).toBe('IPX_FORBIDDEN_HOST')

    const admin = await reaching.signedInAs('admin')
    const settings = '/api/documents/settings/settings'
    await admin.put(`${settings}/en`, { version: 0, data: { siteName: 'House' } })
    await admin.put(`${settings}/*`, { version: 0, data: { imageHosts: ['127.0.0.1'] } })
    await admin.post(`${settings}/publish`, { layers: { en: 1, '*': 1 } })
    const reached = await reaching.anonymous.get(picture)
    expect(reached.status).toBe(200)
    expect(reached.headers['cache-control']).toMatch(/^max-age=(300|299|298), public, s-maxage=\d+$/)
    expect(await sizeOf(reached)).toMatchObject({ type: 'image/webp', width: 20 })
  })

  it('caches on disk only common sizes and social cards', async () => {
    const folder = join(server.dataDir, 'images')
    const countCached = async () => (await readdir(folder, { recursive: true }).catch(() => [])).length
    const { source } = await shown(await png({ width: 700, height: 70, color: '#ffee00' }))
    const before = await countCached()
    for (const fallback of ['f_webp,w_320', 'w_320,f_webp', 'f_webp,w_320,magic_1'])
      await get(`${fallback}/${source}`)
    const after = await countCached()
    expect(after - before).toBeGreaterThan(0)
    expect((await get(`f_jpeg,fit_cover,s_1200x630/${source}`)).status).toBe(200)
    const withCard = await countCached()
    expect(withCard).toBeGreaterThan(after)
    for (const options of [
      'f_webp,w_321',
      'f_webp,w_320,q_81',
      'w_320,blur_3',
      's_320x111',
      'w_320,fit_cover',
    ]) {
      expect((await get(`${options}/${source}`)).status).toBe(200)
    }
    expect(await countCached()).toBe(withCard)
  })
})
