/** Tests pages with unsaved changes: what they show, who may render them, and that nothing is stored. */
import type { RenderedPage, RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { smallSite } from '../../testing/small-site.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

const requests: RenderRequest[] = []

/** Renders the title and text as its payload. */
const site = {
  ...smallSite(),
  async render(request: RenderRequest): Promise<RenderedPage> {
    requests.push(request)
    if (request.url === '/') return blocksPage(request)
    const slug = decodeURIComponent(request.url.split('/').at(-1) ?? '')
    const update = await request.reader.bySlug('updates', request.url.startsWith('/el') ? 'el' : 'en', slug)
    const payload = () => JSON.stringify([update?.data.title, update?.data.body, update?.data.author])
    if (update !== undefined) expect(update.publishedAt).not.toBe('')
    return { status: update === undefined ? 404 : 200, html: '', payload, scriptHashes: [] }
  },
}

/** Renders the text of the home page between a header and a footer. */
async function blocksPage({ reader }: RenderRequest): Promise<RenderedPage> {
  const home = await reader.single('home', 'en')
  const main = `<main>${home?.data.body} ${home?.data.sections}</main>`
  return {
    ...{ status: 200, payload: () => '', scriptHashes: [] },
    html: `<html><header>Menu</header>${main}<footer>Footer</footer></html>`,
  }
}

describe.each(callDatabases)('Page of an unsaved draft on %s', (database) => {
  let server: TestServer
  let editor: Client
  let id: string
  const data = { title: 'Saved', slug: 'saved', body: 'Saved text.' }
  const page = (body: object, client = editor) =>
    client.post(`/api/documents/updates/${id}/preview/page`, { locale: 'en', ...body })
  const shown = async (body: object) => JSON.parse((await page(body)).json().page ?? '')

  beforeAll(async () => {
    server = await startServer(database, { site })
    editor = await server.signedInAs('editor')
    const created = await editor.post('/api/documents/updates', {
      locale: 'en',
      data,
      shared: { author: 'Maria' },
    })
    id = created.json().id
  })

  it('shows the saved draft with the changes of its language and of shared fields', async () => {
    expect(await shown({})).toEqual(['Saved', 'Saved text.', 'Maria'])
    expect(await shown({ layers: { en: { body: 'Typed.' }, '*': { author: 'Jaan' } } })).toEqual([
      'Saved',
      'Typed.',
      'Jaan',
    ])
    expect(await shown({ layers: { el: { title: 'Άλλο' } } })).toEqual(['Saved', 'Saved text.', 'Maria'])
  })

  it('shows a language that was never saved', async () => {
    const layers = { el: { title: 'Νέο', body: 'Κείμενο.' } }
    expect(await shown({ locale: 'el', layers })).toEqual(['Νέο', 'Κείμενο.', 'Maria'])
  })

  it('stays at the saved slug while another one is typed', async () => {
    expect(await shown({ layers: { en: { slug: 'typed', title: 'Typed' } } })).toEqual([
      'Typed',
      'Saved text.',
      'Maria',
    ])
    expect(requests.at(-1)).toMatchObject({ url: '/updates/saved', preview: { isUnsaved: true } })
    expect(requests.at(-1)?.reader.isUnsaved).toBe(true)
  })

  it('stores, records and announces nothing', async () => {
    const { db } = server
    const state = async () => [
      await db.kysely.selectFrom('versions').selectAll().execute(),
      await db.kysely.selectFrom('previews').selectAll().execute(),
      await db.kysely.selectFrom('audit').selectAll().execute(),
      await db.kysely.selectFrom('document_layers').selectAll().execute(),
    ]
    const before = await state()
    expect((await page({ layers: { en: { title: 'Typed' } } })).status).toBe(200)
    expect(await state()).toEqual(before)
    expect((await editor.get(`/api/documents/updates/${id}`)).json().layers.en.data.title).toBe('Saved')
  })

  it('is not rendered from a text with errors, which are named', async () => {
    const body = (await page({ layers: { en: { body: '<Callout>' } } })).json()
    expect(body.page).toBeNull()
    expect(body.errors).toEqual([expect.objectContaining({ path: ['en', 'body'] })])
  })

  it('rejects values of the wrong type, unknown fields and unknown documents', async () => {
    expect((await page({ layers: { en: { title: 7 } } })).status).toBe(422)
    expect((await page({ layers: { en: { colour: 'blue' } } })).status).toBe(422)
    const unknown = await editor.post('/api/documents/updates/nothing/preview/page', { locale: 'en' })
    expect(unknown.status).toBe(404)
    const admin = await server.signedInAs('admin')
    const redirect = await admin.post('/api/documents/redirects', {
      locale: 'en',
      shared: { from: '/old-page', to: '/updates' },
    })
    const none = `/api/documents/redirects/${redirect.json().id}/preview/page`
    expect((await admin.post(none, { locale: 'en' })).status).toBe(404)
  })

  it('is rendered for those who may read the draft', async () => {
    expect((await page({}, server.anonymous)).status).toBe(401)
    const readers = [
      await server.signedInAs('viewer'),
      await server.signedInAs('translator', ['el']),
      await server.signedInAs('editor', undefined, ['showcase']),
    ]
    for (const reader of readers) {
      const { status } = await reader.get(`/api/documents/updates/${id}`)
      expect((await page({ layers: { en: { title: 'Typed' } } }, reader)).status).toBe(status)
    }
  })

  it('is not shown for a document in the trash', async () => {
    const { id: other, layers } = (
      await editor.post('/api/documents/updates', { locale: 'en', data: { ...data, slug: 'thrown' } })
    ).json()
    const versions = { en: layers.en.version, '*': layers['*'].version }
    await editor.post(`/api/documents/updates/${other}/trash`, { layers: versions })
    const path = `/api/documents/updates/${other}/preview/page`
    expect((await editor.post(path, { locale: 'en' })).status).toBe(404)
  })

  describe('of blocks', () => {
    const blocks = (body: object, client = editor) =>
      client.post('/api/previews/blocks', { locale: 'en', ...body })

    it('has these blocks only, and stores nothing', async () => {
      const before = await server.db.kysely.selectFrom('versions').selectAll().execute()
      const response = await blocks({ source: '<Partners />' })
      expect(response.json()).toEqual({ html: '<main><Partners /> </main>', errors: [] })
      expect(requests.at(-1)).toMatchObject({ url: '/', preview: { isUnsaved: true } })
      expect(await server.db.kysely.selectFrom('versions').selectAll().execute()).toEqual(before)
    })

    it('is not rendered from a text with errors, which are named', async () => {
      const body = (await blocks({ source: '<Partners>' })).json()
      expect(body).toEqual({ html: null, errors: [expect.objectContaining({ path: ['en', 'body'] })] })
    })

    it('rejects a text that is empty or too long', async () => {
      for (const source of ['', 'x'.repeat(20_001)]) expect((await blocks({ source })).status).toBe(422)
    })

    it('is rendered for users only', async () => {
      expect((await blocks({ source: '<Partners />' }, server.anonymous)).status).toBe(401)
      expect((await blocks({ source: '<Partners />' }, await server.signedInAs('viewer'))).status).toBe(200)
    })
  })
})
