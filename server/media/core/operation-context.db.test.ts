/** Tests operations on existing media items. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { formHeaders, formOf, uploaded } from '../testing/form.ts'
import { animation, mp3, pdf, png, svg } from '../testing/samples.ts'

let server: TestServer
let editor: Client

const patch = (client: Client, id: string, body: object) =>
  client.send('PATCH', `/api/media/${id}`, { 'content-type': 'application/json' }, JSON.stringify(body))
const list = async (query: string) => (await editor.get(`/api/media?${query}`)).json()
const namesIn = async (query: string) => (await list(query)).items.map(({ name }) => name)
const replace = async (client: Client, id: string, query: string, file = png({ color: '#ff0000' })) =>
  client.send('PUT', `/api/media/${id}/file${query}`, formHeaders, formOf(await file))

async function publishWith(cover: string, slug: string): Promise<string> {
  const data = { title: slug, slug, body: 'Text.' }
  const { id } = (
    await editor.post('/api/documents/updates', { locale: 'en', data, shared: { cover } })
  ).json()
  expect(
    (await editor.post(`/api/documents/updates/${id}/publish`, { layers: { en: 1, '*': 1 } })).status,
  ).toBe(200)
  return id
}

describe.each(callDatabases)('Media library on %s', (database) => {
  beforeAll(async () => {
    server = await startServer(database)
    editor = await server.signedInAs('editor')
  })

  it('stores texts of an item in each locale', async () => {
    const { id } = await uploaded(editor, await png())
    const alts = { en: 'A fern', el: 'Μια φτέρη' }
    const changed = (await patch(editor, id, { version: 1, alts, captions: { en: 'Plate 3' } })).json()
    expect(changed).toMatchObject({ version: 2, alts, alt: 'A fern', caption: 'Plate 3' })
    expect((await editor.get(`/api/media/${id}?locale=el`)).json()).toMatchObject({
      alt: 'Μια φτέρη',
      caption: 'Plate 3',
    })
    expect((await editor.get(`/api/media/${id}?locale=et`)).json()).toMatchObject({ alt: 'A fern' })
    const emptied = (await patch(editor, id, { version: 2, alts: { en: ' ' } })).json()
    expect(emptied.alts).toEqual({ el: 'Μια φτέρη' })
  })

  it('rejects changes that are based on a stale version', async () => {
    const { id } = await uploaded(editor, await png())
    const without = await patch(editor, id, { name: 'moss.png' })
    expect([without.status, without.problem().code]).toEqual([428, 'version_required'])
    expect((await patch(editor, id, { version: 1, name: 'moss.png' })).json().name).toBe('moss.png')
    const late = await patch(editor, id, { version: 1, name: 'tide.png' })
    expect([late.status, late.problem().code]).toEqual([409, 'stale_version'])
    for (const query of ['', '?version=1']) {
      expect((await replace(editor, id, query)).status).toBe(query === '' ? 428 : 409)
      expect((await editor.send('DELETE', `/api/media/${id}${query}`)).status).toBe(query === '' ? 428 : 409)
    }
    expect((await editor.post(`/api/media/${id}/trash`, { version: 1 })).status).toBe(409)
  })

  it('lets translators edit texts in their own locales only', async () => {
    const { id } = await uploaded(editor, await png())
    const translator = await server.signedInAs('translator', ['el'])
    expect((await patch(translator, id, { version: 1, alts: { el: 'Φτέρη' } })).status).toBe(200)
    for (const changes of [
      { alts: { en: 'Fern' } },
      { captions: { et: 'Sõnajalg' } },
      { name: 'x.png' },
      { folder: null },
      { focal: { x: 0, y: 0 } },
      { crop: null },
    ]) {
      expect((await patch(translator, id, { version: 2, ...changes })).status).toBe(403)
    }
    const viewer = await server.signedInAs('viewer')
    expect((await patch(viewer, id, { version: 2, alts: { el: 'Φτέρη' } })).status).toBe(403)
    for (const client of [translator, viewer]) {
      expect((await replace(client, id, '?version=2')).status).toBe(403)
      expect((await client.post(`/api/media/${id}/trash`, { version: 2 })).status).toBe(403)
      expect((await client.send('DELETE', `/api/media/${id}?version=2`)).status).toBe(403)
      expect((await client.post('/api/media/folders', { name: 'Mine' })).status).toBe(403)
      expect((await client.get(`/api/media/${id}`)).status).toBe(200)
    }
    expect((await server.anonymous.get(`/api/media/${id}`)).status).toBe(401)
  })

  it.each([
    ['a field that nobody asked for', { file: 'a'.repeat(64) }],
    ['a language that there is not', { alts: { xx: 'Fern' } }],
    ['a text without end', { alts: { en: 'x'.repeat(2_001) } }],
    ['a point outside', { focal: { x: 1.1, y: 0 } }],
    ['a crop that is no rectangle', { crop: { left: 0, top: 0, width: 0, height: 4 } }],
    ['a crop outside', { crop: { left: 30, top: 0, width: 11, height: 4 } }],
    ['a folder that is not there', { folder: 'nowhere' }],
  ])('rejects %s', async (_what, changes) => {
    const { id } = await uploaded(editor, await png())
    const { status } = await patch(editor, id, { version: 1, ...changes })
    expect(status).toBe(422)
    expect((await editor.get(`/api/media/${id}`)).json().version).toBe(1)
  })

  it('finds images and SVGs together, unused items, and duplicates', async () => {
    const folder = (await editor.post('/api/media/folders', { name: `Kinds on ${database}` })).json().id
    const fern = await png({ color: '#102030' })
    const { id } = await uploaded(editor, { ...fern, name: 'used.png' })
    const others = [await uploaded(editor, await svg()), await uploaded(editor, await pdf())]
    const inFolder = [{ id, version: 1 }, ...others]
    for (const item of inFolder) await patch(editor, item.id, { version: 1, folder })
    await publishWith(id, `used-on-${database}`)
    const ids = async (query: string) =>
      (await list(`folder=${folder}&${query}`)).items.map((item) => item.id).toSorted()
    expect(await ids('kind=image')).toEqual([id, others[0]?.id].toSorted())
    expect(await ids('unused=true')).toEqual(others.map((item) => item.id).toSorted())
    const upload = createHash('sha256').update(fern.bytes).digest('hex')
    expect((await list(`upload=${upload}`)).items).toMatchObject([{ id }])
    expect((await list(`upload=${upload}&trashed=true`)).items).toEqual([])
  })

  it('reports validation errors in the language of the user', async () => {
    const { id } = await uploaded(editor, await png())
    const headers = { 'content-type': 'application/json', 'accept-language': 'et' }
    const body = JSON.stringify({ version: 1, folder: 'nowhere' })
    const { fields } = (await editor.send('PATCH', `/api/media/${id}`, headers, body)).problem()
    expect(fields).toEqual([{ path: ['folder'], message: 'Sellist kausta ei ole.', code: 'media.no_folder' }])
  })

  it.each(['1', '1abc', 'a'.repeat(64), '../x', '0192f0c1-7a3b-7c4d-8e5f-0123456789ab'])(
    'answers 404 at %s',
    async (id) => {
      expect([400, 404]).toContain((await editor.get(`/api/media/${encodeURIComponent(id)}`)).status)
    },
  )

  it('crops an image, changes the crop, and restores the whole', async () => {
    const { id, src } = await uploaded(editor, await png({ width: 40, height: 30 }))
    const crop = { left: 10, top: 5, width: 20, height: 10 }
    const cropped = (await patch(editor, id, { version: 1, crop, focal: { x: 0.5, y: 0.25 } })).json()
    expect(cropped).toMatchObject({
      width: 20,
      height: 10,
      crop,
      focal: { x: 0.5, y: 0.25 },
      whole: { src, width: 40, height: 30 },
    })
    expect((await editor.get(cropped.src)).bytes.length).toBe(cropped.bytes)
    const wider = (await patch(editor, id, { version: 2, crop: { ...crop, left: 0, width: 40 } })).json()
    expect(wider.width).toBe(40)
    const uncropped = (await patch(editor, id, { version: 3, crop: null })).json()
    expect(uncropped).toMatchObject({ src, width: 40, height: 30, crop: null })
    expect((await editor.get(src)).status).toBe(200)
  })

  it('crops every frame of an animation', async () => {
    const bytes = await animation('gif', 3, 20)
    const { id } = await uploaded(editor, { name: 'tide.gif', type: 'image/gif', bytes })
    const crop = { left: 2, top: 3, width: 10, height: 8 }
    const cropped = (await patch(editor, id, { version: 1, crop })).json()
    expect(cropped).toMatchObject({ width: 10, height: 8 })
    const served = (await editor.get(cropped.src)).bytes
    expect(await sharp(served, { animated: true }).metadata()).toMatchObject({ pages: 3, pageHeight: 8 })
  })

  it('crops images only', async () => {
    for (const file of [svg(), mp3()]) {
      const { id } = await uploaded(editor, file)
      const { status } = await patch(editor, id, {
        version: 1,
        crop: { left: 0, top: 0, width: 1, height: 1 },
      })
      expect(status).toBe(422)
    }
  })

  it('replaces the file of an item, and its pages change at once', async () => {
    const { id, src } = await uploaded(editor, await png())
    await patch(editor, id, { version: 1, alts: { en: 'A fern' } })
    const document = await publishWith(id, 'replaced')
    const { status, text } = await replace(
      editor,
      id,
      '?version=2',
      png({ width: 50, color: '#00ff00', name: 'other.png' }),
    )
    expect(status).toBe(200)
    const replaced = JSON.parse(text)
    expect(replaced).toMatchObject({
      id,
      version: 3,
      width: 50,
      name: 'other.png',
      alts: { en: 'A fern' },
      crop: null,
    })
    expect(replaced.src).not.toBe(src)
    const { data } = (await editor.get(`/api/documents/updates/${document}`)).json().layers['*']
    expect(data.cover).toBe(id)
    expect((await server.anonymous.get(replaced.src)).status).toBe(200)
    expect((await server.anonymous.get(src)).headers.location).toBe(replaced.src)
  })

  it('rejects a replacement of another kind', async () => {
    const { id, src } = await uploaded(editor, await png())
    const { status, text } = await replace(editor, id, '?version=1', Promise.resolve(pdf()))
    expect([status, JSON.parse(text).fields[0].path]).toEqual([422, ['file']])
    expect((await editor.get(`/api/media/${id}`)).json().src).toBe(src)
    expect((await replace(editor, id, '?version=1', Promise.resolve(svg()))).status).toBe(200)
  })

  it('deletes unused items from the trash, and lists the uses of others', async () => {
    const { id, src } = await uploaded(editor, await png({ color: '#0a0b0c' }))
    const document = await publishWith(id, 'kept')
    const early = await editor.send('DELETE', `/api/media/${id}?version=1`)
    expect([early.status, early.problem().code]).toEqual([409, 'not_in_trash'])
    await editor.post(`/api/media/${id}/trash`, { version: 1 })
    const refused = await editor.send('DELETE', `/api/media/${id}?version=2`)
    expect([refused.status, refused.problem().code]).toEqual([409, 'media_in_use'])
    expect(refused.problem().data?.uses).toContainEqual(
      expect.objectContaining({ type: 'updates', id: document, field: 'cover', state: 'public' }),
    )
    expect((await server.anonymous.get(src)).status).toBe(200)

    await editor.put(`/api/documents/updates/${document}/*`, { version: 1, data: { cover: null } })
    await editor.post(`/api/documents/updates/${document}/publish`, { layers: { '*': 2 } })
    expect((await editor.send('DELETE', `/api/media/${id}?version=2`)).status).toBe(204)
    expect((await editor.get(`/api/media/${id}`)).status).toBe(404)
    expect((await editor.get(src)).status).toBe(404)
  })

  it('keeps items in the trash that may be restored', async () => {
    const { id, name } = await uploaded(editor, { ...pdf(), name: 'thrown.pdf' })
    await editor.post(`/api/media/${id}/trash`, { version: 1 })
    expect(await namesIn('q=thrown')).toEqual([])
    expect(await namesIn('q=thrown&trashed=true')).toEqual([name])
    expect((await editor.post(`/api/media/${id}/restore`, { version: 2 })).json().trashedAt).toBeNull()
    expect(await namesIn('q=thrown')).toEqual([name])
  })

  it('finds items by words in names and texts of any script, and by missing alt text', async () => {
    const { id } = await uploaded(editor, await png({ name: 'Järv-2026.png' }))
    await patch(editor, id, { version: 1, alts: { el: 'Λίμνη στην ομίχλη', en: 'A lake' } })
    for (const q of ['jarv', 'JÄRV', 'ΛΙΜΝΗ', 'λιμ ομιχ', 'lake 2026']) {
      expect(await namesIn(`q=${encodeURIComponent(q)}`)).toEqual(['Järv-2026.png'])
    }
    expect(await namesIn('q=lake%20sea')).toEqual([])
    expect(await namesIn('q=lake&missing=et')).toEqual(['Järv-2026.png'])
    expect(await namesIn('q=lake&missing=el')).toEqual([])
    expect(await namesIn('q=lake&kind=picture')).toEqual(['Järv-2026.png'])
    expect(await namesIn('q=lake&kind=video')).toEqual([])
    expect(await namesIn(`q=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
  })

  it('is paginated in either order, also by name', async () => {
    const folder = (await editor.post('/api/media/folders', { name: `Alphabet ${database}` })).json().id
    for (const name of ['b.pdf', 'É.pdf', 'a.pdf', 'Ω.pdf', 'd.pdf'])
      await uploaded(editor, pdf(name), `?folder=${folder}`)
    const paged = async (query: string) => {
      const names: string[] = []
      for (let after = ''; ; ) {
        const page = await list(`folder=${folder}&limit=2&${query}${after && `&after=${after}`}`)
        names.push(...page.items.map((item) => item.name))
        if (page.next === null) return names
        after = page.next
      }
    }
    expect(await paged('sort=name')).toEqual(['a.pdf', 'b.pdf', 'd.pdf', 'É.pdf', 'Ω.pdf'])
    expect(await paged('sort=name&direction=descending')).toEqual([
      'Ω.pdf',
      'É.pdf',
      'd.pdf',
      'b.pdf',
      'a.pdf',
    ])
    expect(await paged('')).toEqual(['d.pdf', 'Ω.pdf', 'a.pdf', 'É.pdf', 'b.pdf'])
    expect(await paged('direction=ascending')).toEqual(['b.pdf', 'É.pdf', 'a.pdf', 'Ω.pdf', 'd.pdf'])
    expect((await editor.get('/api/media?after=nonsense')).status).toBe(400)
  })

  it('lists items without a folder separately', async () => {
    const folder = (await editor.post('/api/media/folders', { name: `Apart ${database}` })).json().id
    const { id } = await uploaded(editor, pdf('apart.pdf'))
    expect(await namesIn('q=apart&folder=')).toEqual(['apart.pdf'])
    await patch(editor, id, { version: 1, folder })
    expect(await namesIn('q=apart&folder=')).toEqual([])
    expect(await namesIn(`q=apart&folder=${folder}`)).toEqual(['apart.pdf'])
  })
})
