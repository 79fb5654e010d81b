/**
 * API calls for the lifecycle of documents: status codes, bodies and rejections over HTTP. The tests of each
 * operation cover the details.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const updates = '/api/documents/updates'

describe.each(callDatabases)('lifecycle API calls on %s', (kind) => {
  let server: TestServer
  let editor: Client
  let made = 0

  beforeAll(async () => {
    server = await startServer(kind)
    editor = await server.signedInAs('editor')
  })

  const create = async (title = 'Άνοιξη') => {
    const data = { title, slug: `zoi-${++made}`, body: 'Κείμενο.' }
    const response = await editor.post(updates, { locale: 'el', data, shared: { author: 'Μαρία' } })
    expect(response.status).toBe(201)
    return `${updates}/${response.json().id}` as const
  }
  const both = { el: 1, '*': 1 }
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
  const refused = async (call: ReturnType<Client['get']>) => {
    const response = await call
    return [response.status, response.problem().code]
  }

  it('copy a document once for a repeated idempotency key', async () => {
    const one = await create()
    const key = { 'idempotency-key': `copy-of-${made}` }
    const first = await editor.post(`${one}/copy`, {}, key)
    const second = await editor.post(`${one}/copy`, {}, key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.json().id).toBe(first.json().id)
    expect(first.json().layers.el.data.slug).toBe(`zoi-${made}-2`)
    expect(await refused(editor.post(`${one}/copy`, { locales: ['fi'] }))).toEqual([422, 'invalid_request'])
  })

  it('schedule a publication, show it and cancel it', async () => {
    const one = await create()
    const plan = { action: 'publish', at: inAnHour(), layers: both }
    const planned = await editor.post(`${one}/schedule`, plan)
    expect(planned.json().layers.el.status).toBe('scheduled')
    const { schedules } = (await editor.get(one)).json()
    expect(schedules).toMatchObject([{ action: 'publish', at: plan.at, layers: both, failure: null }])
    const listed = (await editor.get(`${updates}?locale=el&status=scheduled`)).json().items
    expect(listed.map((item) => `${updates}/${item.id}`)).toContain(one)
    const cancel = () => editor.send('DELETE', `${one}/schedule/${schedules[0]?.id}`)
    expect((await cancel()).json()).toMatchObject({ schedules: [], layers: { el: { status: 'draft' } } })
    expect(await refused(cancel())).toEqual([404, 'not_found'])
    const late = { ...plan, at: '2020-01-01T00:00:00Z' }
    expect((await editor.post(`${one}/schedule`, late)).problem().fields?.[0]?.path).toEqual(['at'])
    const shared = { action: 'unpublish', at: inAnHour(), layers: { '*': 1 } }
    expect(await refused(editor.post(`${one}/schedule`, shared))).toEqual([422, 'invalid_request'])
  })

  it('publish at the scheduled time while the server runs', async () => {
    const one = await create()
    const at = new Date(Date.now() + 2_000).toISOString()
    await editor.post(`${one}/schedule`, { action: 'publish', at, layers: both })
    await expect.poll(async () => (await editor.get(one)).json().layers.el.status).toBe('published')
    const page = await server.anonymous.get(`/el/updates/zoi-${made}`)
    expect([page.status, page.text.includes('Άνοιξη')]).toEqual([200, true])
  })

  it('archive and unarchive', async () => {
    const one = await create()
    await editor.post(`${one}/publish`, { layers: both })
    const archived = await editor.post(`${one}/archive`, { layers: { el: 1 } })
    expect(archived.json().layers.el).toMatchObject({ status: 'archived', publishedVersion: null })
    const back = await editor.post(`${one}/unarchive`, { layers: { el: 1 } })
    expect(back.json().layers.el.status).toBe('draft')
    expect(await refused(editor.post(`${one}/unarchive`, { layers: { el: 1 } }))).toEqual([
      409,
      'stale_version',
    ])
  })

  it('move to the trash, list, restore and delete', async () => {
    const one = await create()
    const allLayers = { layers: both }
    expect((await editor.post(`${one}/trash`, allLayers)).json().trashedAt).toMatch(/^\d{4}-/)
    const { items } = (await editor.get('/api/trash')).json()
    expect(items[0]).toMatchObject({ type: 'updates', titles: { el: 'Άνοιξη' }, versions: both })
    expect(await refused(editor.put(`${one}/el`, { version: 1, data: {} }))).toEqual([409, 'trashed'])
    expect((await editor.post(`${one}/restore`, allLayers)).json().trashedAt).toBeNull()
    expect(await refused(editor.post(`${one}/delete`, allLayers))).toEqual([409, 'not_in_trash'])
    await editor.post(`${one}/trash`, allLayers)
    expect((await editor.post(`${one}/delete`, allLayers)).status).toBe(204)
    expect(await refused(editor.get(one))).toEqual([404, 'not_found'])
  })

  it('list a document in the trash by its shared title', async () => {
    const partners = '/api/documents/partners'
    const shared = { name: 'Atelier Anna', kind: 'partner' }
    const data = { description: 'Prints.' }
    const { id } = (await editor.post(partners, { locale: 'en', data, shared })).json()
    await editor.post(`${partners}/${id}/trash`, { layers: { en: 1, '*': 1 } })
    const { items } = (await editor.get('/api/trash')).json()
    const title = 'Atelier Anna'
    expect(items[0]).toMatchObject({ id, type: 'partners', titles: { en: title, et: title, el: title } })
  })

  it('reject deleting a document that others link to, and name the place', async () => {
    const [used, user] = [await create(), await create()]
    const slug = `/updates/zoi-${made - 1}`
    await editor.put(`${user}/el`, { version: 1, data: { body: `[Εκεί](${slug})` } })
    await editor.post(`${used}/trash`, { layers: both })
    const response = await editor.post(`${used}/delete`, { layers: both })
    expect(response.status).toBe(409)
    expect(response.problem()).toMatchObject({
      code: 'document_in_use',
      data: { uses: [{ type: 'updates', id: user.split('/').at(-1), layer: 'el', field: 'body' }] },
    })
  })

  it('list linked drafts, and publish them together', async () => {
    const [near, one] = [await create(), await create()]
    await editor.put(`${one}/el`, { version: 1, data: { body: `[Εκεί](/updates/zoi-${made - 1})` } })
    const plan = (await editor.get(`${one}/publish-plan?locales=el,en`)).json()
    const id = near.split('/').at(-1)
    expect(plan.items).toMatchObject([{ type: 'updates', id, locales: ['el'], layers: both }])
    const documents = [
      { type: 'updates', id: one.split('/').at(-1), layers: { el: 2, '*': 1 } },
      { type: 'updates', id, layers: plan.items[0]?.layers },
    ]
    expect((await editor.post('/api/publications', { documents })).json().set).toMatch(/^[0-9a-f-]{36}$/)
    expect((await editor.get(near)).json().layers.el.status).toBe('published')
    expect(await refused(editor.get(`${one}/publish-plan?locales=fi`))).toEqual([400, 'invalid_query'])
    expect(await refused(editor.post('/api/publications', { documents: [] }))).toEqual([
      422,
      'invalid_request',
    ])
  })

  it('change documents in bulk, with a translated result for each', async () => {
    const [good, bad] = [await create(), await create('')]
    const items = [good, bad].map((one) => ({ id: one.split('/').at(-1), layers: both }))
    const greek = { 'accept-language': 'el' }
    const response = await editor.post(`${updates}/bulk`, { action: 'publish', items }, greek)
    expect(response.status).toBe(200)
    expect(response.json().items).toEqual([
      { id: items[0]?.id, problem: null },
      {
        id: items[1]?.id,
        problem: {
          code: 'invalid_document',
          message: expect.stringMatching(/\p{Script=Greek}/u),
          fields: [expect.objectContaining({ path: ['el', 'title'], code: 'field.required' })],
        },
      },
    ])
    const many = Array.from({ length: 101 }, () => items[0])
    for (const body of [
      { action: 'publish', items: many },
      { action: 'publish', items: [] },
      { action: 'unpublish', items: [{ id: items[0]?.id, layers: { '*': 1 } }] },
      { action: 'promote', items },
    ]) {
      expect(await refused(editor.post(`${updates}/bulk`, body))).toEqual([422, 'invalid_request'])
    }
  })

  it('reject requests without expected versions', async () => {
    const one = await create()
    const at = inAnHour()
    for (const operation of ['publish', 'unpublish', 'archive', 'unarchive', 'trash', 'restore', 'delete']) {
      expect(await refused(editor.post(`${one}/${operation}`, {})), operation).toEqual([
        428,
        'version_required',
      ])
    }
    for (const action of ['publish', 'unpublish']) {
      const plan = editor.post(`${one}/schedule`, { action, at })
      expect(await refused(plan), action).toEqual([428, 'version_required'])
    }
    expect((await editor.get(one)).json()).toMatchObject({ trashedAt: null, schedules: [] })
  })

  it('check the permissions of each role', async () => {
    const one = await create()
    const translator = await server.signedInAs('translator', ['el'])
    const viewer = await server.signedInAs('viewer')
    const allLayers = { layers: both }
    const calls: readonly (readonly [string, object])[] = [
      [`${one}/copy`, {}],
      [`${one}/trash`, allLayers],
      [`${one}/restore`, allLayers],
      [`${one}/delete`, allLayers],
    ]
    for (const [path, body] of calls) {
      expect(await refused(server.anonymous.post(path, body)), path).toEqual([401, 'not_signed_in'])
      expect(await refused(translator.post(path, body)), path).toEqual([403, 'not_allowed'])
      expect(await refused(viewer.post(path, body)), path).toEqual([403, 'not_allowed'])
    }
    const archive = { layers: { el: 1 } }
    expect(await refused(viewer.post(`${one}/archive`, archive))).toEqual([403, 'not_allowed'])
    expect((await translator.post(`${one}/archive`, archive)).status).toBe(200)
    expect((await viewer.get('/api/trash')).status).toBe(200)
  })
})
