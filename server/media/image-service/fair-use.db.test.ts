/**
 * Tests that excessive image requests by visitors do not block users, and that no network can use the whole
 * service.
 */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { startServer } from '../../testing/start-server.ts'
import { upload, uploaded } from '../testing/form.ts'
import { png, svg } from '../testing/samples.ts'

/** An image that a published update uses. */
async function published(editor: Client, file: Awaited<ReturnType<typeof png>>): Promise<string> {
  const { id, src } = await uploaded(editor, file)
  const data = { title: id, slug: id, body: 'Text.' }
  const draft = { locale: 'en', data, shared: { cover: id } }
  const document = (await editor.post('/api/documents/updates', draft)).json()
  await editor.post(`/api/documents/updates/${document.id}/publish`, { layers: { en: 1, '*': 1 } })
  return src
}

/** An image that takes long to decode. */
async function noise() {
  const canvas = { width: 600, height: 600, channels: 3, background: '#000' } as const
  const picture = sharp({ create: { ...canvas, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
  return {
    name: 'noise.png',
    type: 'image/png',
    bytes: await picture.png({ compressionLevel: 1 }).toBuffer(),
  }
}

describe.each(callDatabases)('Image requests on %s', (database) => {
  it('beyond the capacity do not block uploads and the media library', async () => {
    const server = await startServer(database)
    const editor = await server.signedInAs('editor')
    const src = await published(editor, await noise())
    const visits = Array.from({ length: 40 }, (_, at) =>
      server.anonymous.get(`/_ipx/f_webp,w_${500 + at}${src}`),
    )
    const refused = await Promise.any(
      visits.map(async (visit) => ((await visit).status === 503 ? visit : Promise.reject(await visit))),
    )
    expect(refused.reason).toBe('IPX_BUSY')
    expect((await upload(editor, [await png()])).status).toBe(201)
    expect((await editor.get(`/_ipx/f_webp,w_333${src}`)).status).toBe(200)
    const statuses = (await Promise.all(visits)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
  })

  it('in sizes that no page uses are limited per network, except for signed-in users', async () => {
    // 6 a minute instead of 60.
    const server = await startServer(database, { config: { rateLimits: 0.1 } })
    const editor = await server.signedInAs('editor')
    const src = await published(editor, await png({ width: 900, height: 90 }))
    const get = (modifiers: string, client = server.anonymous) => client.get(`/_ipx/${modifiers}${src}`)
    const responses = await Promise.all(Array.from({ length: 20 }, (_, at) => get(`f_webp,w_${100 + at}`)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(6)
    const refused = await get('w_320,h_640')
    expect([refused.status, refused.reason]).toEqual([429, 'IPX_TOO_MANY_REQUESTS'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    for (const used of ['f_webp,w_320', 'f_avif,w_640', 'f_jpeg,fit_cover,s_1200x630'])
      expect([used, (await get(used)).status]).toEqual([used, 200])
    for (let at = 0; at < 8; at++) expect((await get(`f_webp,w_${200 + at}`, editor)).status).toBe(200)
  })

  it.each([
    ['one filter that takes long', '<feTurbulence baseFrequency="0.9" numOctaves="900"/>'],
    ['a filter with many steps', '<feOffset dx="1"/>'.repeat(30)],
  ])('do not rasterise an SVG with %s', async (_what, steps) => {
    const server = await startServer(database)
    const editor = await server.signedInAs('editor')
    const text = `<filter id="f">${steps}</filter><rect width="100" height="100" filter="url(#f)"/>`
    const src = await published(editor, svg(text))
    const response = await server.anonymous.get(`/_ipx/f_png,w_3072${src}`)
    expect([response.status, response.text]).toEqual([400, expect.stringContaining('too complex')])
    expect((await server.anonymous.get(`/_ipx/w_3072${src}`)).status).toBe(200)
  })
})
