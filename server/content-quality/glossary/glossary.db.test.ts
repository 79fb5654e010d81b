/** The glossary: only published terms are in use, and its call is for everyone who reads documents. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

describe.each(callDatabases)('Glossary on %s', (kind) => {
  let server: TestServer
  let editor: Client

  beforeAll(async () => {
    server = await startServer(kind)
    editor = await server.signedInAs('editor')
  })

  const path = '/api/documents/glossary'
  const items = async (client: Client = editor) => (await client.get('/api/glossary')).json().items
  const add = async (data: object) => {
    const response = await editor.post(path, { locale: 'en', data })
    expect(response.status).toBe(201)
    return response.json().id
  }

  it('contains a term from its publication to its removal, in each published language', async () => {
    const id = await add({ term: 'fixer', avoid: ['hypo'], note: 'The bath after the developer.' })
    expect(await items()).toEqual([])
    expect((await editor.post(`${path}/${id}/publish`, { layers: { en: 1 } })).status).toBe(200)
    const en = { term: 'fixer', forms: [], avoid: ['hypo'], note: 'The bath after the developer.' }
    expect(await items()).toEqual([{ id, words: { en } }])

    await editor.put(`${path}/${id}/et`, { version: 0, source: 1, data: { term: 'kinniti' } })
    expect(await items()).toEqual([{ id, words: { en } }])
    await editor.post(`${path}/${id}/publish`, { layers: { et: 1 } })
    const et = { term: 'kinniti', forms: [], avoid: [], note: '' }
    expect(await items()).toEqual([{ id, words: { en, et } }])

    await editor.put(`${path}/${id}/en`, { version: 1, data: { term: 'fixing bath' } })
    expect((await items())[0]?.words.en).toEqual(en)
    await editor.post(`${path}/${id}/publish`, { layers: { en: 2 } })
    expect((await items())[0]?.words.en?.term).toBe('fixing bath')

    const trash = await editor.post(`${path}/${id}/trash`, { layers: { en: 2, et: 1 } })
    expect(trash.status).toBe(200)
    expect(await items()).toEqual([])
  })

  it('is for users who read documents, and writing follows the limits of their languages', async () => {
    const id = await add({ term: 'developer' })
    const translator = await server.signedInAs('translator', ['et'])
    const viewer = await server.signedInAs('viewer')
    expect((await viewer.get('/api/glossary')).status).toBe(200)
    expect((await server.anonymous.get('/api/glossary')).status).toBe(401)
    const save = { version: 0, source: 1, data: { term: 'ilmuti' } }
    expect((await viewer.put(`${path}/${id}/et`, save)).status).toBe(403)
    expect((await translator.put(`${path}/${id}/el`, save)).status).toBe(403)
    expect((await translator.put(`${path}/${id}/et`, save)).status).toBe(200)
  })

  it('is not public: no page, no public search, and not in the content API', async () => {
    const id = await add({ term: 'Unmistakableword' })
    await editor.post(`${path}/${id}/publish`, { layers: { en: 1 } })
    const found = await server.anonymous.get('/api/search?q=Unmistakableword&locale=en')
    expect(JSON.stringify(found.json())).not.toContain(id)
    expect((await editor.get('/api/content/glossary')).status).toBe(404)
    expect((await server.anonymous.get('/glossary')).status).toBe(404)
    expect((await server.anonymous.get('/sitemap.xml')).text).not.toContain('glossary')
  })
})
