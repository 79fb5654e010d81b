/** Tests media files: who may see them, and that they cannot run code. */
import { beforeAll, describe, expect, it } from 'vitest'
import { upload, uploaded } from '../../media/testing/form.ts'
import { mp3, mp4, pdf, png, svg, webm } from '../../media/testing/samples.ts'
import { openBucket } from '../../media/testing/stores.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

let server: TestServer
let editor: Client
let visitor: Client

/** An update with a cover, published or not. */
async function show(cover: string, slug: string, published = true): Promise<string> {
  const data = { title: slug, slug, body: 'Text.' }
  const created = await editor.post('/api/documents/updates', { locale: 'en', data, shared: { cover } })
  const { id } = created.json()
  if (published) await editor.post(`/api/documents/updates/${id}/publish`, { layers: { en: 1, '*': 1 } })
  return id
}

describe.each(callDatabases)('Media file on %s', (database) => {
  beforeAll(async () => {
    server = await startServer(database)
    editor = await server.signedInAs('editor')
    visitor = httpClient(server.port)
  })

  it('is visible to visitors once public content uses it, and stays so', async () => {
    const { id, src } = await uploaded(editor, await png())
    expect((await visitor.get(src)).status).toBe(404)
    const document = await show(id, 'draft-only', false)
    expect((await visitor.get(src)).status).toBe(404)

    await editor.post(`/api/documents/updates/${document}/publish`, { layers: { en: 1, '*': 1 } })
    const { status, headers, bytes } = await visitor.get(src)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    expect((await visitor.get(src, { 'if-none-match': headers.etag })).status).toBe(304)
    expect((await visitor.get(src.replace('.png', '.html'))).status).toBe(302)

    await editor.post(`/api/documents/updates/${document}/unpublish`, { layers: { en: 1 } })
    expect((await visitor.get(src)).status).toBe(404)
  })

  it('can be shown by other websites if the configuration allows it and it is public', async () => {
    const open = await startServer(database, { config: { mediaSites: 'any' } })
    const policies = []
    for (const { port, signedInAs } of [server, open]) {
      editor = await signedInAs('editor')
      const { id, src } = await uploaded(editor, await png({ color: '#0f1e2d' }))
      const document = await show(id, 'shown-elsewhere', false)
      const draft = await editor.get(src)
      await editor.post(`/api/documents/updates/${document}/publish`, { layers: { en: 1, '*': 1 } })
      const pages = httpClient(port)
      const shown = [draft, await pages.get(src), await pages.get(`/_ipx/w_320${src}`)]
      policies.push(shown.map(({ headers }) => headers['cross-origin-resource-policy']))
    }
    const own = 'same-origin'
    expect(policies).toEqual([
      [own, own, own],
      [own, 'cross-origin', 'cross-origin'],
    ])
    editor = await server.signedInAs('editor')
  })

  it('is visible to readers of drafts and not cached while no public content uses it', async () => {
    const { src } = await uploaded(editor, await png({ color: '#123456' }))
    const viewer = await server.signedInAs('viewer')
    const { status, headers } = await viewer.get(src)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect((await httpClient(server.port, { cookie: 'session=made-up' }).get(src)).status).toBe(404)
  })

  it('is visible with a valid preview link of what uses it, and not cached', async () => {
    const { id, src } = await uploaded(editor, await png({ color: '#246810' }))
    const unused = await uploaded(editor, await png({ color: '#13579b' }))
    const document = await show(id, 'previewed', false)
    const other = await show(unused.id, 'previewed-too', false)
    const share = async (id: string) =>
      (await editor.post(`/api/documents/updates/${id}/preview`, { locale: 'en', days: 7 })).json()
    const at = '2030-01-01T00:00:00.000Z'
    const [ofDraft, ofOther] = [await share(document), await share(other)]
    const ofSite = (await editor.post('/api/previews', { at })).json()
    const [draft, otherDraft, site] = [ofDraft, ofOther, ofSite].map(({ url }) =>
      httpClient(server.port, { cookie: `previewToken=${url.split('preview=')[1]}` }),
    )
    for (const address of [src, `/_ipx/w_320${src}`]) {
      const found = await draft?.get(address)
      expect([found?.status, found?.headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect((await site?.get(address))?.status).toBe(200)
      expect((await otherDraft?.get(address))?.status).toBe(404)
    }
    await editor.send('DELETE', `/api/previews/${ofDraft.id}`)
    expect((await draft?.get(src))?.status, 'once it is revoked').toBe(404)
  })

  it('redirects from an earlier URL to the current one, but never reveals the uncropped image', async () => {
    const { id, src } = await uploaded(editor, await png({ width: 60, color: '#654321' }))
    await show(id, 'cropped')
    const crop = { left: 0, top: 0, width: 10, height: 10 }
    const changed = (
      await editor.send(
        'PATCH',
        `/api/media/${id}`,
        { 'content-type': 'application/json' },
        JSON.stringify({ version: 1, crop }),
      )
    ).json()
    expect(changed.src).not.toBe(src)
    expect(changed.whole.src).toBe(src)
    for (const old of [src, `/media/${id}/${'0'.repeat(64)}.png`]) {
      const redirect = await visitor.get(old)
      expect([redirect.status, redirect.headers.location, redirect.headers['cache-control']]).toEqual([
        302,
        changed.src,
        'no-cache',
      ])
    }
    const full = await editor.get(src)
    expect([full.status, full.headers['cache-control']]).toEqual([200, 'private, no-store'])
  })

  it.each([
    ['drawing', () => svg(), "default-src 'none'; style-src 'unsafe-inline'; sandbox", 'inline'],
    [
      'document',
      () => pdf("Ada's manual.pdf"),
      "default-src 'none'; sandbox",
      "attachment; filename*=UTF-8''Ada%27s%20manual.pdf",
    ],
    ['video', () => mp4(), "default-src 'none'; sandbox", 'inline'],
    ['video', () => webm(), "default-src 'none'; sandbox", 'inline'],
    ['audio', () => mp3(), "default-src 'none'; sandbox", 'inline'],
  ])('is a %s that cannot run code', async (kind, make, policy, disposition) => {
    const file = make()
    const item = await uploaded(editor, file)
    expect(item.kind).toBe(kind)
    const { headers } = await editor.get(item.src)
    expect(headers).toMatchObject({
      'content-type': file.type,
      'content-security-policy': policy,
      'content-disposition': disposition,
      'x-content-type-options': 'nosniff',
    })
  })

  it('supports ranges', async () => {
    const { src, bytes } = await uploaded(editor, mp3(5_000))
    const full = await editor.get(src)
    const part = await editor.get(src, { range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(part.headers).toMatchObject({ 'content-range': `bytes 100-199/${bytes}`, 'content-length': '100' })
    expect(part.bytes).toEqual(full.bytes.subarray(100, 200))
    const outside = await editor.get(src, { range: 'bytes=5000-' })
    expect([outside.status, outside.headers['content-range']]).toEqual([416, `bytes */${bytes}`])
    const stale = await editor.get(src, { range: 'bytes=0-9', 'if-range': '"before"' })
    expect([stale.status, stale.bytes.length]).toEqual([200, bytes])
    const several = await editor.get(src, { range: 'bytes=0-1,5-6' })
    expect([several.status, several.bytes.length]).toEqual([200, bytes])
  })

  it('answers HEAD', async () => {
    const { src, bytes } = await uploaded(editor, mp3(3_000))
    const { status, headers, bytes: body } = await editor.send('HEAD', src)
    expect([status, headers['content-length'], headers['content-type'], body.length]).toEqual([
      200,
      String(bytes),
      'audio/mpeg',
      0,
    ])
    const part = await editor.send('HEAD', src, { range: 'bytes=0-9' })
    expect([part.status, part.headers['content-length']]).toEqual([206, '10'])
  })

  it.each(['/media/x', '/media/../config', `/media/${'a'.repeat(64)}.png`, '/media/', '/media'])(
    'is not found at %s',
    async (path) => {
      expect([400, 404]).toContain((await editor.get(path)).status)
    },
  )
})

describe.each(callDatabases)('Media file in S3 on %s', (database) => {
  it('is sent completely and in ranges, and fails while the store is unavailable', async () => {
    const { place, end } = await openBucket()
    const otherServer = await startServer(database, { config: { media: place } })
    const curator = await otherServer.signedInAs('editor')
    const { src, bytes } = await uploaded(curator, mp3(5_000))
    const full = await curator.get(src)
    expect([full.status, full.headers['content-type'], full.bytes.length]).toEqual([200, 'audio/mpeg', bytes])
    const part = await curator.get(src, { range: 'bytes=-100' })
    expect([part.status, part.headers['content-range']]).toEqual([
      206,
      `bytes ${bytes - 100}-${bytes - 1}/${bytes}`,
    ])
    expect(part.bytes).toEqual(full.bytes.subarray(-100))
    const picture = await uploaded(curator, await png())
    const crop = { left: 0, top: 0, width: 10, height: 10 }
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ version: 1, crop })
    expect((await curator.send('PATCH', `/api/media/${picture.id}`, headers, body)).json().width).toBe(10)

    await end()
    expect((await curator.get(src)).status).toBe(503)
    const late = await upload(curator, [mp3(100)])
    expect([late.status, late.problem().code]).toEqual([503, 'media_unavailable'])
    expect((await curator.get('/api/media')).json().items).toHaveLength(2)
  })
})
