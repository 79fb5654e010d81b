/**
 * API calls for documents: status codes, bodies and rejections over HTTP. The tests of each operation cover
 * the details.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const updates = '/api/documents/updates'

describe.each(callDatabases)('API calls for documents on %s', (kind) => {
  let server: TestServer
  let editor: Client
  let made = 0

  beforeAll(async () => {
    server = await startServer(kind)
    editor = await server.signedInAs('editor')
  })

  const create = async () => {
    const data = { title: 'Άνοιξη', slug: `anoiksi-${++made}`, body: 'Κείμενο.' }
    const response = await editor.post(updates, { locale: 'el', data, shared: { author: 'Μαρία' } })
    expect(response.status).toBe(201)
    return response.json()
  }

  it('create, save, publish, list, unpublish and read a document', async () => {
    const { id, layers } = await create()
    expect(layers.el).toMatchObject({ status: 'draft', version: 1 })
    const saved = await editor.put(`${updates}/${id}/el`, { version: 1, data: { title: 'Θέρος' } })
    expect([saved.status, saved.json().layer.version, saved.json().merged]).toEqual([200, 2, []])
    const published = await editor.post(`${updates}/${id}/publish`, { layers: { el: 2, '*': 1 } })
    expect(published.json().layers.el).toMatchObject({ status: 'published', publishedVersion: 2 })
    const listed = await editor.get(
      `${updates}?locale=el&status=published&sort=title&q=${encodeURIComponent('θερ')}`,
    )
    expect(listed.json().items.map((item) => item.id)).toContain(id)
    const withdrawn = await editor.post(`${updates}/${id}/unpublish`, { layers: { el: 2 } })
    expect(withdrawn.json().layers.el.status).toBe('draft')
    const read = await editor.get(`${updates}/${id}`)
    expect(read.json().layers['*'].data.author).toBe('Μαρία')
  })

  it('list versions newest first, and read each one', async () => {
    const { id } = await create()
    await editor.put(`${updates}/${id}/el`, { version: 1, data: { title: 'Θέρος' } })
    const versions = await editor.get(`${updates}/${id}/el/versions`)
    expect(versions.json().items.map(({ number }) => number)).toEqual([2, 1])
    expect(versions.json().next).toBeNull()
    expect((await editor.get(`${updates}/${id}/el/versions/1`)).json().data.title).toBe('Άνοιξη')
    expect((await editor.get(`${updates}/${id}/el/versions/3`)).status).toBe(404)
  })

  it('return the MDX errors of a text with each save, and store the text', async () => {
    const { id } = await create()
    const body = 'A word.\n\n<Marquee speed="9">Whee</Marquee>\n\n<Callout colour="red">Well.</Callout>'
    const first = await editor.put(`${updates}/${id}/el`, { version: 1, data: { body } })
    expect([first.status, first.json().layer.data.body]).toEqual([200, body])
    expect(first.json().errors).toMatchObject([
      { path: ['el', 'body'], code: 'mdx.unknownComponent', values: { line: 3, column: 1 } },
      { path: ['el', 'body'], code: 'mdx.unknownProp', values: { line: 5 } },
    ])
    const greek = { 'accept-language': 'el' }
    const again = await editor.put(`${updates}/${id}/el`, { version: 2, data: { title: 'Θέρος' } }, greek)
    expect(again.json().errors).toHaveLength(2)
    expect(again.json().errors[0]?.message).toMatch(/[α-ω]/)
    expect((await editor.post(`${updates}/${id}/publish`, { layers: { el: 3, '*': 1 } })).status).toBe(422)
    const restore = `${updates}/${id}/el/versions/1/restore` as const
    expect((await editor.post(restore, { version: 3 })).json().errors).toEqual([])
    expect(
      (await editor.post(`${updates}/${id}/el/versions/2/restore`, { version: 4 })).json().errors,
    ).toHaveLength(2)
  })

  it('return both texts of a conflict', async () => {
    const { id } = await create()
    await editor.put(`${updates}/${id}/el`, { version: 1, data: { title: 'Mine' } })
    const lost = await editor.put(`${updates}/${id}/el`, { version: 1, data: { title: 'Yours' } })
    expect(lost.status).toBe(409)
    expect(lost.problem()).toMatchObject({
      code: 'version_conflict',
      data: {
        version: 2,
        conflicts: [{ field: 'title', base: 'Άνοιξη', yours: 'Yours', theirs: 'Mine' }],
        theirs: { title: 'Mine', body: 'Κείμενο.' },
      },
    })
  })

  it('reject a save without a version, invalid publishing and unknown names', async () => {
    const { id } = await create()
    const refused = async (call: ReturnType<Client['get']>) => {
      const response = await call
      return [response.status, response.problem().code]
    }
    const unversioned = editor.put(`${updates}/${id}/el`, { data: { title: 'X' } })
    expect(await refused(unversioned)).toEqual([428, 'version_required'])
    const stale = editor.post(`${updates}/${id}/publish`, { layers: { el: 7, '*': 1 } })
    expect(await refused(stale)).toEqual([409, 'stale_version'])
    await editor.put(`${updates}/${id}/el`, { version: 1, data: { title: '' } })
    const invalid = await editor.post(`${updates}/${id}/publish`, { layers: { el: 2, '*': 1 } })
    expect(invalid.status).toBe(422)
    expect(invalid.problem().fields?.[0]?.path).toEqual(['el', 'title'])
    expect(await refused(editor.get('/api/documents/nothing'))).toEqual([404, 'not_found'])
    expect(await refused(editor.get(`${updates}/none`))).toEqual([404, 'not_found'])
    expect(await refused(editor.get(`${updates}/${id}/fi/versions`))).toEqual([404, 'not_found'])
    expect(await refused(editor.get(`${updates}?after=nowhere`))).toEqual([400, 'invalid_query'])
    const empty = editor.post(`${updates}/${id}/publish`, { layers: {} })
    expect(await refused(empty)).toEqual([422, 'invalid_request'])
  })

  it('allow viewers to read, translators to write their locale, and others nothing', async () => {
    const { id } = await create()
    const [viewer, translator] = [
      await server.signedInAs('viewer'),
      await server.signedInAs('translator', ['et']),
    ]
    const save = (client: Client, locale: string) =>
      client.put(`${updates}/${id}/${locale}`, { version: 0, data: {} })
    expect((await viewer.get(`${updates}/${id}`)).status).toBe(200)
    expect((await save(viewer, 'et')).status).toBe(403)
    expect((await save(translator, 'et')).status).toBe(200)
    expect((await save(translator, 'en')).status).toBe(403)
    expect((await save(server.anonymous, 'et')).status).toBe(401)
    expect((await translator.post(updates, { locale: 'et' })).status).toBe(403)
    expect((await viewer.post(`${updates}/${id}/publish`, { layers: { el: 1 } })).status).toBe(403)
  })

  it('allow only administrators to change settings', async () => {
    const admin = await server.signedInAs('admin')
    const body = { version: 0, data: { siteName: 'Σπίτι' } }
    expect((await editor.put('/api/documents/settings/settings/el', body)).status).toBe(403)
    expect((await admin.put('/api/documents/settings/settings/el', body)).status).toBe(200)
  })

  it('create a preview URL of a draft', async () => {
    const { id, layers } = await create()
    const response = await editor.post(`${updates}/${id}/preview`, { locale: 'el' })
    expect(response.status).toBe(201)
    expect(response.json().url).toMatch(new RegExp(`^/el/updates/${layers.el.data.slug}\\?preview=[\\w.-]+$`))
    const home = await editor.post('/api/documents/home/home/preview', { locale: 'et' })
    expect(home.json().url).toMatch(/^\/et\?preview=/)
    expect((await editor.post('/api/documents/settings/settings/preview', { locale: 'et' })).status).toBe(404)
  })
})
