/** Text history: the earlier texts from which headings keep their ids. */
import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { readTextHistory } from './reader.ts'

describe.each(databases)('text history on %s', (database) => {
  let server: TestServer
  let editor: Client
  let id: string
  let version: Record<string, number>
  const path = () => `/api/documents/docs/${id}` as const

  async function saveAndPublish(locale: string, data: object) {
    const saved = (await editor.put(`${path()}/${locale}`, { version: version[locale] ?? 0, data })).json()
    version[locale] = saved.layer.version
    const published = await editor.post(`${path()}/publish`, { layers: { [locale]: version[locale] } })
    expect(published.status).toBe(200)
  }

  beforeAll(async () => {
    server = await startServer(database)
    editor = await server.signedInAs('editor')
    const data = { title: 'Run', slug: `run-${database}`, summary: '', body: '## Start' }
    const created = (await editor.post('/api/documents/docs', { locale: 'et', data })).json()
    id = created.id
    version = { et: created.layers.et.version }
    const shared = (await editor.put(`${path()}/*`, { version: 0, data: { order: 1 } })).json()
    const layers = { et: version.et, '*': shared.layer.version }
    expect((await editor.post(`${path()}/publish`, { layers })).status).toBe(200)
  })

  it('contains every public text once, and those of the source locale', async () => {
    await saveAndPublish('et', { body: '## Begin' })
    await editor.put(`${path()}/et`, { version: version.et, data: { body: '## Draft' } })
    await saveAndPublish('en', { title: 'Run', slug: `jookse-${database}`, summary: '', body: '## Alusta' })
    const read = (locale: 'en' | 'et') => readTextHistory(server.db.kysely, id, { locale, field: 'body' })
    expect(await read('et')).toEqual({ own: ['## Start', '## Begin'], source: [] })
    expect(await read('en')).toEqual({ own: ['## Alusta'], source: ['## Start', '## Begin'] })
  })
})
