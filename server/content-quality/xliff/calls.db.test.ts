/** API calls of XLIFF: headers, permissions, limits and the audit log. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { translatedBy } from './testing/translated-by.ts'

describe.each(callDatabases)('API calls of XLIFF on %s', (kind) => {
  let server: TestServer
  let editor: Client
  let translator: Client
  let viewer: Client
  const at = '/api/translations/xliff'

  beforeAll(async () => {
    server = await startServer(kind)
    editor = await server.signedInAs('editor')
    translator = await server.signedInAs('translator', ['el'])
    viewer = await server.signedInAs('viewer')
  })

  const create = async (title: string) => {
    const response = await editor.post('/api/documents/docs', { locale: 'en', data: { title } })
    return response.json().id
  }

  it('export a file, import it after a dry run, and record both', async () => {
    const id = await create('Blue')
    const file = await viewer.get(`${at}?locale=et&types=docs`)
    expect(file.headers['content-type']).toMatch(/^application\/xliff\+xml/)
    expect(file.headers['content-disposition']).toBe('attachment; filename="translations-en-et.xlf"')
    const xliff = translatedBy(file.text, (text) => `${text} ü`)
    const checked = (await editor.post(at, { xliff })).json()
    expect(checked).toMatchObject({ source: 'en', locale: 'et', documents: [{ id, result: 'changed' }] })
    const before = (await editor.get(`/api/documents/docs/${id}`)).json()
    expect(before.layers.et.version).toBe(0)
    const { fingerprint } = checked
    expect((await editor.post(at, { xliff, fingerprint })).status).toBe(200)
    expect((await editor.post(at, { xliff, fingerprint })).problem().code).toBe('stale_version')
    const after = (await editor.get(`/api/documents/docs/${id}`)).json()
    expect(after.layers.et).toMatchObject({ status: 'draft', data: { title: 'Blue ü' } })
    const rows = await server.db.kysely.selectFrom('audit').select('action').execute()
    const actions = rows.map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['translation.exported', 'translation.imported']))
  })

  it('import only what a limited role may edit', async () => {
    await create('Green')
    const { text } = await viewer.get(`${at}?locale=et&types=docs`)
    const xliff = translatedBy(text, (text) => `${text} ü`)
    expect((await viewer.post(at, { xliff })).status).toBe(403)
    expect((await server.anonymous.get(`${at}?locale=et`)).status).toBe(401)
    const checked = (await translator.post(at, { xliff })).json()
    expect(new Set(checked.documents.map(({ reason }) => reason))).toEqual(new Set(['not-allowed']))
  })

  it('reject unknown types, other files and files that are too large', async () => {
    expect((await editor.get(`${at}?locale=et&types=nothing`)).status).toBe(404)
    expect((await editor.get(at)).status).toBe(400)
    const code = async (xliff: string) => (await editor.post(at, { xliff })).problem().code
    expect(await code('<html/>')).toBe('not_xliff')
    expect(await code('x'.repeat(16_000_001))).toBe('invalid_request')
    expect(await code('x'.repeat(20_000_001))).toBe('body_too_large')
  })
})
