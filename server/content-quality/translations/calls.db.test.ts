/** API calls for translations, references and checks: permissions, languages and rejections. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

describe.each(callDatabases)('API calls for translators on %s', (kind) => {
  let server: TestServer
  let editor: Client
  let translator: Client
  let viewer: Client

  beforeAll(async () => {
    server = await startServer(kind)
    editor = await server.signedInAs('editor')
    translator = await server.signedInAs('translator', ['et'])
    viewer = await server.signedInAs('viewer')
  })

  const create = async (data: object) => {
    const response = await editor.post('/api/documents/updates', { locale: 'en', data })
    expect(response.status).toBe(201)
    return response.json().id
  }
  const translation = (id: string, locale = 'et') =>
    `/api/documents/updates/${id}/${locale}/translation` as const

  it('allow a translator to translate, see changes and mark them, only in their locale', async () => {
    const id = await create({ title: 'Blue', body: 'One.\n\nTwo.' })
    const path = `/api/documents/updates/${id}`
    const first = { version: 0, source: 1, data: { title: 'Sinine', body: 'Üks.\n\nKaks.' } }
    expect((await translator.put(`${path}/et`, first)).status).toBe(200)
    await editor.put(`${path}/en`, { version: 1, data: { body: 'One.\n\nThree.' } })

    const seen = (await translator.get(translation(id))).json()
    expect(seen).toMatchObject({
      source: 'en',
      against: 'draft',
      sourceVersion: 2,
      version: 1,
      state: 'outdated',
    })
    const body = seen.fields.find(({ field }) => field === 'body')
    expect(body?.changes).toEqual([{ passage: expect.any(String), old: 'Two.', now: 'Three.' }])

    const marks = [{ field: 'body', as: 'still-right', passages: [body?.changes[0]?.passage] }]
    const done = { version: 1, source: 2, marks }
    expect((await translator.post(translation(id, 'el'), done)).status).toBe(403)
    expect((await viewer.post(translation(id), done)).status).toBe(403)
    expect((await server.anonymous.get(translation(id))).status).toBe(401)
    expect((await translator.post(translation(id), { ...done, source: 1 })).problem().code).toBe(
      'stale_version',
    )
    const response = await translator.post(translation(id), done)
    expect(response.json()).toMatchObject({ state: 'current' })
    const { rows } = await trail(id)
    expect(rows[0]).toBe('document.translated')
  })

  const trail = async (id: string) => {
    const rows = await server.db.kysely
      .selectFrom('audit')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('number', 'desc')
      .execute()
    return { rows: rows.map(({ action }) => action) }
  }

  it('reject an invalid mark with its path', async () => {
    const id = await create({ title: 'Blue' })
    const mark = (marks: unknown) => translator.post(translation(id), { version: 0, source: 1, marks })
    expect((await mark([])).status).toBe(422)
    expect((await mark([{ field: 'title', as: 'fine' }])).problem().fields?.[0]?.path).toEqual([
      'marks',
      0,
      'as',
    ])
    expect((await mark([{ field: 'nothing', as: 'translated' }])).problem()).toMatchObject({
      code: 'invalid_request',
      fields: [{ path: ['marks'], message: expect.stringContaining('“nothing”') }],
    })
    expect((await translator.get(translation(id, '*'))).status).toBe(404)
    expect((await translator.get(translation('nobody'))).status).toBe(404)
    expect((await translator.get(`${translation(id)}?against=mine`)).status).toBe(400)
  })

  it('list waiting translations of a required locale', async () => {
    const id = await create({ title: 'Waiting' })
    const { items } = (await viewer.get('/api/translations?locale=el&state=missing&limit=100')).json()
    expect(items.find((item) => item.id === id)).toEqual({
      ...{ type: 'updates', id, title: 'Waiting', source: 'en', locale: 'el' },
      ...{ state: 'missing', visits: 0, since: expect.stringMatching(/Z$/) },
    })
    expect((await viewer.get('/api/translations')).status).toBe(400)
    expect((await viewer.get('/api/translations?locale=el&after=x')).problem().code).toBe('invalid_query')
    expect((await server.anonymous.get('/api/translations?locale=el')).status).toBe(401)
  })

  it('list where a document is used', async () => {
    const id = await create({ title: 'There', slug: `there-${kind}` })
    const here = await create({ title: 'Here', body: `[x](/updates/there-${kind})` })
    const { items, next } = (await viewer.get(`/api/uses/document/${id}`)).json()
    expect(items).toEqual([
      {
        ...{ type: 'updates', id: here, title: 'Here', layer: 'en', state: 'draft', field: 'body' },
        ...{ name: `/updates/there-${kind}`, count: 1 },
      },
    ])
    expect(next).toBeNull()
    expect((await viewer.get('/api/uses/secret/x')).status).toBe(404)
    expect((await server.anonymous.get(`/api/uses/document/${id}`)).status).toBe(401)
  })

  it('return check results in the language of the client', async () => {
    const id = await create({ title: '', body: 'One.\n\n#### Two {' })
    const context = async (language: string) => {
      const response = await viewer.get(`/api/documents/updates/${id}/checks`, {
        'accept-language': language,
      })
      return response.json().items
    }
    const [first, second] = await context('et')
    expect(first).toMatchObject({
      severity: 'error',
      layer: 'en',
      field: 'body',
      block: 1,
      line: 3,
      column: 10,
    })
    expect(first?.message).toMatch(/alustab koodi/)
    expect(second).toMatchObject({
      severity: 'error',
      field: 'slug',
      line: null,
      message: 'Avaldamiseks nõutav.',
    })
    expect((await context('en'))[1]?.message).toBe('Required to publish.')
    const report = await viewer.get('/api/checks?kind=orphaned-page')
    expect(report.json()).toMatchObject({ items: expect.any(Array), next: null })
    expect((await viewer.get('/api/checks?kind=broken-link')).status).toBe(200)
    expect((await viewer.get('/api/checks')).status).toBe(400)
    expect((await server.anonymous.get('/api/checks?kind=broken-link')).status).toBe(401)
  })

  it('reject a text that takes too long to parse, and name its field', async () => {
    const response = await editor.post('/api/documents/updates', {
      locale: 'en',
      data: { body: 'a\n=\n'.repeat(200_000) },
    })
    expect(response.status).toBe(422)
    expect(response.problem().fields?.[0]).toMatchObject({ path: ['data', 'body'] })
  })
})
