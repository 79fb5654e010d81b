import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { uploaded } from '../testing/form.ts'
import { pdf } from '../testing/samples.ts'

let server: TestServer
let editor: Client

describe.each(databases)('Media folder on %s', (database) => {
  beforeAll(async () => {
    server = await startServer(database)
    editor = await server.signedInAs('editor')
  })

  const create = (name: string, parent: string | null = null) =>
    editor.post('/api/media/folders', { name, parent })
  const made = async (name: string, parent: string | null = null) => (await create(name, parent)).json().id
  const change = (id: string, changes: object) =>
    editor.send(
      'PATCH',
      `/api/media/folders/${id}`,
      { 'content-type': 'application/json' },
      JSON.stringify(changes),
    )
  const remove = (id: string) => editor.send('DELETE', `/api/media/folders/${id}`)

  it('can be created, listed, renamed and moved', async () => {
    const prints = await made('Prints')
    const ferns = await made('Ferns', prints)
    const listed = (await (await server.signedInAs('viewer')).get('/api/media/folders')).json().items
    expect(listed).toEqual(
      expect.arrayContaining([
        { id: prints, name: 'Prints', parent: null },
        { id: ferns, name: 'Ferns', parent: prints },
      ]),
    )
    expect((await change(ferns, { name: 'Mosses' })).json()).toEqual({
      id: ferns,
      name: 'Mosses',
      parent: prints,
    })
    expect((await change(ferns, { parent: null })).json()).toEqual({
      id: ferns,
      name: 'Mosses',
      parent: null,
    })
  })

  it('has a unique name in its parent, ignoring case and accents', async () => {
    const first = await made('Järved')
    const refused = await create('JARVED')
    expect([refused.status, refused.problem().code]).toEqual([409, 'folder_name_taken'])
    expect((await create('Jarved', first)).status).toBe(201)
    const other = await made('Meri')
    expect((await change(other, { name: 'järved' })).status).toBe(409)
    expect((await change(first, { name: 'JÄRVED' })).status).toBe(200)
  })

  it('cannot be moved into itself', async () => {
    const outer = await made('Outer')
    const inner = await made('Inner', outer)
    for (const parent of [outer, inner]) {
      const refused = await change(outer, { parent })
      expect([refused.status, refused.problem().code]).toEqual([409, 'folder_inside_itself'])
    }
  })

  it('cannot be moved into itself by two parallel moves', async () => {
    const [one, other] = [await made('One'), await made('Other')]
    const moves = await Promise.all([change(one, { parent: other }), change(other, { parent: one })])
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('can be nested ten levels deep, not eleven', async () => {
    let parent: string | null = null
    for (let depth = 1; depth <= 10; depth++) parent = await made(`Level ${depth}`, parent)
    expect((await create('Level 11', parent)).status).toBe(422)
    expect((await create('Nowhere', '0192f0c1-7a3b-7c4d-8e5f-0123456789ab')).status).toBe(422)
  })

  it('cannot be moved so deep that a folder inside it is at level eleven', async () => {
    let deep: string | null = null
    for (let depth = 1; depth <= 8; depth++) deep = await made(`Deep ${depth}`, deep)
    const outer = await made('Tall')
    const inner = await made('Tall inside', outer)
    await made('Tall innermost', inner)
    const refused = await change(outer, { parent: deep })
    expect([refused.status, refused.problem().fields?.[0]?.code]).toEqual([422, 'media.too_deep'])
    expect((await change(inner, { parent: deep })).status).toBe(200)
  })

  it('keeps a slash in its name', async () => {
    const id = await made('Season 2025/26')
    expect((await change(id, { name: 'Talv / Χειμώνας' })).json().name).toBe('Talv / Χειμώνας')
    const { items } = (await editor.get('/api/media/folders')).json()
    expect(items).toContainEqual({ id, name: 'Talv / Χειμώνας', parent: null })
  })

  it('can be deleted when it is empty, including the trash', async () => {
    const outer = await made('Full')
    const inner = await made('Within', outer)
    const { id } = await uploaded(editor, pdf(), `?folder=${inner}`)
    expect((await remove(outer)).problem().code).toBe('folder_not_empty')
    await editor.post(`/api/media/${id}/trash`, { version: 1 })
    expect((await remove(inner)).problem().code).toBe('folder_not_empty')
    await editor.send('DELETE', `/api/media/${id}?version=2`)
    expect([(await remove(inner)).status, (await remove(outer)).status]).toEqual([204, 204])
    expect((await remove(outer)).status).toBe(404)
  })
})
