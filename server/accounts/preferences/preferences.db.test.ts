/** Tests preferences and saved views through the API. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, Query } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

const json = { 'content-type': 'application/json' }
const patch = (by: Client, body: object) => by.send('PATCH', '/api/preferences', json, JSON.stringify(body))

describe.each(callDatabases)('Preferences on %s', (database) => {
  let server: TestServer
  let editor: Client

  beforeAll(async () => {
    server = await startServer(database)
    editor = await server.signedInAs('editor')
  })

  it('are stored per user, and changed one at a time', async () => {
    const other = await server.signedInAs('viewer')
    expect((await editor.get('/api/preferences')).json()).toEqual({})
    await patch(editor, { theme: 'dark', columns: { updates: ['title', 'author'], docs: ['title'] } })
    await Promise.all([patch(editor, { language: 'el' }), patch(editor, { density: 'compact' })])
    await patch(editor, { singleKeys: 'off' })
    await patch(editor, { theme: null, columns: { docs: null, partners: ['name'] } })
    expect((await editor.get('/api/preferences')).json()).toEqual({
      language: 'el',
      density: 'compact',
      singleKeys: 'off',
      columns: { updates: ['title', 'author'], partners: ['name'] },
    })
    expect((await other.get('/api/preferences')).json()).toEqual({})
  })

  it('contain column widths for each type', async () => {
    const client = await server.signedInAs('editor')
    await patch(client, { widths: { updates: { title: 320 } } })
    await patch(client, { widths: { docs: { title: 400, slug: 200 } } })
    await patch(client, { widths: { updates: null } })
    expect((await client.get('/api/preferences')).json()).toEqual({
      widths: { docs: { title: 400, slug: 200 } },
    })
    expect((await patch(client, { widths: { updates: { title: 'wide' } } })).status).toBe(422)
  })

  it('accept only known properties with valid values', async () => {
    for (const [wrong, path] of [
      [{ theme: 'pink' }, ['theme']],
      [{ timeZone: 'Europe/Atlantis' }, ['timeZone']],
      [{ singleKeys: 'sometimes' }, ['singleKeys']],
      [{ colour: 'blue' }, ['colour']],
      [{ columns: { updates: 'title' } }, ['columns', 'updates']],
    ] as const) {
      expect((await patch(editor, wrong)).problem()).toMatchObject({ status: 422, fields: [{ path }] })
    }
  })

  it('are returned without values in the format of an earlier release', async () => {
    const client = await server.signedInAs('editor')
    await patch(client, { theme: 'dark' })
    const { id } = (await client.get('/api/account')).json()
    const data = JSON.stringify({ theme: 'dark', density: 'huge', gone: 1 })
    await server.db.kysely.updateTable('preferences').set({ data }).where('user_id', '=', id).execute()
    expect((await client.get('/api/preferences')).json()).toEqual({ theme: 'dark' })
    const patched = await patch(client, { preview: 'hidden' })
    expect(patched.json()).toEqual({ theme: 'dark', preview: 'hidden' })
  })
})

describe.each(callDatabases)('Saved views on %s', (database) => {
  let server: TestServer
  let ada: Client
  let bob: Client
  const view = {
    type: 'updates',
    name: 'Drafts',
    settings: { query: { status: 'draft' }, columns: ['title'] },
  }
  const named = async (by: Client, query: Query = '') =>
    (await by.get(`/api/views${query}`)).json().items.map(({ name }) => name)

  beforeAll(async () => {
    server = await startServer(database)
    ada = await server.signedInAs('editor')
    bob = await server.signedInAs('editor')
  })

  it('are visible to their creator, and to all users once shared', async () => {
    const created = await ada.post('/api/views', view)
    expect(created.json()).toMatchObject({ ...view, isShared: false, owner: { username: 'editor-1' } })
    expect([await named(ada), await named(bob)]).toEqual([['Drafts'], []])
    const { type: _type, ...rest } = view
    const changed = await ada.put(`/api/views/${created.json().id}`, {
      ...rest,
      name: 'Our drafts',
      isShared: true,
    })
    expect(changed.json()).toMatchObject({ type: 'updates', name: 'Our drafts', isShared: true })
    expect(await named(bob, '?type=updates')).toEqual(['Our drafts'])
    expect(await named(bob, '?type=docs')).toEqual([])
  })

  it('can be changed and deleted by their creator, and shared ones also by administrators', async () => {
    const admin = await server.signedInAs('admin')
    const own = (await ada.post('/api/views', { ...view, name: 'Mine' })).json().id
    const shared = (await ada.post('/api/views', { ...view, name: 'Ours', isShared: true })).json().id
    const body = { name: 'Taken', settings: { query: {} } }
    expect((await bob.put(`/api/views/${own}`, body)).status).toBe(404)
    expect((await bob.put(`/api/views/${shared}`, body)).status).toBe(403)
    expect((await admin.put(`/api/views/${own}`, body)).status).toBe(404)
    expect((await admin.put(`/api/views/${shared}`, { ...body, isShared: true })).json()).toMatchObject({
      name: 'Taken',
      owner: { username: 'editor-1' },
    })
    expect((await bob.send('DELETE', `/api/views/${own}`)).status).toBe(404)
    expect((await ada.send('DELETE', `/api/views/${own}`)).status).toBe(204)
    expect((await admin.send('DELETE', `/api/views/${shared}`)).status).toBe(204)
    expect(await named(bob)).not.toContain('Taken')
  })

  it('can be shared only by editors and administrators, and only for existing types', async () => {
    const viewer = await server.signedInAs('viewer')
    expect((await viewer.post('/api/views', { ...view, isShared: true })).status).toBe(403)
    expect((await viewer.post('/api/views', view)).status).toBe(201)
    expect((await ada.post('/api/views', { ...view, type: 'nothing' })).status).toBe(404)
    expect((await ada.post('/api/views', { ...view, name: ' ' })).problem().fields).toMatchObject([
      { path: ['name'] },
    ])
  })
})
