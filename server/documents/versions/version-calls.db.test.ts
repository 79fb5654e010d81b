/** API calls for saving and versions: status codes, headers, bodies and rejections over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

describe.each(callDatabases)('API calls for versions on %s', (kind) => {
  let server: TestServer
  let editor: Client
  let viewer: Client

  beforeAll(async () => {
    server = await startServer(kind)
    editor = await server.signedInAs('editor')
    viewer = await server.signedInAs('viewer')
  })

  /** The URL of a new update in Greek. */
  const create = async () => {
    const data = { title: 'Άνοιξη', body: 'Κείμενο.' }
    const { id } = (await editor.post('/api/documents/updates', { locale: 'el', data })).json()
    return `/api/documents/updates/${id}/el` as const
  }

  it('accept the version in If-Match, and return the next ETag', async () => {
    const path = await create()
    const first = await editor.put(path, { data: { title: 'Θέρος' } }, { 'if-match': '"1"' })
    expect([first.status, first.headers.etag]).toEqual([200, '"2"'])
    const merged = await editor.put(path, { data: { excerpt: 'Λόγια' } }, { 'if-match': '"1"' })
    expect([merged.status, merged.headers.etag, merged.json().layer.data.title]).toEqual([
      200,
      '"3"',
      'Θέρος',
    ])
  })

  it('respond 412 to a conflict with If-Match, with both texts', async () => {
    const path = await create()
    await editor.put(path, { version: 1, data: { title: 'Mine' } })
    const lost = await editor.put(path, { data: { title: 'Yours' } }, { 'if-match': '"1"' })
    expect(lost.status).toBe(412)
    expect(lost.problem()).toMatchObject({
      code: 'precondition_failed',
      data: { version: 2, conflicts: [{ field: 'title', yours: 'Yours', theirs: 'Mine' }] },
    })
    expect((await editor.put(path, { data: {} }, { 'if-match': '"9"' })).status).toBe(412)
    expect((await editor.put(path, { version: 2, data: {} }, { 'if-match': '"1"' })).status).toBe(412)
  })

  it('reject an ETag that names no version', async () => {
    const path = await create()
    for (const tag of ['*', 'W/"1"', '"one"', '"1", "2"', '']) {
      expect((await editor.put(path, { data: {} }, { 'if-match': tag })).status).toBe(428)
    }
  })

  it('return the same response to a repeated save of a session', async () => {
    const path = await create()
    const body = { version: 1, data: { title: 'Θ' }, session: { id: 'desk-0001', number: 1, autosave: true } }
    const [once, twice] = [await editor.put(path, body), await editor.put(path, body)]
    expect(once.json().layer.version).toBe(2)
    expect(twice.json()).toEqual(once.json())
  })

  it('reject a session without id or number', async () => {
    const path = await create()
    const refused = async (more: object) => (await editor.put(path, { version: 1, data: {}, ...more })).status
    expect(await refused({ session: { autosave: true } })).toBe(422)
    expect(await refused({ session: { id: 'desk-0001' } })).toBe(422)
    expect(await refused({ session: { id: 'x y', number: 1 } })).toBe(422)
    expect(await refused({ session: { id: 'desk-0001', number: 0 } })).toBe(422)
  })

  it('create a slug from the title', async () => {
    const path = await create()
    const { data } = (await editor.get(`${path}/versions/1`)).json()
    expect(data.slug).toMatch(/^anoixi(-\d+)?$/)
  })

  it('compare, name and restore a version', async () => {
    const path = await create()
    await editor.put(path, { version: 1, data: { title: 'Θέρος' } })
    const compared = await viewer.get(`${path}/versions/compare?from=1&to=draft`)
    expect(compared.json()).toMatchObject({
      from: { number: 1 },
      to: { number: 2 },
      fields: [{ as: 'words', field: 'title' }],
    })
    const named = await editor.send(
      'PATCH',
      `${path}/versions/1`,
      { 'content-type': 'application/json' },
      '{"note":" Αρχή "}',
    )
    expect(named.json()).toMatchObject({ number: 1, note: 'Αρχή' })
    const restored = await editor.post(`${path}/versions/1/restore`, { version: 2 })
    expect([restored.status, restored.json().layer.version, restored.json().layer.data.title]).toEqual([
      200,
      3,
      'Άνοιξη',
    ])
    expect((await editor.post(`${path}/versions/1/restore`, { version: 2 })).status).toBe(409)
  })

  it('reject invalid parameters and missing permissions', async () => {
    const path = await create()
    for (const query of ['', '?from=1', '?from=0&to=1', '?from=1&to=newest', '?from=1&to=1&to=2']) {
      expect((await editor.get(`${path}/versions/compare${query}`)).status).toBe(400)
    }
    expect((await editor.get(`${path}/versions/compare?from=1&to=7`)).status).toBe(404)
    expect((await editor.get(`${path}/versions/first`)).status).toBe(404)
    const refused = [viewer, await server.signedInAs('translator', ['et'])]
    for (const client of refused) {
      expect((await client.post(`${path}/versions/1/restore`, { version: 1 })).status).toBe(403)
    }
    expect((await server.anonymous.get(`${path}/versions/compare?from=1&to=1`)).status).toBe(401)
  })
})
